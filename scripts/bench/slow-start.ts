/**
 * Loads a page over a link with TCP's slow start, which Lighthouse leaves out: 150 ms round trips,
 * 200 kB/s, ten segments in the first round and twice as many in each later one; CPU four times slower.
 */
import { createServer, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { freePort } from '../steps/port.mjs';
import { CHROMIUM_FLAGS, findChromium } from '../steps/programs.mjs';
import { fetchAnswer } from './twin';

const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;
const SEGMENT = 1_460;
const FIRST_WINDOW = 10 * SEGMENT;
const CPU_RATE = 4;
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

const waitUntil = (time: number) => wait(Math.max(0, time - performance.now()));

/** All connections share one link. */
let linkFreeAt = 0;
const windows = new WeakMap<Socket, number>();

async function send(response: ServerResponse, body: Buffer, headerBytes: number): Promise<void> {
  const socket = response.socket!;
  // A new connection begins with a handshake.
  await wait(windows.has(socket) ? ROUND_TRIP_MS : 2 * ROUND_TRIP_MS);
  let window = windows.get(socket) ?? FIRST_WINDOW;
  let at = -headerBytes;
  while (at < body.length) {
    const roundEnd = Math.min(body.length, at + window);
    const nextRound = performance.now() + ROUND_TRIP_MS;
    while (at < roundEnd) {
      const end = Math.min(roundEnd, at + SEGMENT);
      linkFreeAt = Math.max(linkFreeAt, performance.now()) + (end - at) / BYTES_PER_MS;
      await waitUntil(linkFreeAt);
      if (end > 0) response.write(body.subarray(Math.max(0, at), end));
      at = end;
    }
    window *= 2;
    if (at < body.length) await waitUntil(nextRound);
  }
  windows.set(socket, window);
  response.end();
}

const answers = new Map<string, ReturnType<typeof fetchAnswer>>();

async function withSlowLink<Result>(site: string, work: (address: string) => Promise<Result>) {
  const server = createServer(async ({ url = '/' }, response) => {
    const { href } = new URL(url, site);
    const answer = answers.get(href) ?? fetchAnswer(href);
    answers.set(href, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, Object.fromEntries(headers));
    await send(response, body, [...headers].join('\r\n').length).catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

export async function loadSlowly(address: string) {
  const { origin, pathname } = new URL(address);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    await withSlowLink(origin, (site) => page.goto(site + pathname, { waitUntil: 'networkidle' }));
    const [fcp, lcp] = await page.evaluate(() =>
      Promise.all(
        ['paint', 'largest-contentful-paint'].map(
          (type) =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) =>
                resolve(list.getEntries().at(-1)!.startTime),
              ).observe({ type, buffered: true });
            }),
        ),
      ),
    );
    return { 'FCP ms': fcp!, 'LCP ms': lcp! };
  } finally {
    await browser.close();
  }
}
