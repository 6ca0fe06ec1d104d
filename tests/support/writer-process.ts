import { writeSync } from 'node:fs';
import { contactPayload, openOutbox } from './outbox-port';

/**
 * A process that accepts messages without end, each with a text of its own, and prints the text of
 * every one that was acknowledged. Its parent kills it.
 */
const [directory = '', url = '', writers = '1', prefix = ''] = process.argv.slice(2);

const outbox = openOutbox({ CONTACT_SHEET_URL: url }, { directory, isLive: true });

async function write(writer: number) {
  for (let n = 0; ; n++) {
    const formId = `${prefix}-${writer}-${n}`.padEnd(20, '_');
    const result = await outbox.accept('contact', contactPayload({ message: formId }), formId);
    // Synchronously, so that a kill cannot lose a line.
    if (/success|kept/.test(result)) writeSync(1, `${formId}\n`);
  }
}

for (let writer = 0; writer < Number(writers); writer++) void write(writer);
