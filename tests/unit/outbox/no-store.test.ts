import { expect, it } from 'vitest';
import { describeKind, kindNames } from '@/lib/outbox/kinds';
import { createOutbox } from '@/lib/outbox/outbox';
import { type Manner } from '@/tests/support/misbehaving-server';
import {
  captureLog,
  Clock,
  contactReceiver,
  describeResult,
  message,
  NO_LIMITS,
  profile,
  profileReceiver,
  SHORT,
} from '@/tests/support/outbox';
import { freshServer } from '@/tests/support/fresh-server';
import { readLog } from '@/tests/support/log-lines';

const { server } = await freshServer();

function site(receivers = {}, options = {}) {
  const { lines, log } = captureLog();
  const clock = new Clock();
  const base = { receivers, log, now: clock.now, limits: NO_LIMITS };
  const outbox = createOutbox({ ...base, ...options });
  return {
    outbox,
    clock,
    send: async (entry: Parameters<typeof outbox.accept>[0] = message()) =>
      describeResult(await outbox.accept(entry)),
    /** Level, event and code of each log line. */
    logged: () => readLog(lines).map(({ level, event, code }) => [level, event, code]),
  };
}

const contact = (options = {}) => site({ contact: contactReceiver(server.url) }, options);

it('no store: a message succeeds once its receiver has taken it', async () => {
  const { outbox, logged } = contact();
  expect(await outbox.accept(message())).toEqual({ status: 'success' });
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
  expect(logged()).toEqual([['info', 'submission-delivered', 'status-200']]);
});

it.each<[Manner, string]>([
  [{ does: 'answer', status: 500 }, 'status-500'],
  [{ does: 'answer', status: 404 }, 'status-404'],
  [{ does: 'reset' }, 'econnreset'],
])('no store: a message fails with its receiver (%j)', async (manner, code) => {
  const { send, logged } = contact();
  server.behave(manner);
  expect(await send()).toBe('refused');
  expect(logged()).toEqual([['warn', 'submission-not-delivered', code]]);
  server.behave({ does: 'answer' });
  expect(await send()).toBe('success');
});

it('no store: fails with a log line what has no receiver or looks automated', async () => {
  const unset = site();
  expect([await unset.send(), await unset.send(profile())]).toEqual(['refused', 'refused']);
  expect(unset.logged()).toEqual(Array(2).fill(['warn', 'submission-not-delivered', 'unset']));
  const { send, logged } = contact();
  expect(await send(message('Hello', { isSuspicious: true }))).toBe('refused');
  expect(server.received).toEqual([]);
  expect(logged()).toEqual([['warn', 'submission-not-delivered', 'suspicious']]);
});

it.each<[string, Manner, string, object]>([
  ['an answer', { does: 'answer', body: '{"ok":true}' }, 'success', {}],
  ['a script that refuses', { does: 'answer', body: '{"ok":false}' }, 'refused', {}],
  ['a script that throws', { does: 'answer', body: '<p>Error</p>' }, 'refused', {}],
  ['no answer', { does: 'hang' }, 'refused', SHORT],
])('no store: a profile for a script, with %s', async (_name, manner, result, options) => {
  server.behave(manner);
  const { send } = site({ profile: profileReceiver('script', server.url) }, options);
  expect(await send(profile())).toBe(result);
  expect(server.received).toHaveLength(1);
});

it('no store: limits the rate', async () => {
  const { send } = contact({ limits: { ...NO_LIMITS, sender: 1 } });
  expect([await send(message('1')), await send(message('2'))]).toEqual(['success', 'limited']);
});

it('no store: health is degraded without a receiver for what visitors can send', async () => {
  const needed = kindNames.filter((kind) => !describeKind(kind).requiresSignIn);
  const receiver = contactReceiver('https://sheet.example/');
  const set = site(Object.fromEntries(needed.map((kind) => [kind, receiver])));
  const receivers = { contact: 'configured', profile: 'unset' };
  expect(await set.outbox.readHealth()).toMatchObject({ status: 'ok', store: 'none', receivers });
  expect(await site().outbox.readHealth()).toMatchObject({ status: 'degraded' });
});
