import { send } from '@/lib/submissions/send';
import { contactTarget, profileTarget } from './outbox';
import { contactRow, profilePayload } from './submissions';

/** A process that sends to a receiver that floods, and prints by how many bytes it grew at most. */
const [url = ''] = process.argv.slice(2);

const both = () =>
  Promise.all([
    send(contactTarget(url), contactRow('a'.repeat(64))),
    send(
      profileTarget('script', url),
      contactRow('b'.repeat(64), { kind: 'profile', payload: profilePayload() }),
    ),
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
