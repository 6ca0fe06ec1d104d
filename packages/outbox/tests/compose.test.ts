import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Receiver } from '@sutra/outbox/receiver';
import { MINUTE } from '@sutra/outbox/time';
import { COMPOSE_TIMEOUT } from '@sutra/outbox/timeouts';
import { type Note, noteRow } from './support/notes.ts';
import { gate, openOutbox, SHORT } from './support/outbox.ts';

/** So that an attempt with the time of `SHORT` would have ended. */
const LONGER_THAN_AN_ATTEMPT = 2 * SHORT.timeouts.send;

/** Composes each row by a function that a test gives, and notes the text that it sends. */
function composed(compose: (text: string) => Promise<string>) {
  const sent: string[] = [];
  const receiver: Receiver = {
    name: 'composed',
    concurrency: 2,
    compose: async ({ payload }) => {
      const text = await compose((payload as Note).text);
      return async (signal) => {
        signal.throwIfAborted();
        sent.push(text);
        return { verdict: 'delivered', code: 'sent' };
      };
    },
    send: () => Promise.reject(new Error('not composed')),
    answers: () => 'unreachable',
  };
  return { sent, receivers: { note: receiver } };
}

it('compose: takes none of the time of an attempt', async () => {
  const { sent, receivers } = composed((text) => wait(LONGER_THAN_AN_ATTEMPT, text));
  const { deliver, send, store } = openOutbox({ receivers, ...SHORT });
  await store.insert(noteRow('a'));
  expect(await deliver()).toEqual({ attempts: 1, delivered: 1 });
  expect(await send('Hello')).toBe('success');
  expect(sent).toEqual(['Note a', 'Hello']);
});

it('compose: what is not composed in time waits, was not sent, and holds up no other row', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const begun = gate();
  const { sent, receivers } = composed((text) => {
    if (text !== 'Note a') return Promise.resolve(text);
    begun.open();
    return new Promise(() => {});
  });
  const { deliver, store, rows } = openOutbox({ receivers });
  for (const id of ['a', 'b']) await store.insert(noteRow(id));
  const delivering = deliver();
  await begun.opened;
  await vi.advanceTimersByTimeAsync(COMPOSE_TIMEOUT);
  expect(await delivering).toEqual({ attempts: 2, delivered: 1 });
  expect(sent).toEqual(['Note b']);
  expect((await rows()).find(({ id }) => id === 'a')).toMatchObject({
    state: 'open',
    code: 'compose-timeout',
    possibleDuplicates: 0,
  });
});

it('compose: what failed while it was composed is tried again', async () => {
  let attempts = 0;
  const { sent, receivers } = composed(async (text) => {
    if (++attempts === 1) throw Object.assign(new Error('busy'), { code: 'SQLITE_BUSY' });
    return text;
  });
  const { deliver, store, rows, move } = openOutbox({ receivers });
  await store.insert(noteRow('a'));
  await deliver();
  expect(await rows()).toMatchObject([{ state: 'open', code: 'sqlite-busy' }]);
  move(MINUTE);
  await deliver();
  expect(sent).toEqual(['Note a']);
});
