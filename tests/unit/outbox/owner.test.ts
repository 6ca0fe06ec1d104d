import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { createClient } from '@libsql/client';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { sqliteUsers } from '@/lib/account/sqlite-users';
import { firestoreUsers, saveUser, type UserStore } from '@/lib/account/users';
import { readSettings } from '@/lib/env';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { type Context } from '@/scripts/doctor/check';
import { receivers, submissions } from '@/scripts/doctor/delivery';
import { mail } from '@/scripts/doctor/mail';
import { readLog } from '@/tests/support/log-lines';
import { mailServer } from '@/tests/support/mail-server';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import {
  contactPayload,
  driverNames,
  openOutbox,
  profilePayload,
} from '@/tests/support/outbox-port';
import { scratch } from '@/tests/support/scratch';

const MISTYPED = 'teecher@example.in';

const sheet = await misbehavingServer();
const postbox = await mailServer({
  onRcptTo: ({ address }, _session, done) =>
    done(address === MISTYPED ? Object.assign(new Error(), { responseCode: 550 }) : null),
});
afterAll(() => Promise.all([sheet.close(), postbox.shut()]));
beforeEach(() => {
  sheet.behave({ does: 'answer' });
  sheet.received.length = 0;
  postbox.mails.length = 0;
});

const statesOf = async ({ rows }: ReturnType<typeof openOutbox>) =>
  (await rows()).map(({ state }) => state).sort();

/** Runs checks of the doctor, without the network. */
const examine = (settings: Record<string, string>, outbox: ReturnType<typeof openOutbox>) =>
  Promise.all(
    [submissions, ...receivers].map((check) =>
      check.run({
        ...{ settings: readSettings(settings), isLive: false, now: new Date() },
        health: outbox.health as Context['health'],
      }),
    ),
  );

describe.each(driverNames)('PROFILE_SERVICE=none over %s', (driver) => {
  const settings = {
    ...{ PROFILE_SERVICE: 'none', CONTACT_SHEET_URL: sheet.url },
    ...postbox.settings(),
  };

  it('PROFILE_SERVICE=none: keeps profiles for good, and alarms nobody', async () => {
    const outbox = openOutbox(settings, { driver });
    expect(await outbox.accept('profile', profilePayload())).toBe('success');
    // Waiting rows alarm after half an hour, and go after 90 days and a week of notice.
    for (const ms of [HOUR, DAY, 90 * DAY, 8 * DAY]) {
      outbox.move(ms);
      await outbox.deliver();
      await outbox.upkeep();
    }
    expect(await statesOf(outbox)).toEqual(['stored']);
    expect(await outbox.health()).toMatchObject({ status: 'ok', held: 0, expiring: 0 });
    const findings = (await examine(settings, outbox)).map((finding) => finding?.state);
    expect([...new Set(findings)]).toEqual(['ok']);
    expect([postbox.mails, sheet.received]).toEqual([[], []]);
    expect(readLog(outbox.lines).filter(({ level }) => level !== 'info')).toEqual([]);
    expect((await outbox.run('export --state stored')).out).toContain('asha.canary@example.in');
    expect((await outbox.run('release --all')).out).toContain(words.reopened.replace('{n}', '0'));
    await outbox.run('erase --email asha.canary@example.in --yes');
    expect(await outbox.rows()).toEqual([]);
  });

  it('PROFILE_SERVICE: takes over the rows of the setting before', async () => {
    sheet.behave({ does: 'answer', status: 503 });
    const script = { PROFILE_SCRIPT_URL: sheet.url };
    const outbox = openOutbox({}, { driver });
    await outbox.accept('profile', profilePayload({ uid: 'unset' }));
    outbox.restart(script);
    await outbox.accept('profile', profilePayload({ uid: 'failed' }));
    expect(await statesOf(outbox)).toEqual(['held', 'open']);
    // A command in a shell without the settings changes nothing.
    outbox.restart({});
    await outbox.deliver();
    expect(await statesOf(outbox)).toEqual(['held', 'open']);
    outbox.restart(settings);
    await outbox.deliver();
    outbox.move(HOUR);
    expect(await outbox.health()).toMatchObject({ status: 'ok' });
    expect(await statesOf(outbox)).toEqual(['stored', 'stored']);
    sheet.behave({ does: 'answer' });
    outbox.restart(script);
    await outbox.deliver();
    expect(await statesOf(outbox)).toEqual(['delivered', 'delivered']);
  });
});

describe('a mistyped address in OWNER_EMAILS', () => {
  const settings = { ...postbox.settings(), OWNER_EMAILS: `teacher@example.in,${MISTYPED}` };

  it('OWNER_EMAILS: a refused address is logged for a message and a notice, by its code', async () => {
    const outbox = openOutbox({ ...settings, PROFILE_SCRIPT_URL: sheet.url });
    sheet.behave({ does: 'answer', status: 503 });
    expect(await outbox.accept('contact', contactPayload())).toBe('success');
    await outbox.accept('profile', profilePayload());
    outbox.move(31 * MINUTE);
    await outbox.upkeep();
    expect(postbox.mails.map(({ envelope }) => envelope.to)).toEqual(
      Array(2).fill(['teacher@example.in']),
    );
    const refused = { level: 'warn', code: 'smtp-550', count: 1 };
    expect(readLog(outbox.lines, 'owner-address-refused')).toMatchObject([
      { ...refused, target: 'contact-mail' },
      { ...refused, target: 'owner-mail' },
    ]);
    expect(outbox.lines.join()).not.toContain('teecher');
  });

  it('doctor --live: says that the mail server refused an address', async () => {
    const finding = await mail.run({ settings: readSettings(settings), isLive: true } as Context);
    expect(finding).toMatchObject({ state: 'broken' });
    expect(finding!.why).toMatch(/refused 1 of the 2 addresses in OWNER_EMAILS \(smtp-550\)/);
    expect(finding!.why + finding!.next).not.toContain('@');
  });
});

const userStores: [string, () => UserStore][] = [
  ['SQLite', () => sqliteUsers(':memory:')],
  ['Firestore', () => firestoreUsers(new FirestoreMock().createDatabase().firestore())],
];

describe.each(userStores)('a person in %s', (driver, openUsers) => {
  async function site() {
    const users = openUsers();
    const outbox = openOutbox({ CONTACT_SHEET_URL: sheet.url }, { driver });
    const person = { emailVerified: true, name: 'Asha', photoURL: null } as const;
    const signIn = (id: string, email: string) =>
      saveUser({ ...person, id, email, provider: 'password' }, users);
    const run = (command: string, answer?: boolean) =>
      outbox.run(command, { users, answer, isTerminal: answer !== undefined });
    return { outbox, signIn, run };
  }

  it('export and erase: find the account that is stored under another spelling', async () => {
    const { outbox, signIn, run } = await site();
    await signIn('one', 'a.sha+x@gmail.com');
    await signIn('two', 'asha@googlemail.com');
    await signIn('ravi', 'ravi@gmail.com');
    await outbox.accept('contact', contactPayload({ email: 'a.s.h.a@gmail.com' }));
    const { accounts, submissions } = JSON.parse(
      (await run('export --email Asha@gmail.com')).out,
    ) as { accounts: unknown[]; submissions: unknown[] };
    expect([accounts.length, submissions.length]).toEqual([2, 1]);
    const { out } = await run('erase --email asha@gmail.com --yes');
    expect(out).toMatch(/^Removed: 1, accounts: 2\. /);
    expect(JSON.parse((await run('export --email asha@gmail.com')).out)).toEqual({
      accounts: [],
      submissions: [],
    });
    expect((await run('export --email ravi@gmail.com')).out).toContain('ravi@gmail.com');
  });

  it('export and erase: find a parent in the profile of a child, and say so', async () => {
    const { outbox, signIn, run } = await site();
    await signIn('uid-canary', 'asha.canary@example.in');
    await outbox.accept('profile', profilePayload({ parentEmail: 'Mother+School@gmail.com' }));
    await outbox.accept(
      'profile',
      profilePayload({ uid: 'other', email: 'other@example.in', parentEmail: '' }),
    );
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

  it('erase: at a terminal lists first, then asks, and removes nothing after a no', async () => {
    const { outbox, signIn, run } = await site();
    await signIn('uid-canary', 'asha.canary@example.in');
    await outbox.accept('contact', contactPayload());
    const { out, questions } = await run('erase --email asha.canary@example.in', false);
    expect(questions).toEqual([
      expect.stringMatching(
        /^[0-9a-f]{12} .*contact.*\nRemove these 1 for good, and accounts: 1\?/,
      ),
    ]);
    expect(out).toMatch(/\nWould remove: 1, accounts: 1\. /);
    expect(await outbox.rows()).toHaveLength(1);
  });
});

/** Changes text wherever it is in a database, as a bad disk or an edit by hand does. */
async function damage(directory: string, from: string, to: string): Promise<void> {
  const client = createClient({ url: `file:${join(directory, 'submissions.db')}` });
  const { rows } = await client.execute(
    `SELECT m.name AS tableName, c.name AS columnName FROM sqlite_master m, pragma_table_info(m.name) c
      WHERE m.type = 'table' AND c.type = 'TEXT'`,
  );
  for (const { tableName, columnName } of rows) {
    await client.execute({
      sql: `UPDATE "${tableName}" SET "${columnName}" = replace("${columnName}", ?, ?)
        WHERE "${columnName}" LIKE '%bad@%'`,
      args: [from, to],
    });
  }
  client.close();
}

describe.each([
  ['is no JSON', '"message":', '"message"'],
  ['lacks a field', '"name":', '"nome":'],
  ['has a number for a text', '"message":"Hello"', '"message":98'],
])('a stored message that %s', (_what, from, to) => {
  it('outbox: holds it with one line, and serves everybody else', async () => {
    const { root: directory, remove } = scratch();
    sheet.behave({ does: 'answer', status: 503 });
    const outbox = openOutbox({ CONTACT_SHEET_URL: sheet.url }, { directory });
    for (const name of ['good', 'bad', 'fine']) {
      await outbox.accept(
        'contact',
        contactPayload({ email: `${name}@example.in`, message: 'Hello' }),
      );
    }
    await damage(directory, from, to);
    sheet.behave({ does: 'answer' });
    sheet.received.length = 0;
    outbox.lines.length = 0;
    for (let round = 0; round < 3; round++) {
      outbox.move(HOUR);
      await outbox.deliver();
    }
    expect(await statesOf(outbox)).toEqual(['delivered', 'delivered', 'held']);
    expect(sheet.received).toHaveLength(2);
    const lines = readLog(outbox.lines).filter(({ level }) => level !== 'info');
    expect(lines).toMatchObject([{ event: 'submission-held', code: 'unreadable' }]);

    expect((await outbox.run('list')).out.match(/held.*\tunreadable\t/g)).toHaveLength(1);
    for (const command of ['export', 'export --format json']) {
      expect((await outbox.run(command)).out).toContain('fine@example.in');
    }
    expect((await outbox.run('export --email bad@example.in')).out).toContain('unreadable');
    for (const name of ['good', 'bad']) {
      const { code, out } = await outbox.run(`erase --email ${name}@example.in --yes`);
      expect([code, out]).toEqual([0, expect.stringMatching(/^Removed: 1, /)]);
    }
    expect(await statesOf(outbox)).toEqual(['delivered']);
    await outbox.close();
    const bytes = readFileSync(join(directory, 'submissions.db'), 'latin1');
    expect(bytes).not.toContain('bad@');
    remove();
  });
});

it('outbox: a call that fails is an error of its caller alone', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const outbox = openOutbox({});
  await expect(outbox.accept('contact', contactPayload({ message: 98n as never }))).rejects.toThrow(
    TypeError,
  );
  // Node reports a rejection after the callbacks of this turn.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
