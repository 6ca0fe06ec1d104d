import { expect, it, onTestFinished, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { jsonLog } from '@sutra/outbox/log';
import { leaseRow, SAME_TEXT } from '@sutra/outbox/row';
import { collect, type Store } from '@sutra/outbox/store';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { HOUR, MINUTE } from '@sutra/outbox/time';
import { STORE_TIMEOUT } from '@sutra/outbox/timeouts';
import { answer, DOWN, freshInbox, OK } from './support/inbox.ts';
import { type Manner } from './support/misbehaving-server.ts';
import { T0 } from './support/notes.ts';
import { cardEntry, gate, NO_LIMITS, noteEntry, openOutbox, SHORT } from './support/outbox.ts';
import { type ReceiverType } from './support/receivers.ts';
import { readTable } from './support/table.ts';

const inbox = await freshInbox();
const { server, posts, open } = inbox;

const spamEntry = (text = 'Buy') => noteEntry(text, { isQuarantined: true });
const full = () => Promise.reject(codedError('SQLITE_FULL'));
const storeBut = (changes: Partial<Store>) => ({ ...sqliteStore(':memory:'), ...changes });
const unlisted = (() => ({
  [Symbol.asyncIterator]: () => ({ next: full }),
})) as unknown as Store['rows'];

const entries = { note: noteEntry, spam: spamEntry, card: cardEntry };
const stores = {
  works: () => storeBut({}),
  'is down': () => storeBut({ insert: full }),
  'lists no earlier rows': () => storeBut({ rows: unlisted }),
  'stores no outcome': () => storeBut({ change: full }),
  'is missing': () => undefined,
};
type Row = [keyof typeof entries, keyof typeof stores, ReceiverType | 'none', string, string];

function mannerOf(answers: string): Manner {
  if (/^\d+$/.test(answers)) return answer(Number(answers));
  if (/^[{<]/.test(answers)) return { does: 'answer', body: answers };
  return { does: answers as 'hang' };
}

it('accept: tells the sender what has become of each row of the table', async () => {
  for (const [what, store, type, answers, expected] of readTable('acceptances') as Row[]) {
    server.behave(mannerOf(answers));
    server.received.length = 0;
    const receivers = type === 'none' ? {} : inbox.receivers(type);
    const limits = answers === 'hang' ? SHORT : {};
    const outbox = openOutbox({ store: stores[store](), receivers, ...limits });
    const name = `${what}, store ${store}, ${type} answers ${answers}`;
    expect.soft(await outbox.send(entries[what]()), name).toBe(expected);
    const isSent = what !== 'spam' && type !== 'none';
    // On a busy machine the time may be over before the request is there.
    if (answers !== 'hang') expect.soft(posts().length, name).toBe(isSent ? 1 : 0);
    if (/kept/.test(expected)) expect.soft(await outbox.states(), name).toEqual(['open']);
  }
});

it('accept: logs what has become of a row, once', async () => {
  for (const [what, store, to, line] of [
    ['note', 'works', 'sheet', 'info submission-delivered status-200'],
    ['note', 'works', 'none', 'warn submission-receiver-unset undefined'],
    ['spam', 'works', 'sheet', 'warn submission-quarantined undefined'],
    ['note', 'is down', 'sheet', 'error submission-store-unavailable sqlite-full'],
    ['note', 'stores no outcome', 'sheet', 'error submission-not-settled sqlite-full'],
    ['card', 'lists no earlier rows', 'api', 'warn submission-not-replaced sqlite-full'],
    ['note', 'is missing', 'sheet', 'info submission-delivered status-200'],
    ['note', 'is missing', 'none', 'warn submission-not-delivered unset'],
    ['spam', 'is missing', 'sheet', 'warn submission-not-delivered suspicious'],
  ] as const) {
    const outbox =
      to === 'none' ? openOutbox({ store: stores[store]() }) : open({ store: stores[store]() }, to);
    for (let n = 0; n < 2; n++) await outbox.send(entries[what]());
    const lines = outbox.lines.map(({ level, event, code }) => `${level} ${event} ${code}`);
    expect.soft(lines).toContain(line);
    if (store === 'works') expect.soft(lines).toEqual([line]);
  }
});

it('accept: a store that writes after its deadline does not make the row be sent again', async () => {
  const slow = sqliteStore(':memory:');
  const { open: write, opened } = gate();
  const insert: Store['insert'] = (row) => opened.then(() => slow.insert(row));
  const { deliver, send, states, move } = open({ store: { ...slow, insert } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sending = send();
  await vi.advanceTimersByTimeAsync(STORE_TIMEOUT);
  vi.useRealTimers();
  expect(await sending).toBe('success');
  write();
  await expect.poll(() => states()).toEqual(['delivered']);
  move(2 * MINUTE);
  await deliver();
  expect(posts()).toHaveLength(1);
});

it('accept: what looks automated is not sent, changes no other row, and is sent once it does not', async () => {
  const { deliver, send, states } = open();
  server.behave(DOWN);
  await send('Honest');
  for (const text of ['Buy', 'Honest']) await send(spamEntry(text));
  await deliver();
  expect(posts()).toHaveLength(1);
  expect(await states()).toEqual(['open', 'quarantined']);
  server.behave(OK);
  await send('Buy');
  expect(await states()).toEqual(['delivered', 'open']);
});

it('accept: without a store, only what the receiver takes at once counts, within the limits', async () => {
  const outbox = open({ store: undefined, limits: { ...NO_LIMITS, sender: 6 } });
  const { accept, send, deliver, upkeep, lines } = outbox;
  expect(outbox.outbox.store).toBeUndefined();
  expect(await accept(noteEntry())).toEqual({ status: 'success' });
  server.behave(DOWN);
  // No pause, which would refuse what the receiver could take.
  for (let n = 0; n < 4; n++) expect(await send(`${n}`)).toBe('refused');
  server.behave(OK);
  expect([await send('6'), await send('7')]).toEqual(['success', 'limited']);
  expect(await deliver()).toEqual({ attempts: 0, delivered: 0 });
  await upkeep();
  const events = new Set(lines.map(({ event, code }) => `${event} ${code}`));
  expect([...events]).toEqual([
    'submission-delivered status-200',
    'submission-not-delivered status-503',
    'submission-limited sender',
  ]);
});

it('same form: a thousand times at once, and later, makes one row here and one there', async () => {
  const { accept, send, states, move } = open();
  const results = await Promise.all(Array.from({ length: 1_000 }, () => send()));
  const reference: unknown = expect.stringMatching(/^[0-9a-f]{12}$/);
  expect(await accept(noteEntry())).toEqual({ status: 'success', reference });
  move(HOUR);
  results.push(await send());
  expect(new Set(results)).toEqual(new Set(['success']));
  expect([posts().length, (await states()).length]).toEqual([1, 1]);
});

it('same form: one without an id is the same for ten minutes, if its application says so', async () => {
  const { send, states, move } = open();
  const entry = noteEntry('Hello', { formId: SAME_TEXT });
  for (const ms of [0, 10 * MINUTE - 1, 1]) {
    expect(await states()).toHaveLength(ms === 0 ? 0 : 1);
    move(ms);
    await send(entry);
  }
  expect(await states()).toHaveLength(2);
});

it('same form: from ten processes at once is sent once, and kept for all', async () => {
  const store = sqliteStore(':memory:');
  const { open: release, opened } = gate();
  server.behave(() => opened.then(() => OK));
  const first = open({ store }).send();
  await expect.poll(() => posts()).toHaveLength(1);
  const others = Array.from({ length: 9 }, () => open({ store }).send());
  expect(new Set(await Promise.all(others))).toEqual(new Set(['unreachable, kept']));
  release();
  expect(await first).toBe('success');
  expect(posts()).toHaveLength(1);
});

it('same form: of a process that was killed while it sent is sent again when the lease has ended', async () => {
  const store = sqliteStore(':memory:');
  server.behave(DOWN);
  const { send, states, move } = open({ store });
  await send();
  const [row] = await collect(store.rows());
  await store.change(row!, (current) => leaseRow(current, T0));
  server.behave(OK);
  move(MINUTE - 1);
  expect(await send()).toBe('unreachable, kept');
  move(1);
  expect([await send(), await states()]).toEqual(['success', ['delivered']]);
});

it('same form: is not sent again while its stored row cannot be read or changed', async () => {
  for (const [method, fail] of [
    ['rows', unlisted],
    ['change', full],
  ] as const) {
    const store = sqliteStore(':memory:');
    const { accept, logged } = open({ store });
    await accept(noteEntry());
    vi.spyOn(store, method).mockImplementation(fail);
    const kept = { status: 'failed', reason: 'unreachable', kept: true };
    expect(await accept(noteEntry())).toMatchObject(kept);
    expect(logged('submission-store-unavailable')).toMatchObject([{ code: 'sqlite-full' }]);
  }
  expect(posts()).toHaveLength(2);
});

it('same form: sent again after a failure has the same id, key and reference, and no limit', async () => {
  const outbox = open({ limits: { ...NO_LIMITS, sender: 2 }, referenceOf: ({ id }) => `R-${id}` });
  const { accept, send, rows } = outbox;
  server.behave(DOWN);
  const entry = noteEntry('Hello', { formId: SAME_TEXT });
  const failed = await accept(entry);
  const id: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);
  const reference = `R-${(await rows())[0]!.id}`;
  expect(failed).toEqual({ status: 'failed', reason: 'refused', kept: true, reference, id });
  const again = { ...entry, formId: (failed as { id: string }).id };
  for (let n = 0; n < 3; n++) expect(await send(again)).toBe('refused, kept');
  expect([await send('Second'), await send('Third')]).toEqual(['refused, kept', 'limited']);
  server.behave(OK);
  for (let n = 0; n < 2; n++) expect(await accept(again)).toEqual({ status: 'success', reference });
  expect(new Set(posts().map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

it('same form: has the same result once the row is held', async () => {
  for (const status of [404, 302]) {
    server.behave(answer(status));
    server.received.length = 0;
    const { send, states, logged } = open();
    for (let n = 0; n < 3; n++) await send();
    expect(await states()).toEqual(['held']);
    server.behave(OK);
    expect(await send()).toBe('refused, kept');
    expect(posts()).toHaveLength(3);
    expect(logged('submission-held')).toHaveLength(1);
  }
});

/** What an outbox writes to standard output. */
function interceptOutput() {
  const lines: string[] = [];
  const write = (line: unknown) => !!lines.push(String(line));
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation(write);
  onTestFinished(() => spy.mockRestore());
  return lines;
}

it('log: has no text, person or address', async () => {
  const lines = interceptOutput();
  const { deliver, send, move } = open({ ...SHORT, log: jsonLog });
  for (const does of ['hang', 'reset', 'cut', 'babble'] as const) {
    server.behave({ does });
    await send(`Canary text ${does}`);
  }
  move(1e9);
  await deliver();
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.join('')).not.toMatch(/anary|@example|127\.0\.0\.1|https?:|203\.0\.113|form-/);
});

it('log: says where an error was thrown, and nothing of its message', () => {
  const lines = interceptOutput();
  jsonLog.error('receiver-threw', { error: new TypeError('kanari\n    at kanari (a.ts:1:1)') });
  jsonLog.warn('receiver-threw', { error: 'kanari' });
  expect(lines[0]).toMatch(
    /^\{"level":"error","time":"20.*"at":"[^\\].*accept\.test\.ts:\d+:\d+\)?"/,
  );
  expect(lines.join()).not.toContain('kanari');
});
