import { expect, it, vi } from 'vitest';
import { type Receiver } from '@sutra/outbox/receiver';
import { type Row } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { HOUR, MINUTE } from '@sutra/outbox/time';
import { DOWN, freshInbox, OK } from './support/inbox.ts';
import { type Manner } from './support/misbehaving-server.ts';
import { noteRow, T0 } from './support/notes.ts';
import { fill, gate, openOutbox } from './support/outbox.ts';
import { databases, drivers } from './support/stores.ts';

const { server, posts, texts, open, receivers } = await freshInbox();

it('deliver: sends one row at a time to a sheet, four to an API, and none after it has stopped', async () => {
  for (const [type, width] of [
    ['sheet', 1],
    ['api', 4],
  ] as const) {
    server.received.length = 0;
    const { deliver, store, outbox } = open({}, type);
    const ids = await fill(store, 12);
    const { open: release, opened } = gate();
    server.behave(() => opened.then(() => OK));
    const passes = Promise.all([deliver(), deliver()]);
    await expect.poll(() => server.busy).toBe(width);
    expect(posts()).toHaveLength(width);
    release();
    await passes;
    expect(texts().sort()).toEqual(ids.map((id) => `Note ${id}`));
    await outbox.stopDelivering();
    await store.insert(noteRow('later'));
    expect(await deliver()).toEqual({ attempts: 0, delivered: 0 });
  }
});

it('deliver: begins no attempt after its time, and survives a store that is down', async () => {
  const { deliver, store, logged } = open();
  await fill(store, 1);
  expect(await deliver(0)).toEqual({ attempts: 0, delivered: 0 });
  const claim = vi.spyOn(store, 'claim').mockRejectedValue(new Error('down'));
  expect(await deliver()).toEqual({ attempts: 0, delivered: 0 });
  expect(logged('outbox-delivery-failed').map(({ kind }) => kind)).toEqual(['note', 'card']);
  claim.mockRestore();
  expect(await deliver()).toEqual({ attempts: 1, delivered: 1 });
});

it('deliver: a call waits for the pass that runs, no longer than it may, and shares the next one', async () => {
  const { deliver, store } = openOutbox({ receivers: { note: receivers('sheet').note } });
  await store.insert(noteRow('first'));
  const { claim } = store;
  let claims = 0;
  // The pass that runs finds one row.
  store.claim = async (...args) => (++claims === 2 ? [] : claim(...args));
  const { open: release, opened } = gate();
  server.behave(() => opened.then(() => OK));
  const running = deliver();
  await expect.poll(() => posts()).toHaveLength(1);
  await store.insert(noteRow('second'));
  expect(await deliver(1)).toEqual({ attempts: 0, delivered: 0 });
  const waiting = [deliver(), deliver(60_000)];
  release();
  const one = { attempts: 1, delivered: 1 };
  expect(await Promise.all([running, ...waiting])).toEqual([one, one, one]);
});

it('deliver: holds a row that cannot be composed, and sends those after it', async () => {
  const { deliver, store, states, logged } = open();
  // No date can be written so late.
  await store.insert(noteRow('bad', { acceptedAt: 9e15, due: 1 }));
  await store.insert(noteRow('good'));
  expect(await deliver()).toEqual({ attempts: 2, delivered: 1 });
  expect(await states()).toEqual(['delivered', 'held']);
  expect(logged('receiver-threw')).toHaveLength(1);
  expect(logged('submission-held')).toMatchObject([{ code: 'unreadable' }]);
});

it.each(databases)(
  'deliver: holds a damaged row in %s, beside others',
  async (_driver, openStore) => {
    const { store, bytes } = openStore();
    const { deliver, move, states, logged, lines, outbox } = open({ store });
    for (const id of ['aa', 'bb']) await store.insert(noteRow(id));
    // As a bad disk or an edit by hand leaves it.
    await store.insert(noteRow('bad0', { payload: { words: 98 } as Row['payload'] }));
    for (let round = 0; round < 3; round++) {
      move(HOUR);
      await deliver();
    }
    expect(await states()).toEqual(['delivered', 'delivered', 'held']);
    expect(posts()).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('words');
    expect(logged('submission-held')).toMatchObject([{ code: 'unreadable' }]);
    const held = await collect(outbox.store!.rows({ state: 'held' }));
    expect(held).toMatchObject([{ payload: null, unreadable: '{"words":98}' }]);
    await outbox.store!.remove(held[0]!);
    await outbox.store!.truncate();
    await outbox.stop();
    expect(await bytes()).not.toContain('words');
  },
);

it('deliver: a row that has a time of its own is sent then, to the millisecond, and is not stuck', async () => {
  const times: number[] = [];
  const at = T0 + 50 * MINUTE;
  const receiver: Receiver = {
    name: 'timed',
    concurrency: 1,
    notBefore: () => at,
    send: async () => (times.push(outbox.now()), { verdict: 'delivered', code: 'done' }),
    answers: () => 'success',
  };
  const outbox = openOutbox({ receivers: { note: receiver }, random: () => 0.99 });
  expect(await outbox.send()).toBe('success');
  const [row] = await outbox.rows();
  expect(row).toMatchObject({ state: 'open', code: 'early', attempts: 0, due: at, since: at });
  outbox.move(49 * MINUTE);
  expect(await outbox.health()).toMatchObject({ status: 'ok', open: 1, oldestOpenSeconds: 0 });
  outbox.move(MINUTE - 1);
  await outbox.deliver();
  outbox.move(1);
  await outbox.deliver();
  expect(times).toEqual([at]);
  expect(outbox.logged('submission-not-delivered')).toEqual([]);
});

it.each(drivers)('settings: rows in %s follow those of now', async (_driver, openStore) => {
  server.behave(DOWN);
  const outbox = openOutbox({ store: openStore() });
  const { store, send, restart, deliver, move, health, states } = outbox;
  expect(await send('unset')).toBe('success');
  restart({ receivers: receivers('sheet') });
  await send('failed');
  // A process that has been killed was sending it.
  await store.insert(noteRow('leased', { lease: 'token', due: T0 + MINUTE, attempts: 1 }));
  restart({ receivers: {} });
  await deliver();
  expect(await states()).toEqual(['held', 'open', 'open']);
  restart({ receivers: {}, storeOnly: ['note'] });
  expect(await send('kept here')).toBe('success');
  await deliver();
  move(HOUR);
  expect(await health()).toMatchObject({ status: 'ok', receivers: { note: 'store' } });
  expect(await states()).toEqual(Array(4).fill('stored'));
  server.behave(OK);
  restart({ receivers: receivers('sheet'), storeOnly: [] });
  await deliver();
  expect(await states()).toEqual(Array(4).fill('delivered'));
});

/** Two processes have sent the row; each `answer` lets one of them have its response. */
async function overtake(slowManner: Manner, otherManner: Manner) {
  const store = sqliteStore(':memory:');
  const [slow, other] = [open({ store }, 'script'), open({ store }, 'script')];
  const release: (() => void)[] = [];
  server.behave(async ({ method }) => {
    if (method !== 'POST') return OK;
    const manner = release.length === 0 ? slowManner : otherManner;
    await new Promise<void>((resolve) => release.push(resolve));
    return manner;
  });
  const accepted = slow.send();
  await expect.poll(() => release).toHaveLength(1);
  other.move(60_001);
  const pass = other.deliver();
  await expect.poll(() => release).toHaveLength(2);
  const answers = { slow: () => (release[0]!(), accepted), other: () => (release[1]!(), pass) };
  return { answers, row: async () => (await slow.rows())[0], logged: slow.logged };
}

const LOGIN: Manner = {
  does: 'answer',
  status: 302,
  headers: { location: 'https://accounts.google.com/' },
};

it('overtaken attempt: leaves a delivered row, whatever it ends with', async () => {
  for (const manner of [DOWN, OK, LOGIN]) {
    const { answers, row, logged } = await overtake(manner, OK);
    await answers.other();
    const delivered = await row();
    await answers.slow();
    expect(delivered).toMatchObject({ state: 'delivered', attempts: 2, possibleDuplicates: 1 });
    expect(await row()).toEqual(delivered);
    expect(logged('submission-held')).toEqual([]);
  }
});

it('overtaken attempt: that failed leaves the row to the other one, which is still sending', async () => {
  const { answers, row } = await overtake(DOWN, OK);
  const leased = await row();
  await answers.slow();
  expect(await row()).toEqual(leased);
  await answers.other();
});

it('overtaken attempt: that succeeded counts if the other fails later or has given up', async () => {
  for (const [manner, order] of [
    [DOWN, ['slow', 'other']],
    [LOGIN, ['other', 'slow']],
  ] as const) {
    const { answers, row } = await overtake(OK, manner);
    for (const worker of order) await answers[worker]();
    expect(await row()).toMatchObject({ state: 'delivered' });
  }
});
