import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type Payloads } from '@/lib/submissions/model/kinds';
import { stateOf } from '@/lib/submissions/model/submission';
import { type ContactPost, contactPost } from '../support/contact-post';
import { misbehavingServer } from '../support/misbehaving-server';
import { allRows } from '../support/outbox';
import { startSite } from '../support/site';

const BOUNDARY = 'bench-0123456789abcdef';

/** One message as the browser's scripts post it, written by hand: the load must cost us little. */
function bodyOf(key: string): string {
  const fields = {
    _1_name: 'Asha',
    _1_email: `${key}@example.in`,
    _1_subject: 'Load',
    _1_message: key,
    _1_id: `form-id-${key.padStart(12, '0')}`,
    0: '[{"status":"idle"},"$K1"]',
  };
  // The message itself comes last: whole numbers would be put first.
  const parts = Object.entries(fields).sort(([a], [b]) => (a < b ? 1 : -1));
  const text = parts.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${text.join('')}--${BOUNDARY}--\r\n`;
}

function post({ url, action }: ContactPost, agent: Agent, key: string): Promise<string> {
  const body = bodyOf(key);
  return new Promise((resolve, reject) => {
    const call = request(url, {
      agent,
      method: 'POST',
      headers: {
        'next-action': action,
        accept: 'text/x-component',
        origin: new URL(url).origin,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': Buffer.byteLength(body),
        // One address may send 120 messages in ten minutes.
        'x-forwarded-for': `2001:db8:${Number(key)
          .toString(16)
          .padStart(8, '0')
          .replace(/(....)$/, ':$1')}::1`,
      },
    });
    call.on('error', reject).on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve(`${response.statusCode} ${text}`));
    });
    call.end(body);
  });
}

export interface LoadReport {
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were no 200 with a success. */
  failed: number;
  /** Acknowledged, but not in the store as delivered. */
  lost: number;
}

/** Posts messages to the production build over so many connections for so long. */
export async function load(connections: number, seconds: number): Promise<LoadReport> {
  const sheet = await misbehavingServer();
  const directory = await mkdtemp(join(tmpdir(), 'bench-'));
  const site = await startSite({ DATA_DIR: directory, CONTACT_SHEET_URL: sheet.url });
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const form = await contactPost(site.url);
  const times: number[] = [];
  const acknowledged: string[] = [];
  let failed = 0;
  let count = 0;
  const work = async (end: number, isWarm: boolean) => {
    while (performance.now() < end) {
      const key = String(count++);
      const start = performance.now();
      const answer = await post(form, agent, key).catch(() => '');
      if (isWarm) times.push(performance.now() - start);
      if (/^200 [^]*"status":"success"/.test(answer)) acknowledged.push(key);
      else failed += 1;
    }
  };
  const run = (ms: number, isWarm: boolean) => {
    const end = performance.now() + ms;
    return Promise.all(Array.from({ length: connections }, () => work(end, isWarm)));
  };
  await run(2_000, false);
  const begun = performance.now();
  await run(seconds * 1_000, true);
  const took = performance.now() - begun;
  await site.end('SIGTERM');
  agent.destroy();

  const store = sqliteStore(directory);
  const rows = await allRows(store);
  const delivered = new Set(
    rows
      .filter((row) => stateOf(row) === 'delivered')
      .map(({ payload }) => (payload as Payloads['contact']).message),
  );
  await store.close();
  await site.stop();
  await sheet.close();
  await rm(directory, { recursive: true, force: true });
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Infinity;
  return {
    perSecond: (times.length / took) * 1_000,
    p50: at(0.5),
    p99: at(0.99),
    failed,
    lost: acknowledged.filter((key) => !delivered.has(key)).length,
  };
}
