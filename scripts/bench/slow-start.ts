/**
 * Loads a page over a link with TCP's slow start, which Lighthouse leaves out: 150 ms round trips,
 * 200 kB/s, ten segments in the first round and twice as many in each later one; CPU four times slower.
 */
import { type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../lib/programs.mjs';
import { withCopy } from './twin';

/** Of the network that is imitated: slow 4G, as in Lighthouse. */
const ROUND_TRIP_MS = 150;
/** A connection, and TLS. */
const HANDSHAKE_MS = 2 * ROUND_TRIP_MS;
/** 200 kB/s. */
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
  await wait(windows.has(socket) ? ROUND_TRIP_MS : HANDSHAKE_MS);
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

export async function loadSlowly(address: string) {
  const { origin, pathname } = new URL(address);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage(PHONE);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const open = (site: string) => page.goto(site + pathname, { waitUntil: 'networkidle' });
    await withCopy(origin, open, {
      send(response, { headers, body }) {
        const headerBytes = [...headers].join('\r\n').length;
        void send(response, body, headerBytes).catch(() => response.destroy());
      },
    });
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
