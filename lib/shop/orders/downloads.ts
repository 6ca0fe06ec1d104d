import { createHash } from 'node:crypto';
import { DAY, HOUR } from '@/lib/time';

/** Files in a day, for one person. */
const MOST_FILES = 20;
const MAX_COUNTERS = 50_000;

/** By person and day: one file counts once an hour, however many parts a reader asks for. */
const counters = new Map<string, { hours: Set<string>; until: number }>();

/** Counts a download in this process, or says that it is one too many. */
export function takeDownload(account: string, book: string, now = Date.now()): boolean {
  const day = Math.floor(now / DAY);
  const key = createHash('sha256').update(`${account} ${day}`).digest('base64');
  const counter = counters.get(key) ?? { hours: new Set<string>(), until: (day + 1) * DAY };
  const file = `${book} ${Math.floor(now / HOUR)}`;
  if (!counter.hours.has(file) && counter.hours.size >= MOST_FILES) return false;
  counter.hours.add(file);
  counters.delete(key);
  counters.set(key, counter);
  for (const [each, { until }] of counters) {
    if (until > now && counters.size <= MAX_COUNTERS) break;
    counters.delete(each);
  }
  return true;
}
