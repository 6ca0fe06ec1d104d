import { expect } from 'vitest';
import { type LogLine, readLog } from './log-lines';
import { type RunningSite } from './site';

// With two codes, since lines of one are limited.
const METHODS = ['GET', 'HEAD'];
let calls = 0;

/** Every line that a site logs because of `work`: the line of a request made after it comes last. */
export async function loggedBy(
  site: RunningSite,
  work: () => Promise<unknown>,
): Promise<LogLine[]> {
  const start = site.output().length;
  await work();
  const method = METHODS[calls++ % METHODS.length];
  await fetch(new URL('/api/outbox', site.url), { method });
  const lines = () => site.output().slice(start).split('\n').slice(0, -1);
  await expect.poll(() => lines().at(-1)).toContain('"event":"outbox-refused"');
  return readLog(lines().slice(0, -1));
}
