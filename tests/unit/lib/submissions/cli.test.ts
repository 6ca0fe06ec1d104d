import { beforeEach, describe, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { noStore } from '@/lib/submissions/no-store';
import { held } from '@/lib/submissions/transitions';
import { HOSTILE, runCommand, statesIn, storeOneOfEach } from '@/tests/support/cli';
import { type testOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { contactRow, profilePayload, T0 } from '@/tests/support/submissions';

const { contact } = await receiver();

let site: ReturnType<typeof testOutbox>;
beforeEach(() => void (site = contact()));

const run = (line: string, isTerminal = true) => runCommand(site, line, { isTerminal });

describe('list', () => {
  it('says so when there is nothing', async () => {
    expect(await run('list')).toMatchObject({ code: 0, out: `${words.none}\n` });
  });

  it('lines up columns for a terminal', async () => {
    await storeOneOfEach(site.store);
    const { out } = await run('list');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(new Set(lines.map((line) => line.search(/asha|From/))).size).toBe(1);
    expect(lines[1]).toMatch(
      /^aa-open\s+contact\s+open\s+2025-11-21 04:00\s+2\s+status-503\s+asha/,
    );
  });

  it('says until when a text is kept that was not delivered, or was', async () => {
    await storeOneOfEach(site.store);
    await site.store.create(contactRow('ff', { due: null, deliveredAt: T0, eraseAt: T0 }));
    const { out } = await run('list', false);
    const dates = out.split('\n').map((line) => line.split('\t')[6]);
    expect(dates.slice(1, 7)).toEqual(['', ...Array(3).fill('2026-02-19'), '', '2025-11-21']);
  });

  it('marks a profile whose email address was not verified', async () => {
    for (const [key, emailVerified] of Object.entries({ aa: true, bb: false, cc: undefined })) {
      const payload = profilePayload({ emailVerified });
      await site.store.create(contactRow(key, { kind: 'profile', payload }));
    }
    const marked = (await run('list', false)).out.split('\n').map((line) => line.split('\t')[7]);
    const mail = 'asha.canary@example.in';
    expect(marked.slice(1, 4)).toEqual([mail, `${mail} ${words.unverified}`, mail]);
  });

  it('puts tabs between them for a pipe', async () => {
    await storeOneOfEach(site.store);
    const lines = (await run('list', false)).out.trimEnd().split('\n');
    expect(lines.map((line) => line.split('\t').length)).toEqual(Array(6).fill(8));
  });

  it('filters', async () => {
    await storeOneOfEach(site.store);
    expect((await run('list --state dead', false)).out.split('\n')).toHaveLength(3);
    expect((await run('list --kind profile')).out).toBe(`${words.none}\n`);
  });

  it('obeys nothing that somebody typed', async () => {
    await site.store.create(contactRow('aa', { payload: HOSTILE }));
    for (const command of ['list', 'show aa']) {
      for (const isTerminal of [true, false]) {
        expect((await run(command, isTerminal)).out).not.toMatch(/[\u001b\u202e]/);
      }
    }
  });
});

describe('show', () => {
  it('prints all of it as JSON, and what the owner should know besides', async () => {
    await storeOneOfEach(site.store);
    const { out, code } = await run('show ee');
    expect(code).toBe(0);
    expect(out).toContain('"state": "delivered"');
    expect(out).toContain('Message ee-delivered');
    expect(out).toContain(words.perhapsTwice);
  });

  it('says when the text is gone', async () => {
    await site.store.create(contactRow('aa', { due: null, deliveredAt: T0, payload: null }));
    expect((await run('show aa')).out).toContain(words.erased);
  });

  it.each([
    ['zz', words.noSuchId],
    ['../x', words.noSuchId],
    ['a', words.severalIds],
  ])('finds no single row for %s', async (prefix, complaint) => {
    await site.store.create(contactRow('aa'));
    await site.store.create(contactRow('ab'));
    const { code, complaints } = await run(`show ${prefix}`);
    expect([code, complaints]).toEqual([1, `${complaint} ${prefix}\n`]);
  });
});

describe('retry and release', () => {
  it('retry sends waiting and dead rows now, and nothing else', async () => {
    await storeOneOfEach(site.store);
    const { out } = await run('retry --all');
    expect(out).toBe('Opened for sending: 2\nDelivered just now: 2\n');
    expect(await statesIn(site.store)).toEqual({
      aa: 'delivered',
      bb: 'delivered',
      cc: 'held',
      dd: 'quarantined',
      ee: 'delivered',
    });
  });

  it('release sends held and quarantined rows now', async () => {
    await storeOneOfEach(site.store);
    expect((await run('release cc dd')).code).toBe(0);
    expect(await statesIn(site.store)).toMatchObject({
      bb: 'dead',
      cc: 'delivered',
      dd: 'delivered',
    });
  });

  it('leaves alone what somebody is sending just now, and what is of another state', async () => {
    await site.store.create(contactRow('aa', { lease: 'word', due: T0 + 60_000 }));
    await site.store.create(held(contactRow('cc'), 'status-404', T0));
    expect((await run('retry aa cc')).out).toContain('Opened for sending: 0');
  });

  it('does nothing at all when one id is unknown', async () => {
    await storeOneOfEach(site.store);
    expect((await run('retry bb zz')).code).toBe(1);
    expect(await statesIn(site.store)).toMatchObject({ bb: 'dead' });
  });
});

describe('health', () => {
  it('prints what the owner may see, and fails when nothing can be stored', async () => {
    await storeOneOfEach(site.store);
    const { code, out } = await run('health');
    expect([code, JSON.parse(out)]).toMatchObject([0, { status: 'ok', store: 'up', held: 1 }]);
    site.store.probe = () => Promise.reject(new Error('full'));
    site.clock.move(60_000);
    expect(await run('health')).toMatchObject({ code: 1 });
  });
});

describe('a store that fails', () => {
  it('is said in a sentence with a code', async () => {
    site.store.scan = () => {
      throw Object.assign(new Error('no'), { code: 'SQLITE_CANTOPEN' });
    };
    const { code, complaints } = await run('list');
    expect([code, complaints]).toEqual([
      1,
      `${words.failed.replace('{code}', 'sqlite-cantopen')}\n`,
    ]);
  });
});

it.each(['list', 'export', 'purge --state dead --older-than 0 --yes', 'retry --all', 'health'])(
  'submissions: %s says that this host stores nothing',
  async (line) => {
    site = contact({ store: noStore() });
    expect(await run(line)).toMatchObject({ code: 1, out: '', complaints: `${words.noStore}\n` });
  },
);

describe('a wrong call', () => {
  it.each([
    '',
    'dance',
    'list x',
    'list --state sad',
    'list --what',
    'show',
    'show a b',
    'retry',
    'retry a --all',
    'retry --all --state held',
    'release --all --state dead',
    'export --format xml',
    'purge',
    'purge --state open --older-than 1 --yes',
    'purge --state dead',
    'purge --state dead --older-than soon',
    'purge --state dead --older-than -1',
    'forget',
    'forget asha',
    'forget a@b.in c@d.in',
  ])('%j is answered with the usage', async (line) => {
    expect(await run(line)).toMatchObject({ code: 2, out: '', complaints: `${words.usage}\n` });
  });
});
