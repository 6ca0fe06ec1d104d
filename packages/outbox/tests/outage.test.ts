import { expect, it } from 'vitest';
import { collect } from '@sutra/outbox/store';
import { HOUR, MINUTE, SECOND } from '@sutra/outbox/time';
import { answer, DOWN, freshInbox, OK } from './support/inbox.ts';
import { type Manner } from './support/misbehaving-server.ts';
import { note, noteRow, T0 } from './support/notes.ts';
import { fill, gate, passTime, SHORT } from './support/outbox.ts';

const { server, posts, open } = await freshInbox();

it.each<[count: number, manner: Manner, most: number]>([
  [1, DOWN, 28],
  [3, { does: 'reset' }, 14],
  [20, answer(500), 14],
])(
  'outage: of 30 minutes costs each of %i rows few attempts, and all arrive within two minutes',
  async (count, manner, most) => {
    const outbox = open();
    await fill(outbox.store, count);
    server.behave(manner);
    await outbox.deliver();
    await passTime(outbox, 30 * MINUTE);
    expect(await outbox.states()).toEqual(Array(count).fill('open'));
    expect(posts().length).toBeLessThanOrEqual(36);
    server.behave(OK);
    await passTime(outbox, 2 * MINUTE);
    expect(await outbox.states()).toEqual(Array(count).fill('delivered'));
    const attempts = (await outbox.rows()).map((row) => row.attempts);
    expect(Math.max(...attempts)).toBeLessThanOrEqual(most);
  },
);

it('outage: of three days leaves the row dead, with its payload, to be sent once more', async () => {
  const { deliver, send, rows, move, logged } = open();
  server.behave(answer(500));
  await send();
  for (let hour = 0; hour < 74; hour++) {
    move(HOUR);
    await deliver();
    if (hour === 70) expect(await rows()).toMatchObject([{ state: 'open' }]);
  }
  expect(await rows()).toMatchObject([{ state: 'dead', payload: note({ text: 'Hello' }) }]);
  expect(logged('submission-dead')).toHaveLength(1);
  server.behave(OK);
  expect(await send()).toBe('success');
  expect(await rows()).toMatchObject([{ state: 'delivered' }]);
});

it('outage: of one row delays no other', async () => {
  for (const status of [500, 400]) {
    const { deliver, store, states } = open();
    await store.insert(noteRow('poison', { due: T0 - 1 }));
    await fill(store, 40);
    server.behave(({ body }) => (body.includes('poison') ? answer(status) : OK));
    expect((await deliver()).delivered).toBe(40);
    expect(await states()).toContain('open');
  }
});

/** An outbox whose receiver has just failed three submissions. */
async function failThree(manner: Manner) {
  const all = open(manner.does === 'hang' ? SHORT : {});
  server.behave(manner);
  for (let n = 0; n < 3; n++) await all.send(`${n}`);
  server.received.length = 0;
  return all;
}

it('receiver that is down: gets no new row', async () => {
  for (const [manner, result] of [
    [DOWN, 'refused, kept'],
    [{ does: 'hang' }, 'unreachable, kept'],
  ] as const) {
    const { send, states } = await failThree(manner);
    expect(await send('later')).toBe(result);
    expect(posts().filter(({ body }) => body.includes('later'))).toEqual([]);
    expect(await states()).toEqual(Array(4).fill('open'));
  }
});

it.each(['a sender', 'a pass'])(
  'receiver that is down: gets one trial after a pause, and if %s succeeds, all that waits',
  async (who) => {
    const { deliver, send, store, states, move } = await failThree(DOWN);
    await store.insert(noteRow('late', { attempts: 20, due: T0 + HOUR }));
    // Another process is sending it.
    await store.insert(noteRow('sent', { lease: 'token', due: T0 + HOUR }));
    move(MINUTE);
    await Promise.all([deliver(), send('meanwhile')]);
    expect(posts()).toHaveLength(1);
    server.behave(OK);
    move(MINUTE);
    if (who === 'a sender') expect(await send('0')).toBe('success');
    await expect
      .poll(async () => (await deliver(), states()))
      .toEqual([...Array<string>(5).fill('delivered'), 'open']);
    const sent = await collect(store.rows({ ids: ['sent', 'sent~'] }));
    expect(sent).toMatchObject([{ lease: 'token', due: T0 + HOUR }]);
  },
);

it('receiver that is down: whose answer to a trial is late gets no other for twelve seconds', async () => {
  const { send, deliver, move } = await failThree(DOWN);
  move(MINUTE);
  const { open: release, opened } = gate();
  server.behave(() => opened.then(() => OK));
  const trial = deliver();
  await expect.poll(() => posts()).toHaveLength(1);
  move(11 * SECOND);
  expect(await send('early')).toBe('refused, kept');
  expect(posts()).toHaveLength(1);
  move(SECOND);
  const second = send('second');
  await expect.poll(() => posts()).toHaveLength(2);
  release();
  expect([await second, (await trial).attempts > 0]).toEqual(['success', true]);
});

it('receiver with too many requests: is not asked before the time that it names', async () => {
  const { send, move } = open();
  const later = (status: number): Manner => ({
    does: 'answer',
    status,
    headers: { 'retry-after': '30' },
  });
  // This may concern one row alone.
  server.behave(later(503));
  await send('zeroth');
  server.behave(later(429));
  await send('first');
  expect(posts()).toHaveLength(2);
  server.behave(OK);
  move(29 * SECOND);
  expect(await send('second')).toBe('refused, kept');
  move(SECOND);
  expect(await send('third')).toBe('success');
});
