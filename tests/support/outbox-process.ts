import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '@/lib/log/error-code';
import { contactPayload, openOutbox } from './outbox-port';

/** An outbox in a process of its own, called over IPC: a quota or a clock can be set for it alone. */
const [directory = '', url = ''] = process.argv.slice(2);

// Sent at the limit of a file's size; without a handler it ends the process.
process.on('SIGXFSZ', () => {});

const open = () => openOutbox({ CONTACT_SHEET_URL: url }, { directory, isLive: true });
const outbox = open();

const methods = {
  accept: (text: string) =>
    outbox.accept('contact', contactPayload({ message: text }), text.slice(0, 60).padEnd(20, '_')),
  health: () => outbox.health(),
  /** The texts of all rows, as a process that starts later would find them. */
  async texts() {
    const later = open();
    const rows = await later.rows();
    await later.close();
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
  drain: () => outbox.deliver(),
  /** Lets time pass. */
  move: async (ms: number) => outbox.move(ms),
  /** Sets the clock that `shift-clock.mjs` has shifted. */
  setClock: async () => (globalThis as unknown as { setClock(): void }).setClock(),
  lines: async () => outbox.lines,
};

export type OutboxMethods = typeof methods;

type Call = { id: number; method: keyof OutboxMethods; argument: never };

process.on('message', async ({ id, method, argument }: Call) => {
  const answer = await (methods[method] as (value: never) => Promise<unknown>)(argument);
  process.send!({ id, answer });
});
process.on('disconnect', () => process.exit());
process.send!({ id: 0 });
