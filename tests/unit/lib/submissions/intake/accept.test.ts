import { expect, it, vi } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type Manner } from '@/tests/support/misbehaving-server';
import {
  allRows,
  contactPayload,
  HOUR,
  message,
  MINUTE,
  NO_LIMITS,
  profile,
  SHORT,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { stored } from '@/tests/support/results';

const { server, posts, texts, contact, profileTo } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };
const keys = () => posts().map(({ headers }) => headers['idempotency-key']);
const suspicious = (text: string) => message(text, { isSuspicious: true });

it('contact message: is stored before it is sent, and delivered', async () => {
  const { send, store, states } = contact();
  server.behave(async () => {
    expect(await allRows(store)).toMatchObject([{ attempts: 1, payload: { message: 'Hello' } }]);
    return OK;
  });
  expect(await send('Hello')).toBe('success');
  expect([await states(), posts().length]).toEqual([['delivered'], 1]);
});

it.each<[string, Manner, string]>([
  ['rejects it', { does: 'answer', status: 400 }, 'refused, kept'],
  ['fails', { does: 'answer', status: 500 }, 'refused, kept'],
  ['redirects', { does: 'answer', status: 302, headers: { location: '/x' } }, 'refused, kept'],
  ['resets', { does: 'reset' }, 'unreachable, kept'],
])('contact message: is kept when the sheet %s', async (_how, manner, result) => {
  const { outbox, send, states, clock } = contact();
  server.behave(manner);
  expect(await send()).toBe(result);
  server.behave(OK);
  clock.move(MINUTE);
  expect(await outbox.drain()).toEqual({ attempts: 1, delivered: 1 });
  expect(await states()).toEqual(['delivered']);
});

it.each(['drain', 'send'] as const)(
  'contact message: without a target waits for the next %s',
  async (next) => {
    const { outbox, store, send, states, logged } = testOutbox({});
    expect([await send(), await send()]).toEqual(['success', 'success']);
    expect(await states()).toEqual(['held']);
    expect(logged('submission-target-unset')).toHaveLength(1);
    expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });

    const later = contact({ store });
    await (next === 'drain' ? later.outbox.drain() : later.send());
    expect(texts()).toEqual(['Hello']);
    expect(await states()).toEqual(['delivered']);
  },
);

it.each([
  ['script', 200, 'success'],
  ['script', 500, 'success'],
  ['script', 404, 'success'],
  ['api', 204, 'success'],
  ['api', 500, 'refused, kept'],
  ['sheet', 404, 'refused, kept'],
] as const)(
  'profile: for a target of type %s that answers %i: %s',
  async (type, status, result) => {
    server.behave({ does: 'answer', status });
    expect(await profileTo(type).send(profile())).toBe(result);
  },
);

it('profile: succeeds with any response of a script, and with no other', async () => {
  server.behave({ does: 'cut' });
  expect(await profileTo('script').send(profile())).toBe('success');
  server.behave({ does: 'answer', after: 5_000 });
  expect(await profileTo('script', SHORT).send(profile())).toBe('unreachable, kept');
});

it('same form: a thousand times at once, and later, makes one row here and one there', async () => {
  const { send, states, store } = contact();
  const get = vi.spyOn(store, 'get');
  server.behave({ does: 'answer', after: 20 });
  const results = await Promise.all(Array.from({ length: 1_000 }, () => send()));
  results.push(await send());
  expect(new Set(results)).toEqual(new Set(['success']));
  expect([posts().length, (await states()).length, get.mock.calls.length]).toEqual([1, 1, 2]);
});

it('same form: from ten processes at once is sent once, and all of them have the result', async () => {
  const store = sqliteStore(':memory:');
  server.behave({ does: 'answer', after: 50 });
  const processes = Array.from({ length: 10 }, () => contact({ store }));
  const results = await Promise.all(processes.map(({ send }) => send()));
  expect(new Set(results)).toEqual(new Set(['success']));
  expect(posts()).toHaveLength(1);
});

it('same form: sent again after a failure is tried at once, with the same idempotency key', async () => {
  const { send, states } = contact();
  server.behave(DOWN);
  await send();
  server.behave(OK);
  expect(await send()).toBe('success');
  expect(new Set(keys()).size).toBe(1);
  expect(await states()).toHaveLength(1);
});

it('same form: with another text or sender is a submission of its own, and all are delivered', async () => {
  const { outbox, send, states, clock } = contact();
  server.behave(DOWN);
  const email = 'ravi@example.in';
  const payload = contactPayload({ message: 'First', email });
  const entries = [message('First'), message('Second'), message('x', { payload, sender: email })];
  for (const entry of entries) expect(await send(entry)).toBe('refused, kept');
  server.behave(OK);
  clock.move(MINUTE);
  await outbox.drain();
  const arrived = posts().slice(3);
  const bodies = entries.map(({ payload }) => JSON.stringify({ data: [payload] }));
  expect(arrived.map(({ body }) => body).sort()).toEqual(bodies.sort());
  expect(await states()).toEqual(Array(3).fill('delivered'));
  expect(keys().slice(3).sort()).toEqual(keys().slice(0, 3).sort());
  expect(new Set(keys()).size).toBe(3);
});

it('same form: sends a dead row once more', async () => {
  const { outbox, send, states, clock } = contact();
  server.behave({ does: 'answer', status: 500 });
  await send();
  clock.move(73 * HOUR);
  await outbox.drain();
  expect(await states()).toEqual(['dead']);
  server.behave(OK);
  expect(await send()).toBe('success');
  expect(await states()).toEqual(['delivered']);
});

it.each([404, 302])('same form: has the same result once the row is held (%i)', async (status) => {
  const { send, states, logged } = contact();
  server.behave({ does: 'answer', status });
  for (let n = 0; n < 3; n++) await send();
  expect(await states()).toEqual(['held']);
  server.behave(OK);
  expect(await send()).toBe('refused, kept');
  expect(posts()).toHaveLength(3);
  expect(logged('submission-held')).toHaveLength(1);
  expect(logged('submission-target-unset')).toEqual([]);
});

it('same form: does not count toward the rate limit again', async () => {
  const { send } = contact({ limits: { ...NO_LIMITS, senderAtAddress: 2 } });
  server.behave(DOWN);
  for (let n = 0; n < 5; n++) expect(await send('first')).toBe('refused, kept');
  expect(await send('second')).toBe('refused, kept');
  expect(await send('third')).toBe('limited');
  expect(await send('first')).toBe('refused, kept');
});

it('same form: gets the form id to send it with again, only after a failure', async () => {
  const { outbox } = contact();
  server.behave(DOWN);
  const entry = message('Hello', { formId: undefined });
  const failure = await outbox.accept(entry);
  expect(failure).toMatchObject({ id: expect.stringMatching(/^[0-9a-f]{64}$/) as string });
  server.behave(OK);
  const again = { ...entry, formId: 'id' in failure && failure.id };
  expect(await outbox.accept(again)).toEqual(stored);
  expect(new Set(keys()).size).toBe(1);
});

it('suspicious submission: is quarantined with a success, logged once, and not sent', async () => {
  const { outbox, send, states, logged } = contact();
  for (let n = 0; n < 2; n++) expect(await send(suspicious('Buy'))).toBe('success');
  expect(await states()).toEqual(['quarantined']);
  expect(logged('submission-quarantined')).toHaveLength(1);
  await outbox.drain();
  expect(posts()).toEqual([]);
  await send('Hello');
  expect(logged('submission-quarantined')).toHaveLength(1);
});

it('suspicious submission: changes no accepted one, and is delivered once it is not suspicious', async () => {
  const { send, states } = contact();
  server.behave(DOWN);
  await send('Honest');
  for (const text of ['Buy', 'Honest']) await send(suspicious(text));
  expect((await states()).sort()).toEqual(['open', 'quarantined']);
  server.behave(OK);
  await send('Buy');
  expect((await states()).sort()).toEqual(['delivered', 'open']);
});
