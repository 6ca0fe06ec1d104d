import { expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { type UserStore, usersIn } from '@/lib/shop/account/server/user-store';
import { saveUser } from '@/lib/shop/account/server/users';
import { fill } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { firestoreDatabase } from '@/lib/store/firestore';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { openFirestore } from '@/tests/support/firestore';
import { freshServer } from '@/tests/support/fresh-server';
import { openOutbox } from '@/tests/support/outbox';
import { contactPayload, profilePayload, T0 } from '@/tests/support/rows';
import { databases } from '../../../../packages/outbox/tests/support/stores';

const { server } = await freshServer();

const userStores: Record<string, () => UserStore> = {
  SQLite: () => usersIn(sqliteDatabase(':memory:')),
  Firestore: () => usersIn(firestoreDatabase(openFirestore(), 60_000)),
};

function openSite([driver, openDatabase] = databases[0]!) {
  const users = userStores[driver]!();
  const { store, bytes } = openDatabase();
  const outbox = openOutbox({ CONTACT_SHEET_URL: server.url }, { store });
  const person = { emailVerified: true, name: 'Asha', photoURL: null } as const;
  const signIn = (id: string, email: string) =>
    saveUser({ ...person, id, email, provider: 'password' }, users);
  const run = (command: string, answer?: boolean) => outbox.run(command, { users, answer });
  return { outbox, store, bytes, signIn, run };
}

it.each(databases)(
  'export and erase: in %s, find every spelling of an address and its accounts, and no other person',
  async (...database) => {
    const { outbox, bytes, signIn, run } = openSite(database);
    await signIn('one', 'a.sha+x@gmail.com');
    await signIn('two', 'asha@googlemail.com');
    await signIn('ravi', 'ravi@gmail.com');
    await outbox.send(contactPayload({ email: 'a.s.h.a@gmail.com', name: 'KANARI-9c2v' }));
    await outbox.send(contactPayload({ email: 'Asha+books@googlemail.com' }));
    await outbox.send(contactPayload({ email: 'ravi@example.in' }));
    const { accounts, submissions } = JSON.parse(
      (await run('export --email Asha@gmail.com')).out,
    ) as {
      accounts: unknown[];
      submissions: { matchedBy: string }[];
    };
    expect(accounts).toHaveLength(2);
    expect(submissions.map(({ matchedBy }) => matchedBy)).toEqual(['email', 'email']);
    expect(await bytes()).toContain('KANARI-9c2v');

    const { out, code } = await run('erase --email asha@gmail.com --yes');
    expect([code, out]).toEqual([0, expect.stringMatching(/^Removed: 2, accounts: 2\. /)]);
    expect(out).toContain(words.alsoInSheet);
    const left = ['one, two', 'two, one'].map((uids) => fill(words.signInLeft, { uids }));
    expect(left.some((line) => out.includes(line))).toBe(true);
    const found = JSON.parse((await run('export --email asha@gmail.com')).out) as unknown;
    expect(found).toEqual({ accounts: [], submissions: [] });
    expect(await bytes()).not.toMatch(/KANARI-9c2v|a\.s\.h\.a|asha\+books/i);
    expect((await run('export --email ravi@gmail.com')).out).toContain('ravi@gmail.com');
    expect(await outbox.rows()).toMatchObject([{ payload: { email: 'ravi@example.in' } }]);
  },
);

it('erase: names an address that differs by its tag only, and leaves it', async () => {
  const { outbox, signIn, run } = openSite();
  await signIn('tagged', 'Asha+books@school.in');
  await outbox.send(contactPayload({ email: 'asha+class9@school.in' }));
  const { out } = await run('erase --email asha@school.in --yes');
  for (const email of ['asha+books@school.in', 'asha+class9@school.in'])
    expect(out).toContain(fill(words.perhapsAlso, { email }));
  expect(out).toContain('Removed: 0, accounts: 0.');
  expect((await run('erase --email asha+class9@school.in --yes')).out).toContain('Removed: 1,');
  expect((await run('erase --email ravi@school.in')).out).not.toContain('school.in.');
});

it('export and erase: find a parent in the profile of a child, and say so', async () => {
  const { outbox, signIn, run } = openSite();
  await signIn('uid-canary', 'asha.canary@example.in');
  await outbox.send(profilePayload({ parentEmail: 'Mother+School@gmail.com' }));
  const other = { uid: 'other', email: 'other@example.in', parentEmail: '' };
  await outbox.send(profilePayload(other));
  const { out, complaints } = await run('export --email mother@gmail.com');
  expect(JSON.parse(out)).toMatchObject({
    submissions: [{ matchedBy: 'parentEmail', payload: { email: 'asha.canary@example.in' } }],
    accounts: [],
  });
  expect(complaints).toBe(`${words.ofAChild}\n`);
  const erased = await run('erase --email mother@gmail.com', true);
  expect(erased.out).toMatch(/^\S+ .* profile of a child; the address is that of a parent\n/);
  expect(erased.out).toContain('Removed: 1, accounts: 0. ');
  expect(await outbox.rows()).toMatchObject([{ payload: { email: 'other@example.in' } }]);
  // The child's own account is not the parent's to lose.
  expect((await run('export --email asha.canary@example.in')).out).toMatch(/"accounts": \[\{/);
});

it.each(databases)(
  'erase: in %s, finds a row by its reference when its text is gone, and keeps a receipt of ids',
  async (...database) => {
    const { outbox, store, bytes, run } = openSite(database);
    await outbox.send(contactPayload({ name: 'KANARI-9c2v' }));
    const [id, reference] = (await run('list')).out.split('\n')[1]!.split(/ +/);
    outbox.move(7 * DAY);
    await outbox.upkeep();
    expect(await bytes()).not.toContain('KANARI-9c2v');
    expect((await run('erase --email asha.canary@example.in --yes')).out).toMatch(/^Removed: 0,/);
    expect((await run(`show ${reference}`)).out).toContain(fill(words.erased, { days: 7 }));
    const { out } = await run(`erase ${reference!.toLowerCase()}`, true);
    expect(out).toContain('Removed: 1, accounts: 0. ');
    expect(await outbox.rows()).toEqual([]);
    const receipts = await store.load('erasures');
    expect(receipts).toMatchObject([{ removed: [] }, { removed: [id], kept: [] }]);
    expect(JSON.stringify(receipts)).not.toMatch(/asha|@/i);
    expect(await bytes()).not.toContain(JSON.stringify(id).slice(1, -1).padEnd(64, '!'));
  },
);

it('erase: lists first, asks at a terminal, and removes nothing without a yes', async () => {
  const { outbox, signIn, run } = openSite();
  await signIn('uid-canary', 'asha.canary@example.in');
  await outbox.send(contactPayload());
  const command = 'erase --email asha.canary@example.in';
  const { out, questions } = await run(command, false);
  expect(questions).toEqual([
    expect.stringMatching(/^[0-9a-f]{12} .*contact.*\nRemove these 1 for good, and accounts: 1\?/),
  ]);
  expect(out).toMatch(/\nWould remove: 1, accounts: 1\. /);
  expect((await run(command)).out).toMatch(/\nWould remove: 1, accounts: 1\. /);
  expect(await outbox.rows()).toHaveLength(1);
});

it('erase: leaves what the law may oblige to keep, with its date, unless told otherwise', async () => {
  const { outbox, store, run } = openSite();
  const applies = Date.UTC(2027, 4, 12, 18, 30);
  const from = (email: string) => outbox.send(contactPayload({ email }));
  outbox.move(applies - 366 * DAY - T0);
  await from('ravi@example.in');
  outbox.move(365 * DAY);
  await from('ravi@gmail.com');
  await from('Ravi@example.in');
  expect((await run('erase --email ravi@gmail.com')).out).not.toContain(words.keptByLaw);
  outbox.move(DAY);
  const { out } = await run('erase --email ravi@example.in --yes');
  expect(out).toContain(words.keptByLaw);
  expect(out).toMatch(/ 2028-05-11\nRemoved: 1,/);
  const [, second] = await outbox.rows();
  expect((await run(`erase ${second!.id} --yes`)).out).toMatch(/^Not removed/);
  expect(await outbox.rows()).toHaveLength(2);
  await run('erase --email ravi@example.in --also-kept --yes');
  expect(await outbox.rows()).toMatchObject([{ payload: { email: 'ravi@gmail.com' } }]);
  const receipts = (await store.load<{ kept: unknown[] }[]>('erasures'))!;
  expect(receipts.map(({ kept }) => kept.length)).toEqual([1, 1, 0]);
});
