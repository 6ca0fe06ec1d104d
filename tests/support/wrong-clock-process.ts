import { createLog } from '@/lib/log';
import { createOutbox } from '@/lib/submissions/outbox';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { contactTarget, describeResult, message as entry } from './outbox';

/**
 * A process with an outbox. Its parent sends `drain`, or a text to accept, and gets the result. Its
 * clock is that of `shift-clock.mjs`.
 */
const [directory = '', url = ''] = process.argv.slice(2);

const outbox = createOutbox({
  store: sqliteStore(directory),
  targets: { contact: contactTarget(url) },
  log: createLog({ write: () => {} }),
});

process.on('message', async (message: string) => {
  if (message === 'set') return process.send!('set');
  if (message === 'drain') return process.send!(String((await outbox.drain()).delivered));
  return process.send!(describeResult(await outbox.accept(entry(message))));
});
process.send!('ready');
