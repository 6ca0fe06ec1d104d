import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { runCommand } from '@/tests/support/cli';
import { forkOutbox } from '@/tests/support/fork-outbox';
import { readLog } from '@/tests/support/log-lines';
import { allRows, captureLog, contactPayload, contactRow } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { scratch } from '@/tests/support/scratch';

const { server, contact } = await receiver();

let folder: ReturnType<typeof scratch>;
let directory: string;
beforeEach(() => {
  folder = scratch();
  directory = join(folder.root, 'data');
});
afterEach(() => folder.remove());

const MARKER = 'KANARI-7f3q';

/** Whether the bytes of any file in the folder hold the marker. */
const isOnDisk = () =>
  readdirSync(directory).some((name) => readFileSync(join(directory, name)).includes(MARKER));

/** Texts of several sizes, from part of a page to several pages. */
async function fillWithMarkers(store: SubmissionStore) {
  for (let n = 0; n < 12; n++) {
    const payload = contactPayload({ message: `${MARKER} ${'x'.repeat(n * 700)}` });
    await store.create(contactRow(`row-${n}`, { payload }));
  }
}

const site = (store = sqliteStore(directory)) => contact({ store });

const WEEK = 7 * 24 * 3_600_000;

it('SQLite files: belong to the owner of the folder, also when root creates them', async () => {
  mkdirSync(directory);
  if (process.getuid?.() === 0) chownSync(directory, 65534, 65534);
  const store = sqliteStore(directory);
  await store.create(contactRow('row'));
  const owners = readdirSync(directory).map((name) => statSync(join(directory, name)).uid);
  expect(new Set(owners)).toEqual(new Set([statSync(directory).uid]));
  await store.close();
});

it('erased texts: are gone after retention, also while another process has the files open', async () => {
  const other = await forkOutbox({ directory }, server.url);
  expect(await other.accept('of the other process')).toBe('success');
  const { outbox, store, clock } = site();
  await fillWithMarkers(store);
  expect(isOnDisk()).toBe(true);
  await outbox.drain();
  clock.move(WEEK);
  expect(await outbox.applyRetention()).toBe(12);
  expect(isOnDisk()).toBe(false);
  expect(await other.texts()).toContain('of the other process');
  await other.kill();
  await outbox.stop();
  expect(isOnDisk()).toBe(false);
});

it('erased texts: are gone after a purge beside the running site', async () => {
  const running = site();
  await fillWithMarkers(running.store);
  await running.outbox.drain();
  const beside = site();
  await runCommand(beside, 'purge --state delivered --older-than 0 --yes');
  expect(isOnDisk()).toBe(false);
  await Promise.all([beside.outbox.stop(), running.outbox.stop()]);
});

it('erased texts: are gone after a clean stop', async () => {
  const { outbox, store } = site();
  await fillWithMarkers(store);
  for (const row of await allRows(store)) await store.remove(row);
  await outbox.stop();
  expect(isOnDisk()).toBe(false);
});

it('erased texts: that a reader keeps in the log are logged, and gone at the next retention', async () => {
  const { outbox, store, clock, lines } = site();
  await fillWithMarkers(store);
  await outbox.drain();
  const client = createClient({ url: `file:${join(directory, 'submissions.db')}` });
  const reader = await client.transaction('read');
  await reader.execute('SELECT COUNT(*) FROM submissions');
  clock.move(WEEK);
  await outbox.applyRetention();
  expect(readLog(lines, 'store-log-not-emptied')).toMatchObject([{ code: 'busy' }]);
  await reader.rollback();
  await outbox.applyRetention();
  expect(isOnDisk()).toBe(false);
});

it('SQLite files: belong to this user alone', async () => {
  const { outbox, store } = site();
  await store.create(contactRow('a'));
  const modes = readdirSync(directory).map((name) => statSync(join(directory, name)).mode & 0o777);
  expect(new Set(modes)).toEqual(new Set([0o600]));
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  await outbox.stop();
});

const database = () => join(directory, 'submissions.db');

it.each([
  ['deleted', () => rmSync(database())],
  ['deleted with its folder', () => rmSync(directory, { recursive: true })],
  [
    'replaced by another',
    () => {
      rmSync(database());
      renameSync(`${database()}.backup`, database());
    },
  ],
])('lost database: %s, is logged, and later submissions are stored', async (_how, remove) => {
  const backup = sqliteStore(join(folder.root, 'backup'));
  await backup.create(contactRow('of the backup'));
  await backup.close();

  const { lines, log } = captureLog();
  const { outbox, store } = site(sqliteStore(directory, log));
  await store.create(contactRow('lost'));
  expect(await outbox.readHealth()).toMatchObject({ status: 'ok', replaced: false });
  renameSync(join(folder.root, 'backup/submissions.db'), `${database()}.backup`);
  remove();

  expect(await store.create(contactRow('new'))).toBeDefined();
  expect(readLog(lines, 'store-replaced')).toMatchObject([{ store: 'submissions' }]);
  const later = sqliteStore(directory);
  const ids = (await allRows(later)).map(({ id }) => id);
  expect(ids.filter((id) => id !== 'of the backup')).toEqual(['new']);
  await later.close();
  await outbox.stop();
});

it('lost database: of counters, is logged, and they start again', async () => {
  const { lines, log } = captureLog();
  const store = sqliteStore(directory, log);
  expect(await store.increment(['a'], 1)).toEqual([1]);
  rmSync(join(directory, 'counters.db'));
  expect(await store.increment(['a'], 1)).toEqual([1]);
  expect(readLog(lines)).toMatchObject([{ event: 'store-replaced', store: 'counters' }]);
  expect(store.isIntact()).toBe(true);
  await store.close();
});

it('SQLite store: a probe fails where no database can be opened', async () => {
  await expect(sqliteStore('/dev/null/data').probe()).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('lost database: is reported by health when nothing is written', async () => {
  const { outbox, store, clock } = site();
  await store.create(contactRow('lost'));
  expect((await outbox.readHealth()).status).toBe('ok');
  rmSync(database());
  clock.move(5_000);
  expect(await outbox.readHealth()).toMatchObject({
    status: 'degraded',
    store: 'up',
    replaced: true,
  });
  await outbox.stop();
});
