import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, startSite } from '@/tests/support/site';

const READERS = 150;
const SECONDS = 10;

let site: RunningSite;
let script: string;
beforeAll(async () => {
  site = await startSite();
  const html = await (await fetch(site.url)).text();
  const paths = html.match(/\/_next\/static\/[\w./-]+\.js/g)!;
  const sizes = await Promise.all(
    [...new Set(paths)].map(async (path) => ({
      path,
      size: (await (await fetch(site.url + path)).arrayBuffer()).byteLength,
    })),
  );
  script = sizes.sort((a, b) => b.size - a.size)[0]!.path;
});
afterAll(() => site.stop());

/** Resident memory, in MB. */
function memoryOf(pid: number): number {
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kB) / 1024;
}

/** The most memory that the site takes beyond what it had while clients read nothing. */
async function holdUnread(path: string, requests: number): Promise<number> {
  const before = memoryOf(site.pid);
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n`;
  const sockets = Array.from({ length: READERS }, () => {
    const socket = connect(Number(new URL(site.url).port), 'localhost').on('error', () => {});
    socket.pause().write(text.repeat(requests));
    return socket;
  });
  let most = before;
  for (let passed = 0; passed < SECONDS; passed += 0.1) {
    await wait(100);
    most = Math.max(most, memoryOf(site.pid));
  }
  sockets.forEach((socket) => socket.destroy());
  return most - before;
}

test.each([
  ['20 pages', 20, () => '/about'],
  ['2 pages', 2, () => '/about'],
  ['2 pages that are not there', 2, () => '/nowhere'],
  ['2 of the largest script', 2, () => script],
])('slow readers: 150 that ask for %s and read nothing take 60 MB at most', async (...args) => {
  const [what, requests, path] = args;
  const megabytes = await holdUnread(path(), requests);
  console.log(`${READERS} readers of ${what}: +${megabytes.toFixed(0)} MB`);
  expect(megabytes).toBeLessThan(60);
  expect((await fetch(site.url)).status).toBe(200);
});
