import { expect, it, onTestFinished } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { MAILED } from '@sutra/outbox/outcome';
import { composing, type Receiver } from '@sutra/outbox/receiver';
import { MINUTE } from '@sutra/outbox/time';
import { gate, noteEntry, openOutbox } from './support/outbox.ts';

const DONE = { verdict: 'delivered', code: 'done' } as const;

const receiver = (changes: Partial<Receiver>): Receiver => ({
  name: 'own',
  concurrency: 1,
  send: async () => DONE,
  answers: () => 'unreachable',
  ...changes,
});

// Until then a test waits for a receiver that never answers.
const timeouts = { send: 50 };

const textOf = ({ payload }: { payload: unknown }) => (payload as { text: string }).text;

const fail = (): never => {
  throw new RangeError('kanari');
};

it('own receiver: what `send` throws is tried again, and only what cannot be composed is held', async () => {
  const refused = Object.assign(new TypeError('fetch failed'), {
    cause: codedError('ECONNREFUSED'),
  });
  for (const [what, send, expected] of [
    ['rejects', () => Promise.reject(new RangeError('kanari')), 'open range-error 1'],
    ['throws before it waits', fail, 'open range-error 1'],
    ['rejects with a text', async () => Promise.reject<never>('kanari' as never), 'open network 1'],
    ['fetches without a network', () => Promise.reject(refused), 'open econnrefused 0'],
    ['cannot compose', async () => composing(fail), 'held unreadable 0'],
    ['returns nothing', async () => {}, 'held no-outcome 1'],
    ['returns a response', async () => new Response(), 'held no-outcome 1'],
    [
      'returns a misspelt verdict',
      async () => ({ verdict: 'sent', code: '' }),
      'held no-outcome 1',
    ],
  ] as [string, Receiver['send'], string][]) {
    const outbox = openOutbox({ receivers: { note: receiver({ send }) } });
    expect.soft(await outbox.send(), what).toBe('unreachable, kept');
    const [row] = await outbox.rows();
    expect.soft(`${row!.state} ${row!.code} ${row!.possibleDuplicates}`, what).toBe(expected);
    outbox.restart({ receivers: { note: receiver({}) } });
    outbox.move(2 * MINUTE);
    await outbox.deliver();
    const isHeld = expected.startsWith('held');
    expect.soft(await outbox.states(), what).toEqual([isHeld ? 'held' : 'delivered']);
  }
});

it('own receiver: an answer after its time still counts, once', async () => {
  for (const [what, isSentAgain, late, expected] of [
    ['alone', false, DONE, 'delivered done 0'],
    ['alone, by mail', false, { verdict: 'delivered', code: MAILED }, `delivered ${MAILED} 0`],
    ['refused', false, { verdict: 'rejected', code: 'status-400' }, 'open timeout 1'],
    ['failed', false, { verdict: 'retry', code: 'status-503' }, 'open timeout 1'],
    ['beside a second attempt', true, DONE, 'delivered done 1'],
  ] as const) {
    const { open, opened } = gate();
    let calls = 0;
    const send = async () => {
      const isFirst = ++calls === 1;
      if (isFirst) await opened;
      return isFirst ? late : DONE;
    };
    const isMailbox = late.code === MAILED;
    const outbox = openOutbox({ receivers: { note: receiver({ send, isMailbox }) }, timeouts });
    onTestFinished(() => outbox.close());
    expect.soft(await outbox.send(), what).toBe('unreachable, kept');
    if (isSentAgain) {
      outbox.move(MINUTE);
      await outbox.deliver();
    }
    open();
    const state = async () => {
      const [row] = await outbox.rows();
      return `${row!.state} ${row!.code} ${row!.possibleDuplicates}`;
    };
    await expect.poll(state, { message: what }).toBe(expected);
  }
});

it('own receiver: whatever of it throws stops neither the queue nor the answer', async () => {
  const isBad = (row: { payload: unknown }) => textOf(row) === 'bad';
  for (const [what, changes, states] of [
    ['notBefore', { notBefore: (row) => (isBad(row) ? fail() : 0) }, ['delivered', 'open']],
    ['shareOf', { shareOf: (row) => (isBad(row) ? fail() : '') }, ['delivered', 'delivered']],
    [
      'answers',
      {
        answers: fail,
        send: async (row) => (isBad(row) ? { verdict: 'retry', code: 'busy' } : DONE),
      },
      ['delivered', 'open'],
    ],
  ] as [string, Partial<Receiver>, string[]][]) {
    const outbox = openOutbox({ receivers: { note: receiver({ isMailbox: true, ...changes }) } });
    const told = states[1] === 'open' ? 'unreachable, kept' : 'success';
    expect.soft(await outbox.send(noteEntry('bad')), what).toBe(told);
    expect.soft(await outbox.send('good'), what).toBe('success');
    outbox.move(MINUTE);
    await outbox.deliver();
    expect.soft(await outbox.states(), what).toEqual(states);
  }
});
