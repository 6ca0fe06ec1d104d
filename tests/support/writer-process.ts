import { writeSync } from 'node:fs';
import { createLog } from '@/lib/log/log';
import { createOutbox } from '@/lib/submissions/outbox';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { contactPayload, contactTarget, NO_LIMITS } from './outbox';

/**
 * A process that accepts messages without end, each with a text of its own, and prints the text of
 * every one that was acknowledged. Its parent kills it.
 */
const [directory = '', url = '', writers = '1', prefix = ''] = process.argv.slice(2);

const outbox = createOutbox({
  store: sqliteStore(directory),
  targets: { contact: contactTarget(url) },
  log: createLog({ write: () => {} }),
  limits: NO_LIMITS,
});

async function write(writer: number) {
  for (let n = 0; ; n++) {
    const formId = `${prefix}-${writer}-${n}`.padEnd(20, '_');
    const result = await outbox.accept({
      kind: 'contact',
      formId,
      payload: contactPayload({ message: formId }),
      sender: formId,
    });
    // Synchronously, so that a kill cannot lose a line.
    if (result.status === 'success' || result.kept) writeSync(1, `${formId}\n`);
  }
}

for (let writer = 0; writer < Number(writers); writer++) void write(writer);
