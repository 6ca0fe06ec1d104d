import { createLog } from '@/lib/log';
import { createOutbox } from '@/lib/submissions/outbox';
import { sqliteStore } from '@/lib/submissions/sqlite-store';
import { contactTarget } from './outbox';
import { contactPayload } from './submissions';

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
  const payload = contactPayload({ message });
  const { result } = await outbox.accept({ kind: 'contact', payload, identity: payload.email });
  return process.send!(result);
});
process.send!('ready');
