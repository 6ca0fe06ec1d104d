import { cpus } from 'node:os';
import { startEdge } from '../support/edge';
import { startSite } from '../support/site';
import { benchContact } from './contact';
import { benchFlood } from './flood';
import { type Served, wrk } from './wrk';

/**
 * `npm run bench:server`: what one process serves, asked by wrk over 50 connections, with and
 * without nginx in front. About a minute. Needs wrk, nginx, and the build that `npm start` makes.
 */
const SECONDS = 10;
const GZIP = ['-H', 'Accept-Encoding: gzip'];
const BROTLI = ['-H', 'Accept-Encoding: gzip, br', '-H', 'Accept: text/html'];

const site = await startSite();

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
print('a page, precompressed', await wrk(site.url, SECONDS, ...BROTLI));
print('a page, with gzip for clients without Brotli', await wrk(site.url, SECONDS, ...GZIP));

const browser = { 'accept-encoding': 'br', accept: 'text/html' };
const { headers } = await fetch(site.url, { headers: browser });
const known = ['-H', `If-None-Match: ${headers.get('etag')}`];
print(
  'a page that the visitor has cached (304)',
  await wrk(site.url, SECONDS, ...BROTLI, ...known),
);

const html = await (await fetch(site.url)).text();
const chunks = /data-scripts="([^"]+)"/.exec(html)![1]!.split(' ');
const scripts = await Promise.all(
  chunks.map(async (path) => {
    const { length } = await (await fetch(site.url + path)).text();
    return { path, length };
  }),
);
const { path } = scripts.reduce((most, one) => (one.length > most.length ? one : most));
const largest = `the largest of ${chunks.length} scripts`;
print(`${largest}, precompressed`, await wrk(site.url + path, SECONDS, ...BROTLI));
print(`${largest}, with gzip`, await wrk(site.url + path, SECONDS, ...GZIP));

for (const path of ['/api/nothing', '/nowhere', '/about']) {
  const { p50, p99, perSecond } = await benchFlood(site.url, path, SECONDS);
  const posts = `${perSecond.toFixed(0)} posts/s`;
  console.log(
    `a page, beside ${posts} to ${path}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
}

const edge = await startEdge(site.url);
const held = await wrk(edge.url, SECONDS, ...GZIP);
print('a page held by nginx', held, `${await edge.passedOn()} of them asked of the site`);
await edge.stop();

const posted = await benchContact(SECONDS);
print('the contact action', posted, `${posted.lost} lost`);
if (posted.lost + posted.failed + held.failed > 0) process.exitCode = 1;

await site.stop();
