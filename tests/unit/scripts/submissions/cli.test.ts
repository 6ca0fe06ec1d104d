import { beforeEach, expect, it, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { books } from '@/content/books';
import { submissions as words } from '@/content/en/submissions';
import { saveUser } from '@/lib/shop/account/server/users';
import { contactFields } from '@/lib/contact/fields';
import { settleRow } from '@sutra/outbox/row';
import { StoreReplacedError } from '@sutra/outbox/sqlite/rescue';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { type Store } from '@/lib/server/submissions/kinds';
import { referenceOf } from '@/lib/text/reference';
import { MINUTE } from '@/lib/time';
import { usersIn } from '@/lib/shop/account/server/user-store';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { asha } from '@/tests/support/asha';
import { runCommand, type Surroundings } from '@/tests/support/cli';
import { openOutbox } from '@/tests/support/outbox';
import { contactPayload, contactRow, profilePayload, profileRow, T0 } from '@/tests/support/rows';

// Books of its own: an owner may have none.
vi.mock('@/content/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksFile(),
);

/** A message that a spreadsheet or a terminal could obey. */
const HOSTILE = contactPayload({
  name: '=cmd|\u202egpj\u202c',
  email: 'a\u001b[2J@b.in',
  message: 'क्‍ष, "quoted"\nline',
});

let store: Store;
let delivered: number;
beforeEach(() => {
  store = sqliteStore(':memory:') as Store;
  delivered = 0;
});

const run = (command: string | string[], surroundings?: Surroundings) => {
  const deliver = async () => ({ attempts: 0, delivered });
  return runCommand({ outbox: { store, deliver }, now: () => T0 }, command, surroundings);
};
const outOf = async (...args: Parameters<typeof run>) => (await run(...args)).out;
const fill = (text: string, n: string | number) => `${text.replace('{n}', String(n))}\n`;

async function storeOneOfEach() {
  await store.insert({ ...contactRow('aa000000'), attempts: 2, code: 'status-503', due: T0 + 1e6 });
  await store.insert(settleRow(contactRow('bb000000'), 'dead', 'timeout', T0));
  await store.insert(settleRow(contactRow('cc000000'), 'held', 'status-404', T0));
  await store.insert(settleRow(contactRow('dd000000'), 'quarantined', 'suspicious', T0));
  await store.insert({
    ...settleRow(contactRow('ee000000'), 'delivered', 'status-200', T0),
    possibleDuplicates: 1,
  });
  await store.insert(settleRow(profileRow('ff000000'), 'stored', 'store-only', T0));
}

async function states() {
  const found: Record<string, string> = {};
  for await (const { id, state } of store.rows()) found[id] = state;
  return found;
}

it('list: aligns columns, names the day until which a row is kept, and what may have arrived twice', async () => {
  expect(await run('list')).toMatchObject({ code: 0, out: `${words.none}\n` });
  await storeOneOfEach();
  const lines = (await outOf('list')).trimEnd().split('\n');
  expect(new Set(lines.map((line) => line.search(/asha|From/))).size).toBe(1);
  expect(lines[1]).toMatch(
    /^aa000000\s+VM-\w{6}\s+contact\s+open\s+2025-11-21 04:00\s+2\s+status-503\s+asha/,
  );
  const days = lines.slice(1).map((line) => line.includes('  2026-02-19  '));
  expect(days).toEqual([false, true, true, true, false, false]);
  const twice = lines.filter((line) => line.includes(words.twice));
  expect(twice).toEqual([expect.stringMatching(/^ee000000 .*delivered, twice\?/)]);
  expect((await outOf('list --state dead --kind contact')).split('\n')).toHaveLength(3);
});

it('list and show: print no control characters, whether an address is verified, and a row as JSON', async () => {
  await store.insert({ ...contactRow('aa000000'), payload: HOSTILE });
  const payload = profilePayload({ emailVerified: false });
  await store.insert({ ...profileRow('bb000000'), payload });
  for (const command of ['list', 'show aa', 'export', 'export --format json']) {
    expect(await outOf(command)).not.toMatch(/[\u001b\u202e]/);
  }
  expect(await outOf('list')).toContain(`${payload.email} ${words.unverified}\n`);
  await store.insert({
    ...settleRow(contactRow('ee000000'), 'delivered', 'status-200', T0),
    possibleDuplicates: 1,
  });
  const { out, code } = await run('show EE');
  expect(code).toBe(0);
  for (const text of ['"state": "delivered"', 'Message ee000000', words.possibleDuplicate])
    expect(out).toContain(text);
});

it('show: finds the newest profile of the buyer whom a payment names', async () => {
  await storeOneOfEach();
  const [book] = books;
  const ofBuyer = { uid: 'buyer', name: 'Mira Canary' };
  for (const [n, name] of ['Newest Canary', 'Older Canary'].entries()) {
    const payload = profilePayload({ ...ofBuyer, name });
    await store.insert({ ...profileRow(`a${n}000000`), payload, acceptedAt: T0 + 2 - n });
  }
  const reference = referenceOf('buyer', book!.id).toLowerCase();
  const { code, out } = await run(['show', reference]);
  expect(code).toBe(0);
  expect(out).toContain(words.buyer.replace('{title}', book!.title));
  expect(out).toContain('Newest Canary');
  expect(out).not.toContain('Older Canary');
  expect(await run(['erase', reference])).toMatchObject({ code: 1 });
});

it('show: finds the buyer by the accounts when no profile is stored, also for a second book', async () => {
  const users = usersIn(sqliteDatabase(':memory:'));
  await saveUser({ ...asha, id: 'buyer', name: 'Mira Canary' }, users);
  await saveUser({ ...asha, id: 'other', email: 'other@example.in' }, users);
  for (const { id, title } of [books[0]!, books.at(-1)!]) {
    const { code, out } = await run(['show', referenceOf('buyer', id)], { users });
    expect([code, out]).toEqual([0, expect.stringContaining('Mira Canary')]);
    expect(out).toContain(words.buyersAccount.replace('{title}', title));
    expect(out).toMatch(/^uid +buyer$/m);
    expect(out).not.toContain('other@example.in');
  }
});

it('show and retry: find no row for what names none, and change nothing', async () => {
  await storeOneOfEach();
  for (const [typed, complaint] of [
    ['f0', words.noSuchId],
    ['', words.noSuchId],
    ['zz', words.noSuchId],
    ['VM-ZZZZZZ', words.noSuchReference],
  ] as const) {
    const expected = { code: 1, out: '', complaints: fill(complaint, typed) };
    expect.soft(await run(['show', typed]), typed).toMatchObject(expected);
    expect.soft(await run(['retry', 'bb', typed]), typed).toMatchObject(expected);
  }
  expect(await states()).toMatchObject({ bb000000: 'dead' });
});

it('show and retry: list two rows with one reference, and ask for the id', async () => {
  const ids = ['5'.repeat(64), '5'.repeat(63) + '6'];
  for (const id of ids) await store.insert(settleRow(contactRow(id), 'held', 'status-404', T0));
  const reference = (await outOf('list')).match(/VM-\w{6}/)![0];
  for (const command of [`show ${reference}`, `retry ${reference}`, 'show 555']) {
    const { code, out, complaints } = await run(command);
    expect([code, out.match(/ held /g)]).toEqual([1, [' held ', ' held ']]);
    expect(complaints).toBe(fill(words.several, command.split(' ')[1]!));
  }
  expect(await outOf(`show ${ids[1]}`)).toContain(`"id": "${ids[1]}"`);
});

it('retry: opens waiting, held and dead rows, and sends them; spam only when it is named', async () => {
  await storeOneOfEach();
  delivered = 3;
  expect(await outOf('retry --all')).toBe(fill(words.reopened, 3) + fill(words.delivered, 3));
  await outOf('retry --all --kind contact');
  const open = { aa000000: 'open', bb000000: 'open', cc000000: 'open' };
  const others = { ee000000: 'delivered', ff000000: 'stored' };
  expect(await states()).toEqual({ ...open, ...others, dd000000: 'quarantined' });
  await outOf('retry --all --state quarantined');
  expect(await states()).toEqual({ ...open, ...others, dd000000: 'open' });
  expect(await store.claim('contact', { now: T0, limit: 9 })).toHaveLength(4);
});

it('retry: takes a reference, a state and a kind, and leaves alone what is being sent', async () => {
  await storeOneOfEach();
  const reference = (await outOf('list --state quarantined')).match(/VM-\w{6}/)![0];
  await run(['retry', reference.toLowerCase()]);
  await run('retry --all --state dead');
  await run('retry --all --kind profile');
  const open = { aa000000: 'open', bb000000: 'open', dd000000: 'open' };
  expect(await states()).toMatchObject({ ...open, cc000000: 'held', ff000000: 'stored' });
  await store.insert({ ...contactRow('ab000000'), lease: 'token', due: T0 + MINUTE });
  expect(await outOf('retry ab ee')).toContain(fill(words.reopened, 0));
});

it('export: writes CSV without formulas, in UTF-8 that every sheet reads', async () => {
  await store.insert({ ...contactRow('aa000000'), payload: HOSTILE });
  await store.insert({
    ...profileRow('bb000000'),
    payload: profilePayload({ learningGoals: '+1' }),
  });
  await store.insert({ ...settleRow(contactRow('cc000000'), 'delivered', 'x', T0), payload: null });
  const out = await outOf('export');
  expect(out.startsWith('\uFEFF"id","reference","kind","state",')).toBe(true);
  for (const cell of ['"\'=cmd|', '"क्‍ष, ""quoted""\nline"', '"\'+919876543210"', '"\'+1"']) {
    expect(out).toContain(cell);
  }
  const rows = out.trimEnd().split('\r\n');
  const counts = rows.map((row) => row.match(/"(?:[^"]|"")*"/g)!.length);
  expect([counts.length, new Set(counts).size]).toEqual([4, 1]);
  const contacts = await outOf('export --kind contact --state delivered');
  const columns = Object.keys(contactFields).map((name) => `"${name}"`);
  expect(contacts).toContain(`"privacyVersion",${columns.join()}\r\n"cc000000",`);
  expect(contacts).toMatch(/"delivered","2025-11-21T04:00:00.000Z","2025-11-21T04:00:00.000Z"/);
});

it('damaged row: is listed, exported, and erased with its person', async () => {
  const payload = { subject: 'x', message: 'Hello', email: 'bad@example.in' };
  await store.insert(contactRow('aa000000'));
  await store.insert({ ...contactRow('bad00000'), payload: payload as never });
  const { outbox } = openOutbox({}, { store: store as never });
  store = outbox.store as Store;
  await outbox.deliver();
  expect(await outOf('list')).toMatch(/^bad00000 /m);
  expect(await outOf('show bad')).toContain(words.unreadable);
  for (const format of ['csv', 'json'])
    expect(await outOf(`export --format ${format}`)).toContain('Message aa000000');
  expect(await outOf('export --email bad@example.in')).toContain('unreadable');
  const { code, out } = await run('erase --email bad@example.in --yes');
  expect([code, out]).toEqual([0, expect.stringMatching(/^Removed: 1, /)]);
  expect(Object.keys(await states())).toEqual(['aa000000']);
});

it('export: writes JSON with the texts as they were typed', async () => {
  await store.insert({ ...contactRow('aa000000'), payload: HOSTILE });
  expect(JSON.parse(await outOf('export --format json'))).toMatchObject([{ payload: HOSTILE }]);
  expect(await outOf('export --format json --state dead')).toBe('[]\n');
});

it('submissions: says that the store fails or is replaced, or that this host has none', async () => {
  store.rows = () => {
    throw codedError('SQLITE_CANTOPEN');
  };
  const complaints = `${words.failed.replace('{code}', 'sqlite-cantopen')}\n`;
  expect(await run('list')).toMatchObject({ code: 1, out: '', complaints });
  store.rows = () => {
    throw new StoreReplacedError('data/submissions.db', 'data/submissions.rescued-1.db');
  };
  expect((await run('list')).complaints).toMatch(
    /submissions\.rescued-1\.db\. .*docs\/trouble\.md, The database was/,
  );
  const deliver = async () => ({ attempts: 0, delivered });
  const outbox = { store: undefined, deliver };
  for (const command of ['list', 'export', 'retry --all', 'erase --email a@b.in --yes']) {
    const result = await runCommand({ outbox, now: () => T0 }, command);
    expect(result).toMatchObject({ code: 1, out: '', complaints: `${words.noStore}\n` });
  }
});

it('submissions: prints the usage for what it does not know', async () => {
  const complaints = `${words.usage.replace('{kinds}', 'contact|profile|request|order')}\n`;
  for (const command of [
    '',
    'dance',
    'list x',
    'list --state sad',
    'list --what',
    'export --format xml',
    'release --all',
    'show',
    'show a b',
    'retry',
    'retry a --all',
    'retry --all --state stored',
    'erase',
    'erase --email asha',
    'erase aa --email a@b.in',
    'erase --email',
    'export --email x',
  ])
    expect.soft(await run(command), command).toMatchObject({ code: 2, out: '', complaints });
});
