import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@/lib/log/error-code';
import { createOutbox } from '@/lib/submissions/outbox';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import {
  allRows,
  captureLog,
  contactPayload,
  contactTarget,
  describeResult,
  NO_LIMITS,
} from './outbox';

/** An outbox in a process of its own, called over IPC: a quota or a clock can be set for it alone. */
const [directory = '', url = ''] = process.argv.slice(2);

// Sent at the limit of a file's size; without a handler it ends the process.
process.on('SIGXFSZ', () => {});

let ahead = 0;
const { lines, log } = captureLog();
const outbox = createOutbox({
  store: sqliteStore(directory, log),
  targets: { contact: contactTarget(url) },
  log,
  now: () => Date.now() + ahead,
  monotonic: () => performance.now() + ahead,
  limits: NO_LIMITS,
});

const methods = {
  accept: async (text: string) =>
    describeResult(
      await outbox.accept({
        kind: 'contact',
        formId: text.slice(0, 60).padEnd(20, '_'),
        payload: contactPayload({ message: text }),
        sender: text,
      }),
    ),
  health: () => outbox.readHealth(),
  /** The texts of all rows, as a process that starts later would find them. */
  async texts() {
    const store = sqliteStore(directory);
    const rows = await allRows(store);
    await store.close();
    return rows.map(({ payload }) => (payload && 'message' in payload ? payload.message : ''));
  },
  /** The code with which a file cannot be written; `none` when it can. */
  async write() {
    try {
      writeFileSync(join(directory, 'try'), 'x'.repeat(8_192));
      return 'none';
    } catch (error) {
      return errorCode(error);
    }
  },
  drain: () => outbox.drain(),
  /** Lets time pass. */
  move: async (ms: number) => (ahead += ms),
  /** Sets the clock that `shift-clock.mjs` has shifted. */
  setClock: async () => (globalThis as unknown as { setClock(): void }).setClock(),
  lines: async () => lines,
};

export type OutboxMethods = typeof methods;

type Call = { id: number; method: keyof OutboxMethods; argument: never };

process.on('message', async ({ id, method, argument }: Call) => {
  const answer = await (methods[method] as (value: never) => Promise<unknown>)(argument);
  process.send!({ id, answer });
});
process.on('disconnect', () => process.exit());
process.send!({ id: 0 });
