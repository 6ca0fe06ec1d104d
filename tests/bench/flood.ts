import { resolve } from 'node:path';
import { rawRequest } from '../support/raw-request';
import { wrk } from './wrk';

const BROWSER = { accept: 'text/html', 'accept-encoding': 'br' };
const FORM = ['-H', 'Content-Type: application/x-www-form-urlencoded'];

/** What others wait for a page, in milliseconds, while 20 connections post forms to `path`. */
export async function benchFlood(site: string, path: string, seconds: number) {
  const script = resolve(import.meta.dirname, 'post.lua');
  const times: number[] = [];
  let isOver = false;
  const flood = wrk(site + path, seconds, '-c20', '-s', script, ...FORM).finally(
    () => (isOver = true),
  );
  while (!isOver) {
    const start = performance.now();
    await rawRequest(site, '/', { headers: BROWSER });
    times.push(performance.now() - start);
  }
  const { perSecond } = await flood;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  return { p50: at(0.5), p99: at(0.99), perSecond };
}
