import { createLog } from '@/lib/log/log';
import { type Entry } from '@/lib/outbox/accept';
import { type Receivers } from '@/lib/outbox/kinds';
import { createOutbox, type Outbox, type OutboxOptions } from '@/lib/outbox/outbox';
import { type SubmissionResult } from '@/lib/outbox/outcome';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { collect, type Store } from '@/lib/outbox/store';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { readLog } from './log-lines';
import { contactPayload, contactRow, profilePayload, T0 } from './rows';

export { contactReceiver, profileReceiver, profileRow } from './rows';
export { contactPayload, contactRow, DAY, HOUR, MINUTE, profilePayload, T0 };

/** A clock that only moves when it is told to. */
export class Clock {
  private time = T0;
  now = () => this.time;
  move = (ms: number) => void (this.time += ms);
}

export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** No limit that a test could reach by accident. */
export const NO_LIMITS = { address: 1e9, senderAtAddress: 1e9, sender: 1e9 };

export function captureLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ write: (line: string) => void lines.push(line) }) };
}

/** What a sender is told, in words such as "success" or "refused, kept". */
export const describeResult = (result: SubmissionResult) =>
  result.status === 'success' ? 'success' : `${result.reason}${result.kept ? ', kept' : ''}`;

const FORM_ID = 'form-0123456789abcdef';

/** A contact message as an action passes it on. */
export const message = (
  text = 'Hello',
  changes: Partial<Entry<'contact'>> = {},
): Entry<'contact'> => ({
  kind: 'contact',
  formId: FORM_ID,
  payload: contactPayload({ message: text }),
  sender: 'asha.canary@example.in',
  address: '203.0.113.9',
  ...changes,
});

export const profile = (): Entry<'profile'> => ({
  kind: 'profile',
  formId: FORM_ID,
  payload: profilePayload(),
  sender: 'uid-canary',
});

/** The send timeout where a receiver hangs; any other may take its time on a busy machine. */
export const SHORT = { sendTimeout: 250 };

/** An outbox with a clock of its own and a log that can be read. */
export function testOutbox(receivers: Receivers, options: Partial<OutboxOptions> = {}) {
  const clock = new Clock();
  const { lines, log } = captureLog();
  const store = options.store ?? sqliteStore(':memory:');
  const base = { store, receivers, log, now: clock.now, random: seededRandom() };
  const outbox = createOutbox({ ...base, limits: NO_LIMITS, ...options });
  return {
    outbox,
    store,
    clock,
    lines,
    send: async (entry: Entry | string = 'Hello') =>
      describeResult(await outbox.accept(typeof entry === 'string' ? message(entry) : entry)),
    rows: () => collect(store.rows()),
    states: async () => (await collect(store.rows())).map(({ state }) => state),
    logged: (event?: string) => readLog(lines, event),
  };
}

/** Puts open, due contact rows into a store and returns their ids. */
export async function fill(store: Store, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `row-${String(n).padStart(4, '0')}`);
  await Promise.all(ids.map((id) => store.insert(contactRow(id))));
  return ids;
}

/** Delivers every 30 seconds of a moved clock, as the timer does, for so long. */
export async function passTime(outbox: Outbox, clock: Clock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30_000) {
    clock.move(30_000);
    await outbox.deliver();
  }
}
