import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { SAME_TEXT } from '@sutra/outbox/row';
import { type Note } from './notes.ts';
import { noteEntry, openOutbox } from './outbox.ts';
import { receiverOf } from './receivers.ts';

/** The process that `forkOutbox` starts, and calls over IPC. */
const [directory = '', url = ''] = process.argv.slice(2);

// Sent at the limit of a file's size; without a handler it ends the process.
process.on('SIGXFSZ', () => {});

const open = () =>
  openOutbox({
    store: sqliteStore(directory),
    isLive: true,
    receivers: { note: receiverOf('sheet', url) },
  });
const outbox = open();

const methods = {
  accept: (text: string) => outbox.send(noteEntry(text, { formId: SAME_TEXT })),
  health: () => outbox.health(),
  /** The texts of all rows, as a process that starts later would find them. */
  async texts() {
    const later = open();
    const rows = await later.rows();
    await later.close();
    return rows.map(({ payload }) => (payload as Note | null)?.text ?? '');
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
