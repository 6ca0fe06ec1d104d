import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FirestoreAdapter } from '@auth/firebase-adapter';
import { createClient } from '@libsql/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Payment } from '@/lib/shop/orders/payment';
import { ordersIn } from '@/lib/shop/orders/store';
import { usersIn } from '@/lib/shop/account/server/user-store';
import { findUser } from '@/lib/shop/account/server/users';
import { collect, type Database, withoutVersion } from '@/lib/store/collection';
import { firestoreDatabase } from '@/lib/store/firestore';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { documents as documentsOf } from '@/tests/support/documents';
import { openFirestore } from '@/tests/support/firestore';
import { scratch } from '@/tests/support/scratch';
import documents from './written-before/firestore.json';

/** What the drivers of before wrote, of users and of orders each: all that they could. */
const written = (file: string) =>
  readFileSync(new URL(`written-before/${file}.sql`, import.meta.url), 'utf8');

const FILES = ['accounts', 'orders'];

async function query(folder: string, file: string, sql: string) {
  const client = createClient({ url: `file:${join(folder, `${file}.db`)}` });
  onTestFinished(() => client.close());
  if (sql.startsWith('SELECT')) return (await client.execute(sql)).rows;
  return client.executeMultiple(sql).then(() => []);
}

function folder(): string {
  const { root, remove } = scratch();
  onTestFinished(remove);
  return root;
}

async function sqlite(): Promise<Database> {
  const root = folder();
  for (const file of FILES) await query(root, file, written(file));
  return sqliteDatabase(root);
}

async function firestore(): Promise<Database> {
  const client = openFirestore();
  for (const [name, all] of Object.entries(documents)) {
    for (const [id, fields] of Object.entries<object>(all)) {
      const values = Object.entries(fields).map(([field, value]: [string, unknown]) => {
        const time = (value as { timestamp?: string } | null)?.timestamp;
        return [field, time === undefined ? value : new Date(time)];
      });
      await client.collection(name).doc(id).create(Object.fromEntries(values));
    }
  }
  return firestoreDatabase(client, 60_000);
}

describe.each([
  ['SQLite', sqlite],
  ['Firestore', firestore],
])('%s', (_name, open) => {
  it('written before: users are found, changed, linked and removed', async () => {
    const database = await open();
    const users = usersIn(database);
    const asha = (await findUser('uid-asha', users))!;
    expect(asha).toMatchObject({
      email: 'asha@example.in',
      emailVerified: expect.any(Date) as Date,
      createdAt: expect.any(Date) as Date,
      profileCompletedAt: new Date('2026-11-21T08:00:00.123Z'),
      sessionsEndedAt: new Date('2026-11-22T09:00:00.456Z'),
    });
    const all = await collect(users.users());
    const uids = all.map(({ uid, name }) => [uid, name]);
    expect(uids.sort()).toEqual([
      [null, 'Cut'],
      ['uid-asha', 'Asha'],
      ['uid-ravi', 'रवि'],
    ]);

    const lastSeenAt = new Date('2026-12-01T08:00:00.001Z');
    await users.updateUser({ id: asha.id, lastSeenAt });
    expect(await findUser('uid-asha', users)).toMatchObject({ ...asha, lastSeenAt });
    const cut = all.find(({ uid }) => uid === null)!;
    const link = (uid: string) =>
      users.linkAccount({
        provider: 'firebase',
        type: 'oidc',
        providerAccountId: uid,
        userId: cut.id,
      });
    await link('uid-cut');
    expect(await findUser('uid-cut', users)).toMatchObject({ id: cut.id, name: 'Cut' });
    for (const { id } of all) await users.deleteUser(id);
    expect(await collect(users.users())).toEqual([]);
    for (const uid of ['uid-asha', 'uid-ravi', 'uid-cut'])
      expect(await findUser(uid, users)).toBeNull();
    await database.close();
  });

  it('written before: a session that was revoked stays so', async () => {
    const database = await open();
    const users = usersIn(database);
    expect(await users.isSessionRevoked('a-session')).toBe(true);
    await users.revokeSession('another', new Date());
    expect(await users.isSessionRevoked('a-session')).toBe(true);
    await database.close();
  });

  it('written before: orders are listed, changed and removed', async () => {
    const database = await open();
    const orders = ordersIn(database);
    const all = await orders.list();
    expect(all.map(({ payment }) => payment ?? null)).toEqual([null, null]);
    const read = all.map((each) => ({
      ...withoutVersion(each),
      payment: undefined,
      sales: undefined,
    }));
    expect(read).toEqual(
      Object.values(documents.orders).toSorted((one, other) => one.reportedAt - other.reportedAt),
    );
    const [ravis, ashas] = all;
    expect(await orders.list({ isTold: false })).toEqual([ravis]);
    expect(await orders.list({ id: ashas!.id })).toEqual([ashas]);
    const changed = await orders.replace(ashas!, { ...ashas!, event: 3 });
    expect(await orders.list({ account: 'uid-asha' })).toEqual([changed]);
    expect(await orders.replace(ashas!, ashas!)).toBeUndefined();
    expect(await orders.remove(changed!)).toBe(true);
    expect(await orders.list()).toEqual([ravis]);
    await database.close();
  });

  it('written before: an order is received with the payment that settles it', async () => {
    const database = await open();
    const orders = ordersIn(database);
    const [ravis] = await orders.list();
    const changed = await orders.replace(ravis!, { ...ravis!, payment: 'a payment' });
    expect(await orders.list({ id: ravis!.id })).toEqual([changed]);
    const payment = documentsOf.payments(1) as unknown as Payment;
    const saved = await orders.payments.insert(payment);
    expect(await orders.payments.find('orderId', payment.orderId)).toEqual([saved]);
    await database.close();
  });
});

it('written before: Firestore finds the uids of more users than one query compares', async () => {
  const client = openFirestore();
  const ids = Array.from({ length: 25 }, (_, at) => `${at}`);
  for (const id of ids) {
    await client.collection('users').doc(id).create({ name: id });
    const [account] = Object.values(documents.accounts);
    await client.collection('accounts').add({
      ...account,
      providerAccountId: `uid ${id}`,
      userId: id,
    });
  }
  const users = await collect(usersIn(firestoreDatabase(client, 60_000)).users());
  expect(users.map(({ id, uid }) => [id, uid]).sort()).toEqual(
    ids.map((id) => [id, `uid ${id}`]).sort(),
  );
});

it('written before: a new file has the same columns and those that an earlier version ignores, so that the earlier version reads it, too', async () => {
  const [before, now] = [folder(), folder()];
  for (const file of FILES) await query(before, file, written(file));
  const database = sqliteDatabase(now);
  await usersIn(database).isSessionRevoked('x');
  await ordersIn(database).list();
  const columns = `SELECT tables.name AS inTable, columns.name, columns.type, "notnull", dflt_value, pk
    FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT IN ('probe', 'payments')
      AND (tables.name, columns.name) NOT IN (('orders', 'payment'), ('orders', 'sales'))`;
  const unique = `SELECT name FROM sqlite_master WHERE name LIKE 'sqlite_autoindex_%' AND tbl_name NOT IN ('probe', 'payments')`;
  for (const file of FILES) {
    for (const sql of [columns, unique, 'SELECT user_version FROM pragma_user_version']) {
      const expected = await query(before, file, sql);
      expect(expected).not.toEqual([]);
      expect(await query(now, file, sql), file).toEqual(expected);
    }
  }
  await database.close();
});

it('Firestore: users are stored as the adapter of Auth.js stores them, and read by it', async () => {
  const client = openFirestore();
  const users = usersIn(firestoreDatabase(client, 60_000));
  const adapter = FirestoreAdapter(client);
  const account = { provider: 'firebase', type: 'oidc' } as const;
  const fields = { id: '', email: 'asha@example.in', emailVerified: null, createdAt: new Date() };

  const theirs = await adapter.createUser!(fields);
  await adapter.linkAccount!({ ...account, providerAccountId: 'uid-theirs', userId: theirs.id });
  expect(await findUser('uid-theirs', users)).toMatchObject({ id: theirs.id, email: fields.email });

  const ours = await users.createUser(fields);
  await users.linkAccount({ ...account, providerAccountId: 'uid-ours', userId: ours.id });
  const asked = { provider: 'firebase', providerAccountId: 'uid-ours' };
  expect(await adapter.getUserByAccount!(asked)).toMatchObject({ id: ours.id });
  await adapter.deleteUser!(ours.id);
  expect(await findUser('uid-ours', users)).toBeNull();
});
