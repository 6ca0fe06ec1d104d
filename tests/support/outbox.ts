import { createOutbox, type OutboxOptions } from '@sutra/outbox/outbox';
import { MAILED } from '@sutra/outbox/outcome';
import { type SubmissionResult } from '@sutra/outbox/result';
import { settleRow } from '@sutra/outbox/row';
import { collect, type Store } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { readSettings } from '@/lib/env';
import { createLog } from '@/lib/log/log';
import {
  type Entry,
  findStoreOnly,
  type Kind,
  outboxKinds,
  type Payloads,
  type Store as SiteStore,
} from '@/lib/submissions/kinds';
import { ownerTexts } from '@/lib/submissions/mail';
import { findReceivers, mailShares, ownerMailbox } from '@/lib/submissions/receivers';
import { submissionReference } from '@/lib/text/reference';
import { runCommand, type Surroundings } from './cli';
import { readLog } from './log-lines';
import { contactPayload, contactRow, profilePayload, T0 } from './rows';

export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** No limit that a test could reach by accident. */
export const NO_LIMITS = { address: 1e9, sender: 1e9 };

/** The send timeout where a receiver hangs; any other may take its time on a busy machine. */
export const SHORT = { sendTimeout: 250 };

export function captureLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ write: (line: string) => void lines.push(line) }) };
}

/** A submission as an action passes it on, without the id of a form. */
export const entryOf = (payload: Payloads[Kind], changes: Partial<Entry> = {}): Entry =>
  'uid' in payload
    ? { kind: 'profile', payload, sender: payload.uid, ...changes }
    : { kind: 'contact', payload, sender: payload.email, address: '203.0.113.9', ...changes };

const formId = 'form-0123456789abcdef';

export const message = (text = 'Hello', changes: Partial<Entry> = {}): Entry =>
  entryOf(contactPayload({ message: text }), { formId, ...changes });

export const profile = (changes: Partial<Payloads['profile']> = {}): Entry =>
  entryOf(profilePayload(changes), { formId });

const describeResult = (result: SubmissionResult) =>
  result.status === 'success' ? 'success' : `${result.reason}${result.kept ? ', kept' : ''}`;

/** `isLive`: the clock runs, and is not only moved. Without `store`, one in memory. */
type Options = Partial<OutboxOptions> & { isLive?: boolean };

/** An outbox as a site with these settings opens it, with a clock of its own. */
export function openOutbox(
  settings: Record<string, string> = {},
  { isLive = false, ...options }: Options = {},
) {
  const { lines, log } = captureLog();
  const store = 'store' in options ? options.store : sqliteStore(':memory:');
  let shift = isLive ? 0 : T0;
  const now = () => (isLive ? Date.now() : 0) + shift;
  function start(source: Record<string, string>, more: Partial<OutboxOptions>) {
    const env = readSettings(source);
    const mailbox = ownerMailbox('owner-mail', env);
    return createOutbox<Payloads>({
      kinds: outboxKinds,
      referenceOf: submissionReference,
      ...{ log, now, random: seededRandom(), limits: NO_LIMITS },
      ...{ receivers: findReceivers(env, store), storeOnly: findStoreOnly(env) },
      mailShares: mailShares(env),
      owner: { mailbox, texts: ownerTexts(env.SITE_URL), pingUrl: env.PING_URL },
      ...more,
      store,
    });
  }
  let outbox = start(settings, options);
  const rows = () => collect((store as SiteStore).rows());
  return {
    /** Undefined only where a test asks for none. */
    store: store!,
    lines,
    now,
    get outbox() {
      return outbox;
    },
    accept: (entry: Entry) => outbox.accept(entry),
    /** What a sender is told, in words such as "success" or "refused, kept". */
    send: async (what: Entry | Payloads[Kind] | string = 'Hello') => {
      const entry = typeof what === 'string' ? message(what) : what;
      return describeResult(await outbox.accept('kind' in entry ? entry : entryOf(entry)));
    },
    deliver: (ms?: number) => outbox.deliver(ms),
    upkeep: () => outbox.upkeep(),
    health: () => outbox.readHealth(),
    rows,
    states: async () => (await rows()).map(({ state }) => state).sort(),
    logged: (event?: string) => readLog(lines, event),
    run: (command: string, surroundings?: Surroundings) =>
      runCommand({ outbox, now }, command, surroundings),
    /** Moves the clock: time passes, or it is set. */
    move: (ms: number) => void (shift += ms),
    restart: (source = settings, more: Partial<OutboxOptions> = options) =>
      void (outbox = start(source, more)),
    close: () => outbox.stop(),
  };
}

export type TestOutbox = ReturnType<typeof openOutbox>;

/** Puts open, due contact rows into a store and returns their ids. */
export async function fill(store: Store, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `row-${String(n).padStart(4, '0')}`);
  await Promise.all(ids.map((id) => store.insert(contactRow(id))));
  return ids;
}

/** Puts as many messages of a sender into a store as were mailed at a time. */
export async function storeMailed(store: Store, count: number, now: number, name = 'Asha') {
  const payload = contactPayload({ name });
  for (let n = 0; n < count; n++) {
    const row = contactRow(`mailed-${now}-${n}`, { payload });
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
