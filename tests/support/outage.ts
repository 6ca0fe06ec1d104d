import { type Outbox } from '@/lib/submissions/outbox';
import { type Clock } from './outbox';
import { contactRow } from './submissions';

/** Puts open, due contact rows into the store of an outbox. */
export async function fill(outbox: Pick<Outbox, 'store'>, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, (_, n) => `row-${String(n).padStart(4, '0')}`);
  await Promise.all(keys.map((key) => outbox.store.create(contactRow(key))));
  return keys;
}

/** Drains every 30 seconds of a moved clock, as the timer does, for so long. */
export async function passTime(outbox: Outbox, clock: Clock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30_000) {
    clock.move(30_000);
    await outbox.drain();
  }
}
