import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IDLE_NOTICE, IDLE_TIME } from '@/lib/retention';
import { tendAccounts } from '@/lib/server/person/idle-accounts';
import { type UserStore, usersIn } from '@/lib/shop/account/server/user-store';
import { findUser, saveUser } from '@/lib/shop/account/server/users';
import { DAY } from '@/lib/time';
import { ordersIn } from '@/lib/shop/orders/store';
import { firestoreDatabase } from '@/lib/store/firestore';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { asha } from '@/tests/support/asha';
import { openFirestore } from '@/tests/support/firestore';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { OWNER } from '@/tests/support/mail-server';
import { interceptLog } from '@/tests/support/next-request';
import { openOutbox } from '@/tests/support/outbox';

const server = await freshMailServer();
beforeEach(() => interceptLog([]));

const stores: [name: string, open: () => UserStore][] = [
  ['SQLite', () => usersIn(sqliteDatabase(':memory:'))],
  ['Firestore', () => usersIn(firestoreDatabase(openFirestore(), 60_000))],
];

describe.each(stores)('accounts in %s', (_, open) => {
  async function site({ hasMail = true } = {}) {
    const users = open();
    const outbox = openOutbox(hasMail ? server.settings() : {});
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const mailbox = hasMail ? server.receiver() : undefined;
    const tend = () =>
      tendAccounts({
        outbox: outbox.outbox,
        mailbox,
        log,
        users,
        orders: ordersIn(sqliteDatabase(':memory:')),
        url: 'https://example.in',
        now: outbox.now,
      });
    await saveUser(asha, users);
    const user = (await findUser(asha.id, users))!;
    const seen = (date: Date | null) => users.updateUser({ id: user.id, lastSeenAt: date });
    const run = (command: string) => outbox.run(command, { users });
    return { users, outbox, tend, seen, run, user, find: () => findUser(asha.id, users) };
  }

  it('unused for three years: are deleted 30 days after a mail in both languages', async () => {
    const { outbox, tend, seen, find } = await site();
    await seen(new Date(outbox.now() - IDLE_TIME + IDLE_NOTICE + DAY));
    await tend();
    expect(server.mails).toEqual([]);
    outbox.move(DAY);
    await tend();
    expect(server.mails).toMatchObject([{ envelope: { to: [asha.email] } }]);
    const { subject, text } = server.mails[0]!;
    expect(subject).toMatch(/will be deleted on .* \/ .* मिटा दिया जाएगा$/);
    expect(text).toContain('https://example.in/books');
    expect(text).toContain('https://example.in/hi/books');
    outbox.move(IDLE_NOTICE - DAY);
    await tend();
    expect(await find()).not.toBeNull();
    outbox.move(DAY);
    await tend();
    expect(await find()).toBeNull();
    expect(server.mails).toHaveLength(2);
    expect(server.mails[1]).toMatchObject({ envelope: { to: [OWNER] } });
  });

  it('unused for three years: are kept when the person signs in after the mail', async () => {
    const { users, outbox, tend, seen, find } = await site();
    await seen(new Date(outbox.now() - IDLE_TIME));
    await tend();
    expect(server.mails).toHaveLength(1);
    await saveUser(asha, users);
    await seen(new Date(outbox.now() + DAY));
    outbox.move(IDLE_NOTICE + DAY);
    await tend();
    expect((await find())!.idleMailedAt ?? null).toBeNull();
    expect(server.mails).toHaveLength(1);
  });

  it.each([
    ['no mail is set up', { hasMail: false }],
    ['the mail server refuses', { hasMail: true }],
  ])('unused for three years: are only listed for the owner when %s', async (_, options) => {
    const { outbox, tend, seen, find, run } = await site(options);
    if (options.hasMail) server.reply({ from: 550 });
    await seen(new Date(outbox.now() - IDLE_TIME));
    for (let look = 0; look < 3; look++) {
      await tend();
      outbox.move(IDLE_NOTICE);
    }
    expect(await find()).not.toBeNull();
    expect((await run('idle')).out).toMatch(/asha@example\.in .* not told/);
  });

  it('from before the last sign-in was noted: count from the first look', async () => {
    const { outbox, tend, seen, find } = await site();
    await seen(null);
    await tend();
    expect((await find())?.lastSeenAt).toEqual(new Date(outbox.now()));
    expect(server.mails).toEqual([]);
  });

  it('whose deletion failed half-way: are deleted with the next look', async () => {
    const { users, outbox, tend, user, find, run } = await site({ hasMail: false });
    const asked = { id: user.id, deletionAskedAt: new Date(outbox.now()) };
    await users.updateUser({ ...asked, lastSeenAt: new Date(outbox.now() - DAY) });
    await tend();
    expect(await find()).toBeNull();
    expect((await run('list --kind request')).out).toContain(asha.email);
  });

  it('whose deletion failed half-way: are kept for a person who has signed in since, and decides', async () => {
    const { users, outbox, tend, user, find } = await site({ hasMail: false });
    const asked = { id: user.id, deletionAskedAt: new Date(outbox.now()) };
    await users.updateUser({ ...asked, lastSeenAt: new Date(outbox.now() + 1) });
    await tend();
    expect(await find()).toMatchObject({ deletionAskedAt: asked.deletionAskedAt });
  });

  it('are looked at once a day', async () => {
    const { outbox, tend, seen } = await site();
    await tend();
    await seen(new Date(outbox.now() - IDLE_TIME));
    await tend();
    expect(server.mails).toEqual([]);
  });
});
