import { expect, it, onTestFinished, vi } from 'vitest';
import { jsonLog, type Log } from '@sutra/outbox/log';
import { createOutbox, type OutboxOptions } from '@sutra/outbox/outbox';
import { type Receiver, type SentRow } from '@sutra/outbox/receiver';
import { type Row } from '@sutra/outbox/row';
import { collect } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';

interface Note {
  text: string;
}
type Notes = { note: Note };

const kinds = { note: { isComplete: (note: unknown) => typeof (note as Note).text === 'string' } };

/** A receiver as an application may add it: rows end in a list. */
function listReceiver(): Receiver & { list: string[]; isDown: boolean } {
  return {
    name: 'list',
    concurrency: 4,
    list: [],
    isDown: false,
    async send({ payload }: SentRow) {
      if (this.isDown) return { verdict: 'retry', code: 'down' };
      this.list.push((payload as Note).text);
      return { verdict: 'delivered', code: 'listed' };
    },
    answers: () => 'unreachable',
  };
}

function open(options: Partial<OutboxOptions> = {}) {
  const receiver = listReceiver();
  const events: string[] = [];
  const write = (event: string, { code = '' } = {}) => void events.push(`${event} ${code}`.trim());
  const log: Log = { info: write, warn: write, error: write };
  const store = 'store' in options ? options.store : sqliteStore(':memory:');
  let now = Date.UTC(2026, 0, 1);
  const outbox = createOutbox<Notes>({
    ...{ kinds, receivers: { note: receiver }, log, now: () => now },
    ...options,
    store,
  });
  onTestFinished(() => outbox.stop());
  return {
    ...{ outbox, receiver, events, store: store! },
    move: (ms: number) => void (now += ms),
    send: (text: string, sender = 'asha') =>
      outbox.accept({ kind: 'note', formId: `form-${text}-0123456789`, payload: { text }, sender }),
  };
}

it('outbox: stores a row, sends it once, and answers with its reference', async () => {
  const { send, receiver, outbox } = open();
  const result = await send('one');
  expect(result).toEqual({ status: 'success', reference: expect.stringMatching(/^[0-9a-f]{12}$/) });
  expect(await send('one')).toEqual(result);
  expect(receiver.list).toEqual(['one']);
  const [row] = await collect(outbox.store!.rows());
  expect(row).toMatchObject({ kind: 'note', payload: { text: 'one' }, state: 'delivered' });
});

it('outbox: keeps a row that its receiver does not take, and sends it later', async () => {
  const { send, receiver, outbox, move } = open();
  receiver.isDown = true;
  expect(await send('one')).toMatchObject({ status: 'failed', reason: 'unreachable', kept: true });
  receiver.isDown = false;
  move(60_000);
  expect(await outbox.deliver()).toEqual({ attempts: 1, delivered: 1 });
  expect(receiver.list).toEqual(['one']);
});

it('outbox: holds a row whose payload its kind does not know, and sends the others', async () => {
  const { send, receiver, outbox, store, move, events } = open();
  receiver.isDown = true;
  await send('one');
  const [row] = await collect(store.rows());
  await store.change(row!, (current): Row => ({ ...current, payload: { words: 98 } }));
  receiver.isDown = false;
  await send('two');
  move(60_000);
  await outbox.deliver();
  expect(receiver.list).toEqual(['two']);
  expect(events).toContain('submission-held unreadable');
  const held = await collect(outbox.store!.rows({ state: 'held' }));
  expect(held).toMatchObject([{ payload: null, unreadable: '{"words":98}' }]);
});

it('outbox: without a store, only what the receiver takes at once counts', async () => {
  const { send, receiver, outbox, events } = open({ store: undefined });
  expect(await send('one')).toEqual({ status: 'success' });
  receiver.isDown = true;
  for (let n = 0; n < 5; n++) {
    expect(await send(`down ${n}`)).toMatchObject({ reason: 'refused', kept: false });
  }
  receiver.isDown = false;
  expect(await send('again')).toEqual({ status: 'success' });
  expect(receiver.list).toEqual(['one', 'again']);
  expect(await outbox.deliver()).toEqual({ attempts: 0, delivered: 0 });
  await outbox.upkeep();
  expect(await outbox.readHealth()).toEqual({
    ...{ status: 'ok', store: 'none', receivers: { note: 'configured' } },
  });
  const expected = ['submission-delivered listed', 'submission-not-delivered down'];
  expect([...new Set(events)]).toEqual(expected);
});

it('outbox: a receiver that throws holds the row, and stops no other', async () => {
  const broken: Receiver = {
    ...listReceiver(),
    send: () => {
      throw new Error('cannot compose');
    },
  };
  const { send, outbox, events } = open({ receivers: { note: broken } });
  expect(await send('one')).toMatchObject({ status: 'failed', kept: true });
  expect(events).toContain('receiver-threw error');
  expect(await collect(outbox.store!.rows({ state: 'held' }))).toMatchObject([
    { code: 'unreadable' },
  ]);
});

it('log: says where an error was thrown, and nothing of its message', () => {
  const lines: string[] = [];
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((line) => !!lines.push(`${line}`));
  onTestFinished(() => write.mockRestore());
  jsonLog.error('receiver-threw', { error: new TypeError('kanari\n    at kanari (a.ts:1:1)') });
  jsonLog.warn('receiver-threw', { error: 'kanari' });
  expect(lines[0]).toMatch(/"at":".*outbox\.alone\.test\.ts:\d+:\d+\)?"/);
  expect(lines.join()).not.toContain('kanari');
});
