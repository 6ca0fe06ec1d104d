import { expect, it } from 'vitest';
import { SEND_TIMEOUT } from '@sutra/outbox/timeouts';
import { settleRow } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { DAY, HOUR } from '@sutra/outbox/time';
import { answer, freshInbox, OK } from './support/inbox.ts';
import { type Manner } from './support/misbehaving-server.ts';
import { T0 } from './support/notes.ts';
import { cardEntry, openOutbox, SHORT } from './support/outbox.ts';
import { drivers } from './support/stores.ts';

const { server, open, receivers, texts } = await freshInbox();
const FAILS = answer(500);

it('replaced row: whatever the receiver answers to the first text, only the later one arrives then', async () => {
  for (const [type, answers, result] of [
    ['script', 'late', 'unreachable, kept'],
    ['script', 500, 'success'],
    ['api', 'never', 'unreachable, kept'],
  ] as const) {
    // One that answers may take its time on a busy machine.
    const outbox = open(answers === 500 ? {} : SHORT, type);
    const ends: (() => void)[] = [];
    server.behave((): Manner | Promise<Manner> => {
      if (answers === 'never') return { does: 'hang' };
      if (answers === 500) return FAILS;
      return new Promise((resolve) => ends.push(() => resolve(OK)));
    });
    for (const text of ['Algebra', 'Algebra and geometry']) {
      expect(await outbox.send(cardEntry(text))).toBe(result);
      // Only now comes the answer that nobody waits for.
      ends.splice(0).forEach((end) => end());
    }
    expect(await outbox.states()).toEqual(['open', 'replaced']);

    server.received.length = 0;
    server.behave(OK);
    outbox.restart({ receivers: receivers(type), timeouts: { send: SEND_TIMEOUT } });
    outbox.move(HOUR);
    await outbox.deliver();
    expect(await outbox.states()).toEqual(['delivered', 'replaced']);
    // On a busy machine the last of the requests above may come in only now.
    expect(new Set(texts())).toEqual(new Set(['Algebra and geometry']));
  }
});

it.each(drivers)(
  'replaced row: in %s, of one that may have arrived its account is known for a week',
  async (_, openStore) => {
    const outbox = open({ store: openStore() }, 'api');
    const { send, store, rows, move, deliver, upkeep } = outbox;
    server.behave(FAILS);
    await send(cardEntry('one'));
    await send(cardEntry('two'));
    const replaced = { state: 'replaced', payload: null, attempts: 1, code: 'status-500' };
    expect((await rows())[0]).toMatchObject({ ...replaced, sender: 'asha' });
    expect(await collect(store.rows({ sender: 'asha' }))).toHaveLength(2);
    move(HOUR);
    await deliver();
    expect(await outbox.states()).toEqual(['open', 'replaced']);
    expect(texts().filter((text) => text === 'one')).toHaveLength(1);
    move(8 * DAY);
    await upkeep();
    expect((await rows()).map(({ sender }) => sender)).toEqual([null, 'asha']);
  },
);

it('replaced row: one that was never sent is gone when it is corrected', async () => {
  const outbox = openOutbox();
  for (const text of ['Algebra', 'Geometry']) await outbox.send(cardEntry(text));
  expect(await outbox.rows()).toMatchObject([{ state: 'held', payload: { text: 'Geometry' } }]);
});

it('replaced row: one that arrives while it is being corrected stays, as delivered', async () => {
  const outbox = open();
  const { store, send, rows } = outbox;
  server.behave(FAILS);
  await send(cardEntry('Algebra'));
  const { insert } = store;
  // Another process delivers it after this one has read which rows there are.
  store.insert = async (row) => {
    const [first] = await rows();
    const deliver = (current: typeof row) => settleRow(current, 'delivered', 'status-200', T0);
    await store.change(first!, (current) => ({ ...deliver(current), sender: null }));
    return insert(row);
  };
  await send(cardEntry('Geometry'));
  expect(await outbox.states()).toEqual(['delivered', 'open']);
});

it.each(drivers)(
  'replaced row: in %s, a first text that is sent again after a correction counts',
  async (_, openStore) => {
    const outbox = open({ store: openStore() }, 'api');
    server.behave(FAILS);
    for (const text of ['Algebra', 'Geometry', 'Algebra'])
      expect(await outbox.send(cardEntry(text))).toBe('refused, kept');
    server.behave(OK);
    outbox.move(HOUR);
    await outbox.deliver();
    const rows = (await outbox.rows()).map(({ state, attempts, possibleDuplicates }) => [
      state,
      attempts,
      possibleDuplicates,
    ]);
    expect(rows.sort()).toEqual([
      ['delivered', 3, 1],
      ['replaced', 1, 0],
    ]);
    expect(texts().at(-1)).toBe('Algebra');
  },
);

it('replaced row: is neither a delivered one, nor one of another account or of notes', async () => {
  const { send, states } = open();
  expect(await send(cardEntry('Algebra'))).toBe('success');
  server.behave(FAILS);
  expect(await send(cardEntry('Algebra', 'ravi'))).toBe('refused, kept');
  expect(await send('Note')).toBe('refused, kept');
  expect(await send('Another note')).toBe('refused, kept');
  expect(await send(cardEntry('Geometry'))).toBe('refused, kept');
  expect(await states()).toEqual(['delivered', 'open', 'open', 'open', 'open']);
});
