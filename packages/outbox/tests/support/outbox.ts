import { type Entry } from '@sutra/outbox/entry';
import { type Log, type LogFields } from '@sutra/outbox/log';
import { createOutbox, type OutboxOptions } from '@sutra/outbox/outbox';
import { MAILED } from '@sutra/outbox/outcome';
import { type SubmissionResult } from '@sutra/outbox/result';
import { settleRow } from '@sutra/outbox/row';
import { collect, type Store } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { kinds, note, noteRow, type Notes, T0 } from './notes.ts';

/** No limit that a test could reach by accident. */
export const NO_LIMITS = { address: 1e9, sender: 1e9 };

/** The send timeout where a receiver hangs; any other may take its time on a busy machine. */
export const SHORT = { timeouts: { send: 250 } };

export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

interface LogLine extends LogFields {
  level: keyof Log;
  event: string;
}

export function captureLog() {
  const lines: LogLine[] = [];
  const writer =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) =>
      void lines.push({ level, event, ...fields });
  const log: Log = { info: writer('info'), warn: writer('warn'), error: writer('error') };
  return { lines, log };
}

const formId = 'form-0123456789abcdef';
const sender = 'asha@example.in';

/** A note as an application passes it on. All are of one form. */
export const noteEntry = (text = 'Hello', changes: Partial<Entry<Notes>> = {}): Entry<Notes> => ({
  kind: 'note',
  payload: note({ text }),
  formId,
  sender,
  address: '203.0.113.9',
  ...changes,
});

export const cardEntry = (text = 'Card', account = 'asha'): Entry<Notes> => ({
  kind: 'card',
  payload: { account, text },
  formId,
  sender: account,
});

const describeResult = (result: SubmissionResult) =>
  result.status === 'success' ? 'success' : `${result.reason}${result.kept ? ', kept' : ''}`;

/** `isLive`: the clock runs, and is not only moved. Without `store`, one in memory. */
type Options = Partial<OutboxOptions<Notes>> & { isLive?: boolean };

/** An outbox of notes with a clock of its own. */
export function openOutbox({ isLive = false, ...options }: Options = {}) {
  const { lines, log } = captureLog();
  const store = 'store' in options ? options.store : sqliteStore(':memory:');
  let shift = isLive ? 0 : T0;
  const now = () => (isLive ? Date.now() : 0) + shift;
  const start = (more: Partial<OutboxOptions<Notes>>) =>
    createOutbox<Notes>({
      kinds,
      receivers: {},
      log,
      now,
      random: seededRandom(),
      limits: NO_LIMITS,
      ...options,
      ...more,
      store,
    });
  let outbox = start({});
  const rows = () => collect(store!.rows());
  return {
    /** Undefined only where a test asks for none. */
    store: store!,
    lines,
    now,
    get outbox() {
      return outbox;
    },
    accept: (entry: Entry<Notes>) => outbox.accept(entry),
    /** What a sender is told, in words such as "success" or "refused, kept". */
    send: async (what: Entry<Notes> | string = 'Hello') =>
      describeResult(await outbox.accept(typeof what === 'string' ? noteEntry(what) : what)),
    deliver: (ms?: number) => outbox.deliver(ms),
    upkeep: () => outbox.upkeep(),
    health: () => outbox.readHealth(),
    rows,
    states: async () => (await rows()).map(({ state }) => state).sort(),
    logged: (event: string) => lines.filter((line) => line.event === event),
    /** Moves the clock: time passes, or it is set. */
    move: (ms: number) => void (shift += ms),
    /** Another process takes over, with other options from now on. */
    restart: (more: Partial<OutboxOptions<Notes>> = {}) =>
      void (outbox = start(Object.assign(options, more))),
    close: () => outbox.stop(),
  };
}

export type TestOutbox = ReturnType<typeof openOutbox>;

/** Puts open, due notes into a store and returns their ids. */
export async function fill(store: Store, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `row-${String(n).padStart(4, '0')}`);
  await Promise.all(ids.map((id) => store.insert(noteRow(id))));
  return ids;
}

/** Puts as many notes of a name into a store as were mailed at a time. */
export async function storeMailed(store: Store, count: number, now: number, name = 'Asha') {
  for (let n = 0; n < count; n++) {
    const row = noteRow(`mailed-${now}-${n}`, { payload: note({ name }) });
    await store.insert(settleRow(row, 'delivered', MAILED, now));
  }
}

/** Delivers every 30 seconds of a moved clock, as the timer does, for so long. */
export async function passTime({ move, deliver }: TestOutbox, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30_000) {
    move(30_000);
    await deliver();
  }
}

/** A promise that a test ends. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}
