import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { describe, expect, it } from 'vitest';
import { account } from '@/content/en/account';
import { contact } from '@/content/en/contact';
import { profile } from '@/content/en/profile';
import { noticeVersions, readNotice } from '@/lib/law/notices';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { toCsv, toJsonText } from '@/lib/submissions/ops/export';
import { allRows, contactRow, message, testOutbox } from '@/tests/support/outbox';
import { scratch } from '@/tests/support/scratch';

const texts = {
  contact: contact.form.notice,
  register: account.registerNotice,
  profile: profile.formNotice,
  minor: profile.notice,
  parentConsent: [profile.parentStep, profile.labels.parentIsAdult, profile.labels.parentAgrees],
};

/** Every version that was shown, with the hash of its words: add a line, change none. */
const published = [
  'contact 2026-11-22 b7e8c11ddb3e3978',
  'register 2026-11-22 f980932338687a1d',
  'profile 2026-11-22 c85a71b2d6f10ef8',
  'minor 2026-11 18ef0d1d6200339f',
  'parentConsent 2026-11-22 8e94c6a9579409a6',
];

describe('notices', () => {
  it.each(Object.keys(texts) as (keyof typeof texts)[])(
    'notice %s: has a new version when its text has changed',
    (name) => {
      const hash = createHash('sha256').update(JSON.stringify(texts[name])).digest('hex');
      expect(published).toContain(`${name} ${noticeVersions[name]} ${hash.slice(0, 16)}`);
    },
  );

  it('notice: has a version of its own for each text', () => {
    const versions = published.map((line) => line.split(' ').slice(0, 2).join(' '));
    expect(new Set(versions).size).toBe(versions.length);
  });

  it.each([
    ['2026-11-22', '2026-11-22'],
    ['2026-11', '2026-11'],
    ['<script>', null],
    ['', null],
  ])('notice: of a form with %j is %j', (value, version) => {
    const form = new FormData();
    form.set('notice', value);
    expect(readNotice(form)).toBe(version);
    expect(readNotice({ notice: value })).toBeNull();
  });

  it('notice: is stored with the row, shown and exported', async () => {
    const { outbox, store } = testOutbox({});
    await outbox.accept(message('Hello', { notice: '2026-11-22' }));
    const [row] = await allRows(store);
    expect(row).toMatchObject({ notice: '2026-11-22' });
    expect(toJsonText(row!)).toContain('"notice":"2026-11-22"');
    const lines = [];
    for await (const line of toCsv(store.scan(), { kind: 'contact' })) lines.push(line);
    expect(lines[0]).toContain('"code","notice","name"');
    expect(lines[1]).toContain('"2026-11-22","Asha Canary"');
  });

  it('notice: files of an earlier version get the column', async () => {
    const { root, remove } = scratch();
    const directory = join(root, 'data');
    mkdirSync(directory, { mode: 0o700 });
    const before = sqliteStore(directory);
    await before.create(contactRow('old', { notice: '2026-11-22' }));
    await before.close();
    const client = createClient({ url: `file:${join(directory, 'submissions.db')}` });
    await client.execute('ALTER TABLE submissions DROP COLUMN notice');
    client.close();
    const store = sqliteStore(directory);
    expect(await store.get('old')).toMatchObject({ notice: null });
    await store.create(contactRow('new', { notice: '2026-11-22' }));
    expect(await store.get('new')).toMatchObject({ notice: '2026-11-22' });
    await store.close();
    remove();
  });
});
