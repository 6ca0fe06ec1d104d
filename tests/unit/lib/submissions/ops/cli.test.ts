import { beforeEach, describe, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { noStore } from '@/lib/submissions/drivers/no-store';
import { HOSTILE, runCommand, statesIn, storeOneOfEach } from '@/tests/support/cli';
import { contactPayload, contactRow, profilePayload, profileRow, T0 } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { contact } = await receiver();

let site: ReturnType<typeof contact>;
beforeEach(() => void (site = contact()));

type Options = Parameters<typeof runCommand>[2];
const run = (command: string | string[], options?: Options) => runCommand(site, command, options);
const terminal = { isTerminal: true };
const states = () => statesIn(site.store);
const usage = `${words.usage.replace('{kinds}', 'contact|profile')}\n`;
const fill = (text: string, n: number) => `${text.replace('{n}', String(n))}\n`;

describe('list', () => {
  it('says that there is nothing', async () => {
    expect(await run('list')).toMatchObject({ code: 0, out: `${words.none}\n` });
  });

  it('aligns columns for a terminal, and puts tabs between them for a pipe', async () => {
    await storeOneOfEach(site.store);
    const lines = (await run('list', terminal)).out.trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(new Set(lines.map((line) => line.search(/asha|From/))).size).toBe(1);
    const first = /^aa-open\s+contact\s+open\s+2025-11-21 04:00\s+2\s+status-503\s+asha/;
    expect(lines[1]).toMatch(first);
    const piped = (await run('list')).out.trimEnd().split('\n');
    expect(piped.map((line) => line.split('\t').length)).toEqual(Array(6).fill(8));
  });

  it('shows until when a text is kept', async () => {
    await storeOneOfEach(site.store);
    await site.store.create(contactRow('ff', { due: null, deliveredAt: T0, eraseAt: T0 }));
    const dates = (await run('list')).out.split('\n').map((line) => line.split('\t')[6]);
    expect(dates.slice(1, 7)).toEqual(['', ...Array(3).fill('2026-02-19'), '', '2025-11-21']);
  });

  it('marks a profile whose email address is not verified', async () => {
    for (const [id, emailVerified] of Object.entries({ aa: true, bb: false, cc: undefined })) {
      await site.store.create(profileRow(id, { payload: profilePayload({ emailVerified }) }));
    }
    const senders = (await run('list')).out.split('\n').map((line) => line.split('\t')[7]);
    const email = 'asha.canary@example.in';
    expect(senders.slice(1, 4)).toEqual([email, `${email} ${words.unverified}`, email]);
  });

  it('filters by state and kind', async () => {
    await storeOneOfEach(site.store);
    expect((await run('list --state dead')).out.split('\n')).toHaveLength(3);
    expect((await run('list --kind profile')).out).toBe(`${words.none}\n`);
  });

  it.each(['list', 'show aa'])(
    '%s prints no control characters that were typed',
    async (command) => {
      await site.store.create(contactRow('aa', { payload: HOSTILE }));
      for (const isTerminal of [true, false]) {
        expect((await run(command, { isTerminal })).out).not.toMatch(/[\u001b\u202e]/);
      }
    },
  );
});

describe('show', () => {
  it('prints the row as JSON, and whether it may have arrived twice', async () => {
    await storeOneOfEach(site.store);
    const { out, code } = await run('show ee');
    expect(code).toBe(0);
    expect(out).toContain('"state": "delivered"');
    expect(out).toContain('Message ee-delivered');
    expect(out).toContain(words.possibleDuplicate);
  });

  it('says when the text is erased', async () => {
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
  it('retry sends open and dead rows now', async () => {
    await storeOneOfEach(site.store);
    const { out } = await run('retry --all');
    expect(out).toBe(fill(words.reopened, 2) + fill(words.delivered, 2));
    const delivered = { aa: 'delivered', bb: 'delivered', ee: 'delivered' };
    expect(await states()).toEqual({ ...delivered, cc: 'held', dd: 'quarantined' });
  });

  it('release sends held and quarantined rows now', async () => {
    await storeOneOfEach(site.store);
    expect((await run('release cc dd')).code).toBe(0);
    expect(await states()).toMatchObject({ bb: 'dead', cc: 'delivered', dd: 'delivered' });
  });

  it('leave out rows that are being sent, and rows of another state', async () => {
    await site.store.create(contactRow('aa', { lease: 'token', due: T0 + 60_000 }));
    await site.store.create(contactRow('cc', { due: null, heldAt: T0 }));
    expect((await run('retry aa cc')).out).toContain(fill(words.reopened, 0));
  });

  it('change nothing when one id is unknown', async () => {
    await storeOneOfEach(site.store);
    expect((await run('retry bb zz')).code).toBe(1);
    expect(await states()).toMatchObject({ bb: 'dead' });
  });
});

describe('export', () => {
  const stored = profilePayload({ learningGoals: '+1', emailVerified: false });
  beforeEach(async () => {
    await site.store.create(contactRow('aa', { payload: HOSTILE }));
    await site.store.create(profileRow('bb', { payload: stored }));
  });

  it('writes CSV without formulas, in UTF-8 that every sheet reads', async () => {
    const { out } = await run('export');
    expect(out.startsWith('\uFEFF"id","kind","state",')).toBe(true);
    expect(out).toContain('"\'=cmd|');
    expect(out).toContain('"क्‍ष, ""quoted""\nline"');
    expect(out).toContain('"\'+919876543210"');
    expect(out).toContain('"\'+1"');
    expect(out).toContain('"\'=12, Canary Lane","Jaipur","Rajasthan"');
    const [head = '', , second = '', ...rest] = out.split('\r\n');
    expect(rest).toEqual(['']);
    expect(second.match(/"(?:[^"]|"")*"/g)).toHaveLength(head.split(',').length);
    const unquoted = second.replaceAll(/"([^"]*)"/g, (_, text: string) =>
      text.replaceAll(',', ' '),
    );
    expect(unquoted.split(',')[head.split(',').indexOf('"emailVerified"')]).toMatch(/false|No/);
  });

  it('leaves out the columns of the other kind', async () => {
    expect((await run('export --kind contact')).out).toContain('"subject","message"\r\n');
  });

  it('prints no control characters at a terminal, and keeps them in a file', async () => {
    const { out } = await run('export --kind contact', terminal);
    expect(out).not.toMatch(/[\u001b\u202e\ufeff]/);
    expect(out.split('\r\n')).toHaveLength(3);
    expect((await run('export --kind contact')).out).toContain('a\u001b[2J@b.in');
  });

  it('writes JSON with the texts as they were typed', async () => {
    const { out } = await run('export --format json', terminal);
    expect(JSON.parse(out)).toMatchObject([{ payload: HOSTILE }, { payload: stored }]);
    expect(out).not.toMatch(/[\u001b\u202e]/);
  });

  it('writes an empty array when there is nothing', async () => {
    expect((await run('export --format json --state dead')).out).toBe('[]\n');
  });

  it('writes empty cells for an erased text', async () => {
    await site.store.create(contactRow('cc', { due: null, deliveredAt: T0, payload: null }));
    const { out } = await run('export --state delivered --kind contact');
    expect(out).toContain(',"","","",""\r\n');
  });
});

describe('purge', () => {
  beforeEach(() => storeOneOfEach(site.store));

  it('removes nothing without --yes where nobody can be asked', async () => {
    const { out } = await run('purge --state dead --older-than 0');
    expect(out).toBe(fill(words.wouldRemove, 1));
    expect(await states()).toHaveProperty('bb');
  });

  it('asks at a terminal, and removes only after a yes', async () => {
    const refused = await run('purge --state dead --older-than 0', { answer: false });
    expect(refused.out).toBe(fill(words.wouldRemove, 1));
    expect(refused.questions).toEqual([words.confirmRemoval.replace('{n}', '1')]);
    expect(await states()).toHaveProperty('bb');
    const { out } = await run('purge --state dead --older-than 0', { answer: true });
    expect(out).toBe(fill(words.removed, 1));
    expect(await states()).not.toHaveProperty('bb');
  });

  it('removes rows that are old enough', async () => {
    expect((await run('purge --state dead --older-than 1 --yes')).out).toBe(fill(words.removed, 0));
    expect((await run('purge --state dead --older-than 0 --yes')).out).toBe(fill(words.removed, 1));
    expect(Object.keys(await states())).toEqual(['aa', 'cc', 'dd', 'ee']);
  });

  it.each(['', ' ', '=', '0x0', '1e0', '0.0', '+0'])(
    'does not take %j for a number of days',
    async (days) => {
      const result = await run(['purge', '--state', 'dead', '--older-than', days, '--yes']);
      expect(result).toMatchObject({ code: 2, complaints: usage });
      expect(await states()).toHaveProperty('bb');
    },
  );
});

describe('forget', () => {
  const payload = contactPayload({ email: 'ravi@example.in' });
  beforeEach(() => site.store.create(contactRow('ff', { payload })));

  it('removes every row of one address after a yes, and its account', async () => {
    await storeOneOfEach(site.store);
    await site.store.create(profileRow('gg'));
    const asked = await run('forget Asha.Canary@example.in');
    expect(asked).toMatchObject({ out: fill(words.wouldRemove, 6), forgotten: [] });
    const { out, forgotten } = await run('forget Asha.Canary@example.in', { answer: true });
    expect(out).toMatch(/^Removed: 6, accounts: 1\. /);
    expect(forgotten).toEqual(['asha.canary@example.in']);
    expect(Object.keys(await states())).toEqual(['ff']);
  });

  it('removes a row that changed after it was found', async () => {
    const { store } = site;
    const { remove } = store;
    store.remove = async (row) => {
      store.remove = remove;
      const current = (await store.get(row.id))!;
      await store.replace(current, { ...current, attempts: 9 });
      return remove(row);
    };
    expect((await run('forget ravi@example.in --yes')).out).toMatch(/^Removed: 1, accounts: 1/);
    expect(await store.get('ff')).toBeUndefined();
  });
});

describe('submissions command', () => {
  it('health prints the details, and fails when nothing can be stored', async () => {
    await storeOneOfEach(site.store);
    const { code, out } = await run('health');
    expect([code, JSON.parse(out)]).toMatchObject([0, { status: 'ok', store: 'up', held: 1 }]);
    site.store.probe = () => Promise.reject(new Error('full'));
    site.clock.move(60_000);
    expect(await run('health')).toMatchObject({ code: 1 });
  });

  it('reports a store that fails in a sentence with a code', async () => {
    site.store.scan = () => {
      throw Object.assign(new Error('no'), { code: 'SQLITE_CANTOPEN' });
    };
    const complaints = `${words.failed.replace('{code}', 'sqlite-cantopen')}\n`;
    expect(await run('list')).toMatchObject({ code: 1, complaints });
  });

  it.each(['list', 'export', 'purge --state dead --older-than 0 --yes', 'retry --all', 'health'])(
    '%s says that this host has no store',
    async (line) => {
      site = contact({ store: noStore() });
      expect(await run(line)).toMatchObject({ code: 1, out: '', complaints: `${words.noStore}\n` });
    },
  );

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
  ])('%j prints the usage', async (line) => {
    expect(await run(line)).toMatchObject({ code: 2, out: '', complaints: usage });
  });
});
