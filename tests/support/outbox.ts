import { createOutbox } from '@sutra/outbox/outbox';
import { type SubmissionResult } from '@sutra/outbox/result';
import { collect, type Store } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { SAME_TEXT } from '@sutra/outbox/row';
import { readSettings } from '@/lib/env';
import { createLog } from '@/lib/log/log';
import {
  type Entry,
  findStoreOnly,
  type Kind,
  outboxKinds,
  type Payloads,
  type Store as SiteStore,
} from '@/lib/server/submissions/kinds';
import { ownerTexts } from '@/lib/server/submissions/mail';
import { findReceivers, mailShares, ownerMailbox } from '@/lib/server/submissions/receivers';
import { submissionReference } from '@/lib/text/reference';
import { NO_LIMITS, seededRandom } from '../../packages/outbox/tests/support/outbox';
import { runCommand, type Surroundings } from './cli';
import { readLog } from './log-lines';
import { contactPayload, contactRow, T0 } from './rows';

export { seededRandom };

export function captureLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ write: (line: string) => void lines.push(line) }) };
}

/** A submission as an action passes it on, without the id of a form. */
const entryOf = (payload: Payloads[Kind]): Entry =>
  'uid' in payload
    ? { kind: 'profile', formId: SAME_TEXT, payload, sender: payload.uid }
    : {
        kind: 'contact',
        formId: SAME_TEXT,
        payload,
        sender: payload.email,
        address: '203.0.113.9',
      };

const describeResult = (result: SubmissionResult) =>
  result.status === 'success' ? 'success' : `${result.reason}${result.kept ? ', kept' : ''}`;

/** An outbox as a site with these settings opens it, with a clock of its own. */
export function openOutbox(
  settings: Record<string, string> = {},
  { store = sqliteStore(':memory:') }: { store?: Store } = {},
) {
  const { lines, log } = captureLog();
  let shift = T0;
  const now = () => shift;
  function start(source: Record<string, string>) {
    const env = readSettings(source);
    const mailbox = ownerMailbox('owner-mail', env);
    return createOutbox<Payloads>({
      kinds: outboxKinds,
      referenceOf: submissionReference,
      log,
      now,
      random: seededRandom(),
      limits: NO_LIMITS,
      receivers: findReceivers(env),
      storeOnly: findStoreOnly(env),
      mails: { shares: mailShares(env) },
      owner: { mailbox, texts: ownerTexts(env.SITE_URL), pingUrl: env.PING_URL },
      store,
    });
  }
  let outbox = start(settings);
  const rows = () => collect((store as SiteStore).rows());
  return {
    store,
    lines,
    now,
    get outbox() {
      return outbox;
    },
    /** What a sender is told, in words such as "success" or "refused, kept". */
    send: async (payload: Payloads[Kind] = contactPayload()) =>
      describeResult(await outbox.accept(entryOf(payload))),
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
    restart: (source = settings) => void (outbox = start(source)),
  };
}

export type TestOutbox = ReturnType<typeof openOutbox>;

/** Puts open, due contact rows into a store and returns their ids. */
export async function fill(store: Store, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `row-${String(n).padStart(4, '0')}`);
  await Promise.all(ids.map((id) => store.insert(contactRow(id))));
  return ids;
}
