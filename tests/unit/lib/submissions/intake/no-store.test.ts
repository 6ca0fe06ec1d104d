import { expect, it } from 'vitest';
import { noStore } from '@/lib/submissions/drivers/no-store';
import { kindNames, kinds } from '@/lib/submissions/model/kinds';
import { type Manner } from '@/tests/support/misbehaving-server';
import {
  contactTarget,
  HOUR,
  message,
  NO_LIMITS,
  profile,
  SHORT,
  T0,
  testOutbox,
} from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, ...to } = await receiver();
const contact = (more = {}) => to.contact({ store: noStore(), ...more });

/** Level, event and code of each log line. */
const briefly = ({ logged }: ReturnType<typeof contact>) =>
  logged().map(({ level, event, code }) => [level, event, code]);

it('no store: a message succeeds once its target has taken it', async () => {
  const site = contact();
  expect(await site.send()).toBe('success');
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
  expect(briefly(site)).toEqual([['info', 'submission-delivered', 'status-200']]);
});

it.each<[Manner, string]>([
  [{ does: 'answer', status: 500 }, 'status-500'],
  [{ does: 'answer', status: 404 }, 'status-404'],
  [{ does: 'reset' }, 'econnreset'],
])('no store: a message fails with its target (%j)', async (manner, code) => {
  const site = contact();
  server.behave(manner);
  expect(await site.send()).toBe('refused');
  expect(briefly(site)).toEqual([['warn', 'submission-not-delivered', code]]);
  server.behave({ does: 'answer' });
  expect(await site.send()).toBe('success');
});

it('no store: fails with a log line what has no target or looks automated', async () => {
  const unset = testOutbox({}, { store: noStore() });
  expect([await unset.send(), await unset.send(profile())]).toEqual(['refused', 'refused']);
  expect(briefly(unset)).toEqual(Array(2).fill(['warn', 'submission-not-delivered', 'unset']));
  const site = contact();
  expect(await site.send(message('Hello', { isSuspicious: true }))).toBe('refused');
  expect(server.received).toEqual([]);
  expect(briefly(site)).toEqual([['warn', 'submission-not-delivered', 'suspicious']]);
});

it.each<[string, Manner, string, object]>([
  ['an answer', { does: 'answer', body: '{"ok":true}' }, 'success', {}],
  ['a script that refuses', { does: 'answer', body: '{"ok":false}' }, 'refused', {}],
  ['a script that throws', { does: 'answer', body: '<p>Error</p>' }, 'refused', {}],
  ['no answer', { does: 'hang' }, 'refused', SHORT],
])('no store: a profile for a script, with %s', async (_name, manner, result, options) => {
  server.behave(manner);
  const { send } = to.profileTo('script', { store: noStore(), ...options });
  expect(await send(profile())).toBe(result);
  expect(server.received).toHaveLength(1);
});

it('no store: messages fail at once while the target is down', async () => {
  const site = contact();
  server.behave({ does: 'answer', status: 503 });
  for (let n = 0; n < 3; n++) await site.send(`${n}`);
  site.lines.length = 0;
  expect(await site.send('later')).toBe('refused');
  expect(server.received).toHaveLength(3);
  expect(briefly(site)).toEqual([['warn', 'submission-not-delivered', 'status-503']]);
});

it('no store: rate limits count in memory, until their window ends', async () => {
  const { outbox, send, clock } = contact({ limits: { ...NO_LIMITS, sender: 2 } });
  const results = [await send('1'), await send('2'), await send('3')];
  expect(results).toEqual(['success', 'success', 'limited']);
  clock.move(600_000);
  await outbox.applyRetention();
  expect(await send('3')).toBe('success');
});

it('no store: counts 50,000 addresses, and then forgets the one that was idle longest', async () => {
  const store = noStore();
  const count = async (key: string) => (await store.increment([key], T0))[0];
  await count('active');
  await store.increment(
    Array.from({ length: 49_999 }, (_, n) => `${n}`),
    T0,
  );
  expect([await count('active'), await count('new')]).toEqual([2, 1]);
  expect([await count('active'), await count('1'), await count('0')]).toEqual([3, 2, 1]);
});

it('no store: forgets counters that have ended', async () => {
  const store = noStore();
  await store.increment(['a'], T0);
  await store.removeCounters(T0);
  expect(await store.increment(['a'], T0)).toEqual([2]);
  await store.removeCounters(T0 + 1);
  expect(await store.increment(['a'], T0)).toEqual([1]);
});

it('no store: health is degraded without a target', async () => {
  const needed = kindNames.filter((kind) => !kinds[kind].requiresSignIn);
  const target = contactTarget('https://sheet.example/');
  const set = testOutbox(Object.fromEntries(needed.map((kind) => [kind, target])), {
    store: noStore(),
  });
  const targets = { contact: 'configured', profile: 'unset' };
  expect(await set.outbox.readHealth()).toMatchObject({ status: 'ok', store: 'none', targets });
  const unset = testOutbox({}, { store: noStore() });
  expect(await unset.outbox.readHealth()).toMatchObject({ status: 'degraded' });
});

it('no store: drain and retention send and log nothing', async () => {
  const { outbox, send, clock, lines } = contact();
  server.behave({ does: 'answer', status: 503 });
  await send();
  clock.move(HOUR);
  lines.length = 0;
  expect(await outbox.drain()).toEqual({ attempts: 0, delivered: 0 });
  expect(await outbox.applyRetention()).toBe(0);
  await outbox.stop();
  expect(server.received).toHaveLength(1);
  expect(lines).toEqual([]);
});
