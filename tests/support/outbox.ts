import { createLog } from '@/lib/log';
import { createOutbox, type OutboxOptions } from '@/lib/submissions/outbox';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { type Stored, type SubmissionStore } from '@/lib/submissions/store';
import { type Target, type Targets } from '@/lib/submissions/targets';
import { T0 } from './submissions';

/** A wall clock and a monotonic one that stand still until they are moved. */
export class Clock {
  private ticks = 0;
  constructor(private time = T0) {}
  now = () => this.time;
  monotonic = () => this.ticks;
  /** Lets time pass. */
  move(ms: number) {
    this.time += ms;
    this.ticks += ms;
  }
  /** Sets the wall clock alone, by so many milliseconds. */
  set(ms: number) {
    this.time += ms;
  }
}

/** Chance that is the same every time. */
export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export const contactTarget = (url: string): Target => ({
  name: 'contact-sheet',
  type: 'sheet',
  url,
});
export const profileTarget = (type: Target['type'], url: string): Target => ({
  name: `profile-${type}`,
  type,
  url,
});

/** No limit that a test could reach by accident. */
export const NO_LIMITS = { address: 1e9, identityAtAddress: 1e9, identity: 1e9 };

export function captureLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ write: (line: string) => void lines.push(line) }) };
}

/** The patience of an outbox whose receiver hangs; any other may take its time on a busy machine. */
export const SHORT = { sendTimeout: 250 };

/** An outbox with a clock of its own and a log that can be read. */
export function testOutbox(targets: Targets, options: Partial<OutboxOptions> = {}) {
  const clock = new Clock();
  const { lines, log } = captureLog();
  const store = options.store ?? sqliteStore(':memory:');
  const outbox = createOutbox({
    store,
    targets,
    log,
    now: clock.now,
    monotonic: clock.monotonic,
    random: seededRandom(),
    limits: NO_LIMITS,
    ...options,
  });
  return { outbox, store, clock, lines };
}

export async function allRows(store: SubmissionStore): Promise<Stored[]> {
  const rows: Stored[] = [];
  for await (const row of store.scan()) rows.push(row);
  return rows;
}
