import { createHash } from 'node:crypto';
import { HOUR } from './time.ts';

/** Rows of one origin in an hour that count as those of a person. */
const FEW = 5;
const MAX_COUNTERS = 50_000;

/** Counts rows by their origin in the last hour, in the memory of this process, by hashes alone. */
export class MailShare {
  private readonly counters = new Map<string, { ids: Set<string>; until: number }>();

  constructor(private readonly now: () => number) {}

  /** Counts a row, and says whether its origin has sent many in this hour. */
  isCrowded(origin: string, id: string): boolean {
    const now = this.now();
    const key = createHash('sha256').update(origin).digest('hex');
    const saved = this.counters.get(key);
    const isCurrent = saved && saved.until > now && saved.until <= now + HOUR;
    const counter = isCurrent ? saved : { ids: new Set<string>(), until: now + HOUR };
    if (counter.ids.size <= FEW) counter.ids.add(id);
    this.counters.delete(key);
    this.counters.set(key, counter);
    for (const [each, { until }] of this.counters) {
      if (until > now && this.counters.size <= MAX_COUNTERS) break;
      this.counters.delete(each);
    }
    return counter.ids.size > FEW;
  }
}
