import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { contactPost } from '../support/contact-post';
import { startEdge } from '../support/edge';
import { misbehavingServer } from '../support/misbehaving-server';
import { allRows } from '../support/outbox';
import { startSite } from '../support/site';
import { type Served, wrk } from './wrk';

/**
 * `npm run bench:server`: what one process serves, asked by wrk over 50 connections, with and
 * without nginx in front. About a minute. Needs wrk, nginx, and the build that `npm start` makes.
 */
const SECONDS = 10;
const GZIP = ['-H', 'Accept-Encoding: gzip'];
const BROTLI = ['-H', 'Accept-Encoding: gzip, br', '-H', 'Accept: text/html'];

const sheet = await misbehavingServer();
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const site = await startSite({ DATA_DIR: folder, CONTACT_SHEET_URL: sheet.url });

const print = (what: string, { perSecond, p50, p99, failed }: Served, more = '') =>
  console.log(
    [
      what.padEnd(50),
      `${perSecond.toFixed(0)}/s`.padStart(9),
      `p50 ${p50.toFixed(1)} ms`.padStart(15),
      `p99 ${p99.toFixed(1)} ms`.padStart(16),
      `${failed} failed`.padStart(10),
      more && `  ${more}`,
    ].join(''),
  );

console.log(`${cpus().length} cores, shared by the site, nginx, wrk and the receiver`);
await wrk(site.url, 3, ...BROTLI);
print('a page, packed beforehand', await wrk(site.url, SECONDS, ...BROTLI));
print('a page, packed with gzip for who takes no Brotli', await wrk(site.url, SECONDS, ...GZIP));

const browser = { 'accept-encoding': 'br', accept: 'text/html' };
const { headers } = await fetch(site.url, { headers: browser });
const known = ['-H', `If-None-Match: ${headers.get('etag')}`];
print('a page the visitor has already (304)', await wrk(site.url, SECONDS, ...BROTLI, ...known));

const html = await (await fetch(site.url)).text();
const chunks = [...new Set(html.match(/\/_next\/static\/chunks\/[\w./~-]+\.js/g))];
const scripts = await Promise.all(
  chunks.map(async (path) => {
    const { length } = await (await fetch(site.url + path)).text();
    return { path, length };
  }),
);
const { path } = scripts.reduce((most, one) => (one.length > most.length ? one : most));
const largest = `the largest of ${chunks.length} scripts`;
print(`${largest}, packed beforehand`, await wrk(site.url + path, SECONDS, ...BROTLI));
print(`${largest}, packed with gzip`, await wrk(site.url + path, SECONDS, ...GZIP));

const edge = await startEdge(site.url);
const held = await wrk(edge.url, SECONDS, ...GZIP);
print('a page held by nginx', held, `${await edge.passedOn()} of them asked of the site`);
await edge.stop();

const { url, action } = await contactPost(site.url);
const lua = resolve(import.meta.dirname, 'contact.lua');
const post = (seconds: number) => wrk(url, seconds, '-s', lua, '--', action, site.url);
const warm = await post(3);
const sent = await post(SECONDS);
await site.end('SIGTERM');
const store = sqliteStore(folder);
const stored = (await allRows(store)).length;
await store.close();
print('the contact action', sent, `${stored} stored of ${warm.requests + sent.requests} answered`);
if (stored < warm.requests + sent.requests || sent.failed + held.failed > 0) process.exitCode = 1;

await site.stop();
await sheet.close();
await rm(folder, { recursive: true, force: true });
