import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startSite } from '@/tests/support/site';

// Which connections are dropped, and when: tests/unit/lib/http/connections.alone.test.ts.
const READERS = 150;
const REQUESTS = 20;
const VISITS = 100;

/** Resident memory, in MB. */
function memoryOf(pid: number): number {
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kB) / 1024;
}

test('slow readers: 150 that ask for 20 pages and read nothing take 60 MB at most', async () => {
  const site = await startSite();
  onTestFinished(site.stop);
  // The first page loads what others need, too.
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  const before = memoryOf(site.pid);
  const text = 'GET /about HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n';
  const sockets = Array.from({ length: READERS }, () => {
    const socket = connect(Number(new URL(site.url).port), 'localhost').on('error', () => {});
    socket.pause().write(text.repeat(REQUESTS));
    return socket;
  });
  let most = before;
  // The site reads what came before it first: the answer to a later visit says that it has.
  for (let visit = 0; visit < VISITS; visit++) {
    expect((await fetch(site.url)).status).toBe(200);
    most = Math.max(most, memoryOf(site.pid));
  }
  sockets.forEach((socket) => socket.destroy());
  console.log(`${READERS} readers: +${(most - before).toFixed(0)} MB`);
  expect(most - before).toBeLessThan(60);
});
