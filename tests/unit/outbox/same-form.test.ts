import { expect, it } from 'vitest';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { referenceOf } from '@/lib/text/reference';
import { type Manner } from '@/tests/support/misbehaving-server';
import { contactPayload, HOUR, message, MINUTE, NO_LIMITS } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { anyReference, stored } from '@/tests/support/results';

const { server, posts, contact } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };
const keys = () => posts().map(({ headers }) => headers['idempotency-key']);

it('same form: a thousand times at once, and later, makes one row here and one there', async () => {
  const { send, states } = contact();
  const results = await Promise.all(Array.from({ length: 1_000 }, () => send()));
  results.push(await send());
  expect(new Set(results)).toEqual(new Set(['success']));
  expect([posts().length, (await states()).length]).toEqual([1, 1]);
});

it('same form: from ten processes at once is sent once, and kept for all', async () => {
  const store = sqliteStore(':memory:');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  server.behave(() => released.then(() => OK));
  const first = contact({ store }).send();
  await expect.poll(() => posts()).toHaveLength(1);
  const others = Array.from({ length: 9 }, () => contact({ store }).send());
  expect(new Set(await Promise.all(others))).toEqual(new Set(['unreachable, kept']));
  release();
  expect(await first).toBe('success');
  expect(posts()).toHaveLength(1);
});

it('same form: sent again after a failure is tried at once, with the same key and reference', async () => {
  const { outbox, rows } = contact();
  server.behave(DOWN);
  const failed = await outbox.accept(message());
  expect(failed).toMatchObject({ status: 'failed', kept: true, reference: anyReference });
  server.behave(OK);
  const success = await outbox.accept(message());
  expect(success).toEqual(stored);
  expect(await outbox.accept(message())).toEqual(success);
  expect(new Set(keys()).size).toBe(1);
  expect((await rows()).map(referenceOf)).toEqual([(failed as { reference: string }).reference]);
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
  await outbox.deliver();
  const bodies = entries.map((entry) => JSON.stringify({ data: [entry.payload] }));
  expect(
    posts()
      .slice(3)
      .map(({ body }) => body)
      .sort(),
  ).toEqual(bodies.sort());
  expect(await states()).toEqual(Array(3).fill('delivered'));
  expect(keys().slice(3).sort()).toEqual(keys().slice(0, 3).sort());
  expect(new Set(keys()).size).toBe(3);
});

it('same form: sends a dead row once more', async () => {
  const { outbox, send, states, clock } = contact();
  server.behave({ does: 'answer', status: 500 });
  await send();
  clock.move(73 * HOUR);
  await outbox.deliver();
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
