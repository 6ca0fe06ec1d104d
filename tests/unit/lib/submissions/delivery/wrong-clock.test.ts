// A real process with a wrong clock is in tests/faults.
import { expect, it, vi } from 'vitest';
import { allRows, HOUR } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { server, posts, contact } = await receiver();
const DOWN = { does: 'answer', status: 503 } as const;

it('wrong clock: does not stop the outbox once it is set', async () => {
  const { send, clock } = contact();
  clock.set(5.5 * HOUR);
  server.behave(DOWN);
  await send('first');
  clock.set(-5.5 * HOUR);
  server.behave({ does: 'answer' });
  expect(await send('second')).toBe('success');
});

it('wrong clock: does not prolong the pause of a target that was down', async () => {
  const { send, clock } = contact();
  clock.set(5.5 * HOUR);
  server.behave(DOWN);
  for (let n = 0; n < 3; n++) await send(`${n}`);
  clock.set(-5.5 * HOUR);
  server.behave({ does: 'answer' });
  expect(await send('fourth')).toBe('refused, kept');
  clock.move(15_000);
  expect(await send('fourth')).toBe('success');
});

it.each(drivers)('wrong clock: neither delays nor hurries a row in %s', async (_name, open) => {
  const { outbox, store, send, clock } = contact({ store: open() });
  server.behave(DOWN);
  await send('first');
  clock.set(720 * HOUR);
  await send('second');
  clock.set(-720 * HOUR);
  server.received.length = 0;
  await outbox.drain();
  expect(posts()).toHaveLength(1);
  const waits = (await allRows(store)).map(({ due }) => due! - clock.now());
  expect(Math.max(...waits)).toBeLessThanOrEqual(HOUR);
});

it.each(drivers)('wrong clock: keeps no lost worker’s lease in %s', async (_name, open) => {
  const { outbox, store, send, clock } = contact({ store: open() });
  const replace = vi.spyOn(store, 'replace').mockRejectedValue(new Error('killed'));
  clock.set(720 * HOUR);
  server.behave({ does: 'reset' });
  await send();
  replace.mockRestore();
  clock.set(-720 * HOUR);
  server.behave({ does: 'answer' });
  expect((await outbox.drain()).delivered).toBe(1);
  expect(await allRows(store)).toMatchObject([{ possibleDuplicates: 1 }]);
});
