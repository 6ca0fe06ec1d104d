import { send } from '@/lib/outbox/send';
import { contactReceiver, contactRow, profileReceiver, profileRow } from './rows';

/** Sends to a receiver that floods, and prints by how many bytes the process grew at most. */
const [url = ''] = process.argv.slice(2);

const both = () =>
  Promise.all([
    send(contactReceiver(url), contactRow('a'.repeat(64))),
    send(profileReceiver('script', url), profileRow('b'.repeat(64))),
  ]);

for (let n = 0; n < 20; n++) await both();
globalThis.gc?.();
const before = process.memoryUsage.rss();
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 1);
for (let n = 0; n < 50; n++) {
  await both();
  globalThis.gc?.();
  peak = Math.max(peak, process.memoryUsage.rss());
}
clearInterval(watch);
process.stdout.write(String(peak - before));
