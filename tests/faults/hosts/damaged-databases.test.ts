import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { expect, onTestFinished, test } from 'vitest';
import { pricedBooks } from '@/content/books';
import { type DatabaseFile } from '@/lib/store/databases';
import { root } from '@/scripts/lib/root.mjs';
import { runBin } from '@/scripts/lib/run.mjs';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { ebook } from '@/tests/support/books';
import { TEST_TIMEOUT } from '@/tests/support/limits';
import { scratch } from '@/tests/support/scratch';
import { actionBody, callAction, postMessage, serverActions } from '@/tests/support/server-actions';
import { AUTH_SECRET } from '@/tests/support/session';
import { signIn } from '@/tests/support/session-requests';
import { startSite } from '@/tests/support/site';
import { newAccount, typed } from '@/tests/support/visitor';

/** What finds a text that a visitor has stored. */
const QUERIES: Readonly<Record<DatabaseFile, string>> = {
  'submissions.db': 'SELECT payload AS text FROM submissions',
  'accounts.db': 'SELECT fields AS text FROM users',
  'orders.db': 'SELECT utr AS text FROM orders',
};
/** A site without an ebook takes no orders. */
const FILES = (Object.keys(QUERIES) as DatabaseFile[]).filter(
  (file) => file !== 'orders.db' || pricedBooks.length > 0,
);

type Damage = (path: string, backup: string) => unknown;

/** Of all databases, as the owner makes it while the site runs. */
async function makeBackup(data: string): Promise<string> {
  const { code } = await runBin('tsx/dist/cli.mjs', [join(root, 'scripts/backup.ts')], {
    quiet: true,
    env: { ...process.env, ...noSettings(), DATA_DIR: data, AUTH_SECRET },
  });
  expect(code).toBe(0);
  return join(data, 'backups', readdirSync(join(data, 'backups'))[0]!);
}

// Of one database, and many more damages: packages/outbox/tests/lost-file.test.ts, overwritten-file.test.ts.
const damages: [what: string, damage: Damage, mustFail?: boolean][] = [
  ['deleted', (path) => ['', '-wal', '-shm'].forEach((end) => rmSync(path + end, { force: true }))],
  ['replaced by a backup', (path, backup) => renameSync(backup, path), true],
  ['emptied', (path) => truncateSync(path)],
  // As `cp` and `>` do it: the file stays the same one.
  ['copied over by a text', (path) => writeFileSync(path, 'a text'), true],
  [
    'locked by another program',
    async (path) => {
      const client = createClient({ url: `file:${path}` });
      // The site may be writing what it does after its response.
      await client.execute(`PRAGMA busy_timeout = ${TEST_TIMEOUT}`);
      const lock = await client.transaction('write');
      onTestFinished(() => lock.close());
    },
    true,
  ],
];

/** The texts that a site would find which starts now. */
async function storedIn(
  folder: string,
  file: DatabaseFile,
  scratchFolder: string,
): Promise<string> {
  const copy = join(scratchFolder, file);
  for (const end of ['', '-wal']) {
    if (existsSync(join(folder, file + end))) copyFileSync(join(folder, file + end), copy + end);
  }
  const client = createClient({ url: `file:${copy}` });
  try {
    return JSON.stringify((await client.execute(QUERIES[file])).rows);
  } catch {
    // Damaged.
    return '';
  } finally {
    client.close();
  }
}

/** Stores something in each database; what was acknowledged. */
async function useSite(url: string, cookie: string, n: number) {
  const texts: Record<DatabaseFile, string> = {
    'submissions.db': `kanari message ${n}`,
    'accounts.db': '',
    'orders.db': `41234567890${n}`,
  };
  const values = { ...typed, email: `v${n}@example.in`, message: texts['submissions.db'] };
  const message = await postMessage(url, values);
  const account = await newAccount();
  texts['accounts.db'] = account.email;
  const signedIn = await signIn(url, account.idToken);
  const report = await callAction(`${url}/books`, serverActions().reportPaymentAction!, {
    body: actionBody([ebook.id, texts['orders.db'], 'en']),
    // Handles of other bundles know a new user only a second after a file was put back.
    headers: { cookie: cookie || signedIn.cookie, origin: url },
  });
  const acknowledged: Record<DatabaseFile, boolean> = {
    'submissions.db': message.state === 'success' || /"kept":true/.test(message.text),
    'accounts.db': signedIn.cookie !== '',
    'orders.db': report.text.includes('"status":"done"'),
  };
  const all = FILES.map((file) => acknowledged[file]);
  return { texts, acknowledged, all, cookie: signedIn.cookie };
}

test.each(damages)(
  'site: acknowledges only what is in a file, and health says so, when databases are %s',
  async (what, damage, mustFail) => {
    const folder = scratch();
    onTestFinished(() => folder.remove());
    const data = join(folder.root, 'data');
    mkdirSync(join(folder.root, 'read'));
    const site = await startSite({
      DATA_DIR: data,
      AUTH_SECRET,
      FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
    });
    onTestFinished(() => site.stop());
    const first = await useSite(site.url, '', 1);
    const backup = what.includes('backup') ? await makeBackup(data) : '';
    const second = await useSite(site.url, first.cookie, 2);
    expect([...first.all, ...second.all]).not.toContain(false);
    for (const file of FILES) await damage(join(data, file), join(backup, file));
    const third = await useSite(site.url, first.cookie, 3);
    const health = await fetch(`${site.url}/api/health`);
    await site.end('SIGKILL');
    for (const file of FILES) {
      const stored = await storedIn(data, file, join(folder.root, 'read'));
      const uses = health.ok ? [first, second, third] : [third];
      const texts = uses.flatMap((use) => (use.acknowledged[file] ? use.texts[file] : []));
      // An order keeps the number of its last report.
      const kept = file === 'orders.db' ? texts.slice(-1) : texts;
      for (const text of kept) expect(stored, file).toContain(text);
    }
    const isRefused = third.all.includes(false);
    expect(health.status).toBe(isRefused || mustFail ? 503 : 200);
    // One may be whole in its log, or be put back while `cp` has emptied it and not written yet: it takes more then.
    if (mustFail) expect(third.all).toContain(false);
  },
);
