import { expect, it } from 'vitest';
import { type Entry } from '@sutra/outbox/entry';
import { createOutbox, type OutboxOptions } from '@sutra/outbox/outbox';
import { SAME_TEXT } from '@sutra/outbox/row';
import { answer, freshInbox, OK } from './support/inbox.ts';
import { kinds, note, type Notes } from './support/notes.ts';
import { cardEntry, noteEntry } from './support/outbox.ts';

const { server, posts, open } = await freshInbox();

const CANARY = 'kanari';
const circle: Record<string, unknown> = { ...note({ text: CANARY }) };
circle.self = circle;

it('accept: refuses aloud what it could not send, and stores and sends nothing of it', async () => {
  for (const [what, changes, words] of [
    [
      'a misspelt kind',
      { kind: 'nota' },
      'there is no such kind. The outbox has: note, card, errand',
    ],
    ['a kind that every object has', { kind: 'constructor' }, 'no such kind'],
    ['no kind', { kind: undefined }, 'no such kind'],
    ['no id', { formId: undefined }, 'formId must be'],
    ['null as an id', { formId: null }, 'formId must be'],
    ['an empty id', { formId: '' }, 'formId must be'],
    ['a number as an id', { formId: 1001 }, 'formId must be'],
    ['a file as an id', { formId: new Blob([CANARY]) }, 'formId must be'],
    ['an id of two lines', { formId: `${CANARY}\n1` }, 'formId must be'],
    ['an id that is too long', { formId: CANARY.repeat(22) }, 'formId must be'],
    ['another symbol as an id', { formId: Symbol('outbox-same-text') }, 'formId must be'],
    ['no payload', { payload: undefined }, 'there is no payload'],
    ['null as a payload', { payload: null }, 'there is no payload'],
    ['a function as a payload', { payload: () => CANARY }, 'there is no payload'],
    ['a payload of another kind', { payload: { nope: CANARY } }, 'is not one of kind note'],
    ['a payload that JSON changes', { payload: { text: new Map() } }, 'is not one of kind note'],
    ['a number that JSON cannot hold', { payload: { text: CANARY, n: 1n } }, 'as JSON'],
    ['a payload inside itself', { payload: circle }, 'as JSON'],
    ['a number as a sender', { sender: 9 }, 'sender must be a text'],
    ['null as a sender', { sender: null }, 'sender must be a text'],
    ['a card of nobody', { ...cardEntry(), sender: undefined }, 'kind card needs a sender'],
  ] as const) {
    const { accept, rows } = open();
    const entry = noteEntry(CANARY, changes as Partial<Entry<Notes>>);
    const refusal: unknown = await accept(entry).catch((error: unknown) => error);
    expect.soft(refusal, what).toMatchObject({ code: 'invalid-entry', name: 'TypeError' });
    expect.soft((refusal as Error).message, what).toContain(words);
    expect.soft(String((refusal as Error).stack), what).not.toContain(CANARY);
    expect.soft([await rows(), server.received], what).toEqual([[], []]);
  }
});

it('accept: two orders of one customer for the same thing are two, whatever their ids look like', async () => {
  for (const ids of [
    ['order-1', 'order-2'],
    ['1001', '1002'],
    ['क्रम १', 'क्रम २'],
    ['1', SAME_TEXT],
  ] as const) {
    server.received.length = 0;
    const { accept } = open();
    const results = [];
    for (const formId of [...ids, ids[0]]) results.push(await accept(noteEntry('Tea', { formId })));
    const [first, second, again] = results.map(({ reference }) => reference);
    expect.soft([first === second, first === again], String(ids[0])).toEqual([false, true]);
    expect.soft(posts()).toHaveLength(2);
  }
});

it('accept: nobody has to name a sender, and then only an address has a limit', async () => {
  const { accept, rows } = open({ limits: { address: 12 } });
  const orders = (address?: string) =>
    Array.from({ length: 20 }, (_, n) =>
      accept(noteEntry(`Order ${n}`, { formId: `${address} ${n}`, sender: undefined, address })),
    );
  const results = [...(await Promise.all(orders())), ...(await Promise.all(orders('203.0.113.9')))];
  expect(results.filter(({ status }) => status === 'success')).toHaveLength(32);
  expect(
    results.slice(32).every((result) => 'reason' in result && result.reason === 'limited'),
  ).toBe(true);
  expect(await rows()).toHaveLength(32);
});

it('accept: stores and sends the payload as JSON has it, in the first attempt, too', async () => {
  server.behave(answer(503));
  const { send, deliver, move } = open();
  const payload = { ...note(), at: new Date(0), left: undefined };
  await send(noteEntry('', { payload }));
  server.behave(OK);
  move(120_000);
  await deliver();
  expect(new Set(posts().map(({ body }) => body)).size).toBe(1);
});

it('createOutbox: refuses names of kinds that are misspelt, and a kind without a check', () => {
  for (const [options, words] of [
    [{ receivers: { nota: {} } }, 'nota has a receiver'],
    [{ storeOnly: ['cards'] }, 'cards has a receiver or is kept'],
    [{ kinds: { note: {} } }, 'kind note has no function isComplete'],
  ] as [Partial<OutboxOptions>, string][]) {
    expect(() => createOutbox({ kinds, receivers: {}, ...options })).toThrow(words);
  }
});
