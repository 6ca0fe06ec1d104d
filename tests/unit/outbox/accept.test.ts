import { expect, it, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { type Store } from '@sutra/outbox/store';
import { submissionReference } from '@/lib/text/reference';
import { HOUR, MINUTE } from '@/lib/time';
import { type Manner } from '@/tests/support/misbehaving-server';
import { message, NO_LIMITS, openOutbox, profile, SHORT } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { anyReference, stored } from '@/tests/support/results';

const { server, posts, settings, contact } = await receiver();

const answer = (status: number): Manner => ({ does: 'answer', status });
const [OK, DOWN] = [answer(200), answer(503)];
const suspicious = (text: string) => message(text, { isSuspicious: true });
const keys = () => posts().map(({ headers }) => headers['idempotency-key']);

const full = () => Promise.reject(codedError('SQLITE_FULL'));
const storeBut = (changes: Partial<Store>) => ({ ...sqliteStore(':memory:'), ...changes });
const unlisted = () => ({ [Symbol.asyncIterator]: () => ({ next: full }) });

const submissions = { message: message(), spam: suspicious('Buy'), profile: profile() };
const stores = {
  works: () => storeBut({}),
  'is down': () => storeBut({ insert: full }),
  'lists no earlier rows': () => storeBut({ rows: unlisted as unknown as Store['rows'] }),
  'stores no outcome': () => storeBut({ change: full }),
  'is missing': () => undefined,
};
const addresses: Record<string, Record<string, string>> = {
  'the sheet': settings.contact,
  'a script': settings.profileTo('script'),
  'an API': settings.profileTo('api'),
  'a sheet': settings.profileTo('sheet'),
  'no receiver': {},
};
const open = (store: keyof typeof stores, to: keyof typeof addresses, options = {}) =>
  openOutbox(addresses[to], { store: stores[store](), ...options });

it.each<
  [
    keyof typeof submissions,
    keyof typeof stores,
    keyof typeof addresses,
    number | 'hang' | 'reset' | 'cut' | '{"ok":true}' | '{"ok":false}' | '<p>Error</p>',
    result: string,
  ]
>([
  ['message', 'works', 'the sheet', 200, 'success'],
  ['message', 'works', 'the sheet', 400, 'refused, kept'],
  ['message', 'works', 'the sheet', 500, 'refused, kept'],
  ['message', 'works', 'the sheet', 302, 'refused, kept'],
  ['message', 'works', 'the sheet', 'reset', 'unreachable, kept'],
  ['message', 'works', 'no receiver', 200, 'success'],
  ['spam', 'works', 'the sheet', 200, 'success'],
  ['profile', 'works', 'a script', 200, 'success'],
  ['profile', 'works', 'a script', 404, 'success'],
  ['profile', 'works', 'a script', 500, 'success'],
  ['profile', 'works', 'a script', 'cut', 'success'],
  ['profile', 'works', 'a script', 'hang', 'unreachable, kept'],
  ['profile', 'works', 'an API', 204, 'success'],
  ['profile', 'works', 'an API', 500, 'refused, kept'],
  ['profile', 'works', 'a sheet', 404, 'refused, kept'],
  ['profile', 'lists no earlier rows', 'an API', 200, 'success'],
  ['message', 'stores no outcome', 'the sheet', 200, 'success'],
  ['message', 'is down', 'the sheet', 200, 'success'],
  ['message', 'is down', 'the sheet', 500, 'refused'],
  ['message', 'is down', 'the sheet', 'hang', 'unreachable'],
  ['message', 'is down', 'no receiver', 200, 'unreachable'],
  ['profile', 'is down', 'a script', 500, 'refused'],
  ['message', 'is missing', 'the sheet', 200, 'success'],
  ['message', 'is missing', 'the sheet', 404, 'refused'],
  ['message', 'is missing', 'the sheet', 'reset', 'refused'],
  ['message', 'is missing', 'no receiver', 200, 'refused'],
  ['spam', 'is missing', 'the sheet', 200, 'refused'],
  ['profile', 'is missing', 'a script', '{"ok":true}', 'success'],
  ['profile', 'is missing', 'a script', '{"ok":false}', 'refused'],
  ['profile', 'is missing', 'a script', '<p>Error</p>', 'refused'],
  ['profile', 'is missing', 'a script', 'hang', 'refused'],
])('accept: a %s, if the store %s and %s answers %s: %s', async (what, store, to, does, result) => {
  if (typeof does === 'number') server.behave(answer(does));
  else if (does === 'hang' || does === 'reset' || does === 'cut') server.behave({ does });
  else server.behave({ does: 'answer', body: does });
  const outbox = open(store, to, does === 'hang' ? SHORT : {});
  expect(await outbox.send(submissions[what])).toBe(result);
  expect(posts()).toHaveLength(what === 'spam' || to === 'no receiver' ? 0 : 1);
  if (/kept/.test(result)) expect(await outbox.states()).toEqual(['open']);
});

it.each([
  ['message', 'works', 'the sheet', 'info submission-delivered status-200'],
  ['message', 'works', 'no receiver', 'warn submission-receiver-unset undefined'],
  ['spam', 'works', 'the sheet', 'warn submission-quarantined undefined'],
  ['message', 'is down', 'the sheet', 'error submission-store-unavailable sqlite-full'],
  ['message', 'stores no outcome', 'the sheet', 'error submission-not-settled sqlite-full'],
  ['profile', 'lists no earlier rows', 'an API', 'warn submission-not-replaced sqlite-full'],
  ['message', 'is missing', 'the sheet', 'info submission-delivered status-200'],
  ['message', 'is missing', 'no receiver', 'warn submission-not-delivered unset'],
  ['spam', 'is missing', 'the sheet', 'warn submission-not-delivered suspicious'],
] as const)('accept: a %s, if the store %s, for %s logs: %s', async (what, store, to, line) => {
  const outbox = open(store, to);
  for (let n = 0; n < 2; n++) await outbox.send(submissions[what]);
  const lines = outbox.logged().map(({ level, event, code }) => `${level} ${event} ${code}`);
  expect(lines).toContain(line);
  if (store === 'works') expect(lines).toEqual([line]);
});

it('accept: a store that writes after its deadline does not make the row be sent again', async () => {
  const slow = sqliteStore(':memory:');
  let write = () => {};
  const isWritten = new Promise<void>((resolve) => (write = resolve));
  const insert: Store['insert'] = (row) => isWritten.then(() => slow.insert(row));
  const { deliver, send, states, move } = contact({ store: { ...slow, insert } });
  expect(await send()).toBe('success');
  write();
  await expect.poll(() => states()).toEqual(['delivered']);
  move(2 * MINUTE);
  await deliver();
  expect(posts()).toHaveLength(1);
});

it('accept: what looks automated is not sent, changes no other row, and is sent once it does not', async () => {
  const { deliver, send, states } = contact();
  server.behave(DOWN);
  await send('Honest');
  for (const text of ['Buy', 'Honest']) await send(suspicious(text));
  await deliver();
  expect(posts()).toHaveLength(1);
  expect(await states()).toEqual(['open', 'quarantined']);
  server.behave(OK);
  await send('Buy');
  expect(await states()).toEqual(['delivered', 'open']);
});

it('accept: without a store too, limits the rate', async () => {
  const { send } = open('is missing', 'the sheet', { limits: { ...NO_LIMITS, sender: 1 } });
  expect([await send('1'), await send('2')]).toEqual(['success', 'limited']);
});

it('same form: a thousand times at once, and later, makes one row here and one there', async () => {
  const { send, states, move } = contact();
  const results = await Promise.all(Array.from({ length: 1_000 }, () => send()));
  move(HOUR);
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

it.each([
  ['read', 'rows', unlisted as unknown as Store['rows']],
  ['changed', 'change', full],
] as const)(
  'same form: is not sent again while its stored row cannot be %s',
  async (_what, method, fail) => {
    const store = sqliteStore(':memory:');
    const { accept, logged } = contact({ store });
    await accept(message());
    vi.spyOn(store, method).mockImplementation(fail);
    const result = { status: 'failed', reason: 'unreachable', kept: true, reference: anyReference };
    expect(await accept(message())).toMatchObject(result);
    expect(posts()).toHaveLength(1);
    expect(logged('submission-store-unavailable')).toMatchObject([{ code: 'sqlite-full' }]);
  },
);

it('same form: sent again after a failure has the same id, key and reference, and no limit', async () => {
  const { accept, rows, send } = contact({ limits: { ...NO_LIMITS, sender: 2 } });
  server.behave(DOWN);
  const entry = message('Hello', { formId: undefined });
  const failed = await accept(entry);
  const id: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(failed).toMatchObject({ status: 'failed', kept: true, reference: anyReference, id });
  const again = { ...entry, formId: (failed as { id: string }).id };
  for (let n = 0; n < 3; n++) expect(await send(again)).toBe('refused, kept');
  expect([await send('Second'), await send('Third')]).toEqual(['refused, kept', 'limited']);
  server.behave(OK);
  for (let n = 0; n < 2; n++) expect(await accept(again)).toEqual(stored);
  expect(new Set(keys()).size).toBe(2);
  expect(submissionReference((await rows())[0]!)).toBe((failed as { reference: string }).reference);
});

it.each([404, 302])('same form: has the same result once the row is held (%i)', async (status) => {
  const { send, states, logged } = contact();
  server.behave(answer(status));
  for (let n = 0; n < 3; n++) await send();
  expect(await states()).toEqual(['held']);
  server.behave(OK);
  expect(await send()).toBe('refused, kept');
  expect(posts()).toHaveLength(3);
  expect(logged('submission-held')).toHaveLength(1);
});

it('log: has no text, person or address', async () => {
  const { deliver, send, lines, move } = contact(SHORT);
  for (const does of ['hang', 'reset', 'cut', 'babble'] as const) {
    server.behave({ does });
    await send(`Canary text ${does}`);
  }
  move(1e9);
  await deliver();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(/anary|@|127\.0\.0\.1|https?:|203\.0\.113|withheld|form-/);
});
