import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { message, openOutbox } from './outbox';

/** The process that `forkOutbox` starts, and calls over IPC. */
const [directory = '', url = ''] = process.argv.slice(2);

// Sent at the limit of a file's size; without a handler it ends the process.
process.on('SIGXFSZ', () => {});

const open = () =>
  openOutbox({ CONTACT_SHEET_URL: url }, { store: sqliteStore(directory), isLive: true });
const outbox = open();

const methods = {
  accept: (text: string) => outbox.send(message(text, { formId: undefined })),
  health: () => outbox.health(),
  /** The texts of all rows, as a process that starts later would find them. */
  async texts() {
    const later = open();
    const rows = await later.rows();
    await later.close();
    return rows.map(({ payload }) => (payload && 'message' in payload ? payload.message : ''));
  },
  /** Lets time pass. */
  move: async (ms: number) => outbox.move(ms),
};

export type OutboxMethods = typeof methods;

type Call = { id: number; method: keyof OutboxMethods; argument: never };

process.on('message', async ({ id, method, argument }: Call) => {
  const answer = await (methods[method] as (value: never) => Promise<unknown>)(argument);
  process.send!({ id, answer });
});
process.on('disconnect', () => process.exit());
process.send!({ id: 0 });
