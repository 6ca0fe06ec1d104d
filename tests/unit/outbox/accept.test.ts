import { expect, it, vi } from 'vitest';
import { codedError } from '@/lib/log/error-code';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { type Store } from '@/lib/outbox/store';
import { type Manner } from '@/tests/support/misbehaving-server';
import { message, MINUTE, profile, SHORT, testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { server, posts, texts, contact, profileTo } = await receiver();

const OK: Manner = { does: 'answer' };
const DOWN: Manner = { does: 'answer', status: 503 };
const suspicious = (text: string) => message(text, { isSuspicious: true });

it('contact message: is stored before it is sent, and delivered', async () => {
  const { send, rows, states } = contact();
  server.behave(async () => {
    expect(await rows()).toMatchObject([{ attempts: 1, payload: { message: 'Hello' } }]);
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
  expect(await outbox.deliver()).toEqual({ attempts: 1, delivered: 1 });
  expect(await states()).toEqual(['delivered']);
});

it.each(['delivery', 'message'])(
  'contact message: without a receiver waits for the next %s',
  async (next) => {
    const { outbox, store, send, states, logged } = testOutbox({});
    expect([await send(), await send()]).toEqual(['success', 'success']);
    expect(await states()).toEqual(['held']);
    expect(logged('submission-receiver-unset')).toHaveLength(1);
    expect(await outbox.deliver()).toEqual({ attempts: 0, delivered: 0 });

    const later = contact({ store });
    await (next === 'delivery' ? later.outbox.deliver() : later.send());
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
  'profile: for a receiver of type %s that answers %i: %s',
  async (type, status, result) => {
    server.behave({ does: 'answer', status });
    expect(await profileTo(type).send(profile())).toBe(result);
  },
);

it('profile: succeeds with any response of a script, and with no other', async () => {
  server.behave({ does: 'cut' });
  expect(await profileTo('script').send(profile())).toBe('success');
  server.behave({ does: 'hang' });
  expect(await profileTo('script', SHORT).send(profile())).toBe('unreachable, kept');
});

it('suspicious submission: is quarantined with a success, logged once, and not sent', async () => {
  const { outbox, send, states, logged } = contact();
  for (let n = 0; n < 2; n++) expect(await send(suspicious('Buy'))).toBe('success');
  expect(await states()).toEqual(['quarantined']);
  expect(logged('submission-quarantined')).toHaveLength(1);
  await outbox.deliver();
  expect(posts()).toEqual([]);
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

const down = () => Promise.reject(codedError('SQLITE_FULL'));
const broken = (changes: Partial<Store>): Store => ({ ...sqliteStore(':memory:'), ...changes });

it('store that does not list earlier rows: keeps the profile all the same', async () => {
  const store = broken({ rows: () => ({ [Symbol.asyncIterator]: () => ({ next: down }) }) });
  const { send, logged } = profileTo('api', { store });
  expect(await send(profile())).toBe('success');
  expect(logged('submission-not-replaced')).toMatchObject([{ code: 'sqlite-full' }]);
  expect(logged('submission-delivered')).toHaveLength(1);
});

it('store that is down: leaves one direct attempt, which counts when it is acknowledged', async () => {
  const { outbox, logged } = contact({ store: broken({ insert: down, state: down }) });
  expect(await outbox.accept(message())).toEqual({ status: 'success' });
  expect(posts()).toHaveLength(1);
  expect(logged('submission-store-unavailable')).toMatchObject([{ code: 'sqlite-full' }]);
});

it.each<[Manner, string]>([
  [{ does: 'answer', status: 500 }, 'refused'],
  [{ does: 'hang' }, 'unreachable'],
])('store that is down: promises nothing after a failure (%j)', async (manner, result) => {
  server.behave(manner);
  const options = { store: broken({ insert: down }), ...(manner.does === 'hang' && SHORT) };
  expect(await contact(options).send()).toBe(result);
});

it('store that is down: does not take a script’s failure for a success', async () => {
  server.behave({ does: 'answer', status: 500 });
  expect(await profileTo('script', { store: broken({ insert: down }) }).send(profile())).toBe(
    'refused',
  );
});

it('store that is down: without a receiver is a failure', async () => {
  expect(await testOutbox({}, { store: broken({ insert: down }) }).send()).toBe('unreachable');
});

it('store that is slow: that writes after its deadline does not make the row be sent again', async () => {
  const slow = sqliteStore(':memory:');
  let write = () => {};
  const isWritten = new Promise<void>((resolve) => (write = resolve));
  const insert: Store['insert'] = (row) => isWritten.then(() => slow.insert(row));
  const { outbox, send, states, clock } = contact({ store: { ...slow, insert } });
  expect(await send()).toBe('success');
  write();
  await expect.poll(() => states()).toEqual(['delivered']);
  clock.move(2 * MINUTE);
  await outbox.deliver();
  expect(posts()).toHaveLength(1);
});

it('outcome that cannot be stored: has the same result, and is logged with its code', async () => {
  const store = sqliteStore(':memory:');
  vi.spyOn(store, 'change').mockImplementation(down);
  const { send, logged } = contact({ store });
  expect(await send()).toBe('success');
  expect(logged('submission-not-settled')).toMatchObject([{ code: 'sqlite-full' }]);
});

it('log: has no text, person or address', async () => {
  const { outbox, send, lines, clock } = contact(SHORT);
  for (const does of ['hang', 'reset', 'cut', 'babble'] as const) {
    server.behave({ does });
    await send(`Canary text ${does}`);
  }
  clock.move(1e9);
  await outbox.deliver();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(/anary|@|127\.0\.0\.1|http|203\.0\.113|withheld|form-/);
});
