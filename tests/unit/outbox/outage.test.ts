import { expect, it, vi } from 'vitest';
import { type Manner } from '@/tests/support/misbehaving-server';
import { contactRow, fill, HOUR, MINUTE, passTime, SHORT, T0 } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { drivers } from '@/tests/support/stores';

const { server, posts, texts, contact } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };

it.each([
  [1, DOWN, 28],
  [3, { does: 'reset' }, 14],
  [20, { does: 'answer', status: 500 }, 14],
] as [number, Manner, number][])(
  'outage: of 30 minutes costs each of %i rows few attempts, and all arrive within two minutes',
  async (count, manner, most) => {
    const { outbox, store, rows, states, clock } = contact();
    await fill(store, count);
    server.behave(manner);
    await outbox.deliver();
    await passTime(outbox, clock, 30 * MINUTE);
    expect(await states()).toEqual(Array(count).fill('open'));
    const asked = posts().length;
    expect(asked).toBeLessThanOrEqual(30);
    server.behave(OK);
    await passTime(outbox, clock, 2 * MINUTE);
    expect(await states()).toEqual(Array(count).fill('delivered'));
    expect(Math.max(...(await rows()).map(({ attempts }) => attempts))).toBeLessThanOrEqual(most);
  },
);

it('outage: without answers makes at most 13 attempts soon, and then one an hour', async () => {
  const { outbox, store, rows, clock } = contact();
  await fill(store, 1);
  server.behave({ does: 'reset' });
  await passTime(outbox, clock, HOUR);
  expect((await rows())[0]!.attempts).toBeLessThanOrEqual(15);
});

it('outage: of three days leaves the row dead, with its payload', async () => {
  const { outbox, store, rows, clock, logged } = contact();
  await fill(store, 1);
  server.behave({ does: 'answer', status: 500 });
  for (let hour = 0; hour < 74; hour++) {
    clock.move(HOUR);
    await outbox.deliver();
  }
  expect(await rows()).toMatchObject([{ state: 'dead', payload: expect.any(Object) as object }]);
  expect(logged('submission-dead')).toHaveLength(1);
});

it.each([
  ['fails', { does: 'answer', status: 500 }],
  ['is rejected', { does: 'answer', status: 400 }],
] as const)('outage: of one row that %s delays no other', async (_how, manner) => {
  const { outbox, store, states } = contact();
  await store.insert(contactRow('poison', { due: T0 - 1 }));
  await fill(store, 100);
  server.behave(({ body }) => (body.includes('poison') ? manner : OK));
  expect((await outbox.deliver()).delivered).toBe(100);
  expect((await states()).filter((state) => state === 'open')).toHaveLength(1);
});

/** An outbox whose receiver has just failed three submissions. */
async function outage(manner: Manner, options = {}) {
  const all = contact({ ...(manner.does === 'hang' && SHORT), ...options });
  server.behave(manner);
  for (let n = 0; n < 3; n++) await all.send(`${n}`);
  server.received.length = 0;
  return all;
}

it.each<[Manner, string]>([
  [DOWN, 'refused, kept'],
  [{ does: 'hang' }, 'unreachable, kept'],
])('receiver that is down: gets no new message (%j)', async (manner, result) => {
  const { send, states } = await outage(manner);
  expect(await send('later')).toBe(result);
  expect(server.received).toEqual([]);
  expect(await states()).toEqual(Array(4).fill('open'));
});

it('receiver that is down: gets one trial after a pause, then all that waits', async () => {
  const { outbox, send, clock } = await outage(DOWN);
  clock.move(15_000);
  await outbox.deliver();
  expect(posts()).toHaveLength(1);
  server.behave(OK);
  clock.move(30_000);
  expect(await send('0')).toBe('success');
  expect(await send('later')).toBe('success');
  expect((await outbox.deliver()).delivered).toBe(2);
});

it('receiver that is down: gets rows that wait for an hour right after its first success', async () => {
  const { outbox, store, send, states, clock } = await outage({ does: 'reset' });
  await store.insert(contactRow('late', { attempts: 20, due: T0 + HOUR - MINUTE }));
  server.behave(OK);
  clock.move(15_000);
  expect(await send('0')).toBe('success');
  await expect.poll(async () => (await outbox.deliver(), states())).not.toContain('open');
  expect(texts()).toContain('Message late');
});

it('receiver that is down: is left alone by a process that starts later, too', async () => {
  const { store } = await outage(DOWN);
  const later = contact({ store });
  expect(await later.send('later')).toBe('refused, kept');
  expect(server.received).toEqual([]);
});

it('receiver that is down: is tried with a second row where the first one alone still fails', async () => {
  const { outbox, clock, states } = await outage(DOWN);
  clock.move(HOUR);
  let first: string | undefined;
  server.behave(({ body }) => (body === (first ??= body) ? DOWN : OK));
  expect((await outbox.deliver()).delivered).toBe(2);
  expect((await states()).sort()).toEqual(['delivered', 'delivered', 'open']);
  server.behave(DOWN);
  clock.move(HOUR);
  server.received.length = 0;
  await outbox.deliver();
  expect(posts()).toHaveLength(1);
});

it('receiver with too many requests: is not asked before the time that it names', async () => {
  const { send, clock } = contact();
  server.behave({ does: 'answer', status: 429, headers: { 'retry-after': '30' } });
  await send('first');
  server.behave(OK);
  clock.move(29_000);
  expect(await send('second')).toBe('refused, kept');
  clock.move(1_000);
  expect(await send('third')).toBe('success');
});

it('wrong clock: does not stop the outbox once it is set', async () => {
  const { outbox, send, states, clock } = contact();
  clock.move(5.5 * HOUR);
  server.behave(DOWN);
  for (let n = 0; n < 3; n++) await send(`${n}`);
  clock.move(-5.5 * HOUR);
  server.behave(OK);
  expect(await send('fourth')).toBe('success');
  await outbox.deliver();
  expect(await states()).toEqual(Array(4).fill('delivered'));
});

it('wrong clock: half an hour ahead delays no row once it is set and the receiver works', async () => {
  const { outbox, send, states, clock } = contact();
  clock.move(HOUR / 2);
  server.behave(DOWN);
  await send('first');
  clock.move(-HOUR / 2);
  server.behave(OK);
  expect(await send('second')).toBe('success');
  await outbox.deliver();
  expect(await states()).toEqual(['delivered', 'delivered']);
});

it.each(drivers)('wrong clock: keeps no lost process’s lease in %s', async (_name, open) => {
  const { outbox, store, send, rows, clock } = contact({ store: open() });
  const change = vi.spyOn(store, 'change').mockRejectedValue(new Error('killed'));
  clock.move(720 * HOUR);
  server.behave({ does: 'reset' });
  for (const text of ['waits', 'is sent again']) await send(text);
  change.mockRestore();
  clock.move(-720 * HOUR);
  server.behave(OK);
  expect(await send('is sent again')).toBe('success');
  expect((await outbox.deliver()).delivered).toBe(1);
  expect(await rows()).toMatchObject([{ possibleDuplicates: 1 }, { possibleDuplicates: 1 }]);
});
