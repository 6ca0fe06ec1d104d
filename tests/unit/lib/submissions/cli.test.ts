import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { runCli } from '@/lib/submissions/cli';
import { noStore } from '@/lib/submissions/no-store';
import { held, quarantined } from '@/lib/submissions/transitions';
import { stateOf } from '@/lib/submissions/types';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { allRows, contactTarget, testOutbox } from '@/tests/support/outbox';
import { contactPayload, contactRow, profilePayload, T0 } from '@/tests/support/submissions';

let server: MisbehavingServer;
let site: ReturnType<typeof testOutbox>;
/** What a person at the terminal says; undefined where there is nobody. */
let answer: boolean | undefined;
let questions: string[];
let forgotten: string[];

beforeAll(async () => {
  server = await misbehavingServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.behave({ does: 'answer' });
  server.received.length = 0;
  site = testOutbox({ contact: contactTarget(server.url) });
  answer = undefined;
  questions = [];
  forgotten = [];
});

const run = (line: string, isTerminal = true) =>
  runArgs(line.split(' ').filter(Boolean), isTerminal);

async function runArgs(args: string[], isTerminal = true) {
  let out = '';
  let complaints = '';
  const code = await runCli(args, {
    outbox: site.outbox,
    words,
    write: (text) => (out += text),
    complain: (text) => (complaints += text),
    isTerminal,
    ...(answer !== undefined && {
      confirm: async (question) => (questions.push(question), answer === true),
    }),
    forgetAccounts: async (email) => forgotten.push(email),
    now: site.clock.now,
  });
  return { code, out, complaints };
}

const hostile = contactPayload({
  name: '=cmd|\u202egpj\u202c',
  email: 'a\u001b[2J@b.in',
  message: 'क्‍ष, "quoted"\nline',
});

/** One row in each state; the letters of the id say which. */
async function oneOfEach() {
  const { store } = site;
  await store.create(contactRow('aa-open', { due: T0 + 1e6, attempts: 2, code: 'status-503' }));
  await store.create(contactRow('bb-dead', { due: null, deadAt: T0 }));
  await store.create(held(contactRow('cc-held'), 'status-404', T0));
  await store.create(quarantined(contactRow('dd-quarantined'), 'suspicious', T0));
  await store.create(contactRow('ee-delivered', { due: null, deliveredAt: T0, doubts: 1 }));
}

const statesNow = async () =>
  Object.fromEntries((await allRows(site.store)).map((row) => [row.id.slice(0, 2), stateOf(row)]));

describe('list', () => {
  it('says so when there is nothing', async () => {
    expect(await run('list')).toMatchObject({ code: 0, out: `${words.none}\n` });
  });

  it('lines up columns for a terminal', async () => {
    await oneOfEach();
    const { out } = await run('list');
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    expect(new Set(lines.map((line) => line.search(/asha|From/))).size).toBe(1);
    expect(lines[1]).toMatch(
      /^aa-open\s+contact\s+open\s+2025-11-21 04:00\s+2\s+status-503\s+asha/,
    );
  });

  it('says until when a text is kept that was not delivered, or was', async () => {
    await oneOfEach();
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
    await oneOfEach();
    const { out } = await run('list', false);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').length),
    ).toEqual(Array(6).fill(8));
  });

  it('filters', async () => {
    await oneOfEach();
    expect((await run('list --state dead', false)).out.split('\n')).toHaveLength(3);
    expect((await run('list --kind profile')).out).toBe(`${words.none}\n`);
  });

  it('obeys nothing that somebody typed', async () => {
    await site.store.create(contactRow('aa', { payload: hostile }));
    for (const isTerminal of [true, false]) {
      const { out } = await run('list', isTerminal);
      expect(out).not.toMatch(/[\u001b\u202e]/);
    }
    expect((await run('show aa')).out).not.toMatch(/[\u001b\u202e]/);
  });
});

describe('show', () => {
  it('prints all of it as JSON, and what the owner should know besides', async () => {
    await oneOfEach();
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
    await oneOfEach();
    const { out } = await run('retry --all');
    expect(out).toBe('Opened for sending: 2\nDelivered just now: 2\n');
    expect(await statesNow()).toEqual({
      aa: 'delivered',
      bb: 'delivered',
      cc: 'held',
      dd: 'quarantined',
      ee: 'delivered',
    });
  });

  it('release sends held and quarantined rows now', async () => {
    await oneOfEach();
    expect((await run('release cc dd')).code).toBe(0);
    expect(await statesNow()).toMatchObject({ bb: 'dead', cc: 'delivered', dd: 'delivered' });
  });

  it('leaves alone what somebody is sending just now, and what is of another state', async () => {
    await site.store.create(contactRow('aa', { lease: 'word', due: T0 + 60_000 }));
    await site.store.create(held(contactRow('cc'), 'status-404', T0));
    expect((await run('retry aa cc')).out).toContain('Opened for sending: 0');
  });

  it('does nothing at all when one id is unknown', async () => {
    await oneOfEach();
    expect((await run('retry bb zz')).code).toBe(1);
    expect(await statesNow()).toMatchObject({ bb: 'dead' });
  });
});

describe('export', () => {
  beforeEach(async () => {
    await site.store.create(contactRow('aa', { payload: hostile }));
    const profile = profilePayload({ learningGoals: '+1' });
    await site.store.create(contactRow('bb', { kind: 'profile', payload: profile }));
  });

  it('writes CSV that no sheet takes for a formula and every sheet reads as UTF-8', async () => {
    const { out } = await run('export', false);
    expect(out.startsWith('\uFEFF"id","kind","state",')).toBe(true);
    expect(out.split('\r\n')).toHaveLength(4);
    expect(out).toContain('"\'=cmd|');
    expect(out).toContain('"क्‍ष, ""quoted""\nline"');
    expect(out).toContain('"\'+919876543210"');
    expect(out).toContain('"\'+1"');
    expect(out).toContain('"\'=12, Canary Lane","Jaipur","Rajasthan"');
    const [head, , second] = out.split('\r\n');
    expect(second?.match(/"(?:[^"]|"")*"/g)).toHaveLength(head?.split(',').length ?? 0);
  });

  it('says whether the email address of a profile was verified', async () => {
    const payload = profilePayload({ emailVerified: false });
    await site.store.create(contactRow('cc', { kind: 'profile', payload }));
    const cells = (line = '') => line.split(',');
    const [head, , third] = (await run('export --kind profile')).out.split('\r\n');
    expect(cells(third)[cells(head).indexOf('"emailVerified"')]).toBe('"false"');
    expect((await run('export --format json')).out).toContain('"emailVerified":false');
  });

  it('writes CSV that a terminal does not obey, and leaves the text alone in a file', async () => {
    const { out } = await run('export --kind contact');
    expect(out).not.toMatch(/[\u001b\u202e\ufeff]/);
    expect(out.split('\r\n')).toHaveLength(3);
    expect((await run('export --kind contact', false)).out).toContain('a\u001b[2J@b.in');
  });

  it('leaves out the columns of the other kind', async () => {
    const { out } = await run('export --kind contact');
    expect(out).toContain('"subject","message"\r\n');
    expect(out.split('\r\n')).toHaveLength(3);
  });

  it('writes JSON with the texts as they were typed', async () => {
    const { out } = await run('export --format json');
    const [contact, profile] = JSON.parse(out) as { payload: unknown }[];
    expect(contact?.payload).toEqual(hostile);
    expect(profile?.payload).toEqual(profilePayload({ learningGoals: '+1' }));
    expect(out).not.toMatch(/[\u001b\u202e]/);
  });

  it('writes an empty array when there is nothing', async () => {
    expect((await run('export --format json --state dead')).out).toBe('[]\n');
  });

  it('writes empty cells for what was erased', async () => {
    await site.store.create(contactRow('cc', { due: null, deliveredAt: T0, payload: null }));
    expect((await run('export --state delivered --kind contact')).out).toContain(
      ',"","","",""\r\n',
    );
  });
});

describe('purge', () => {
  it('removes nothing without --yes where nobody can be asked', async () => {
    await oneOfEach();
    const { out } = await run('purge --state dead --older-than 0', false);
    expect(out).toBe('Would remove: 1. Add --yes to do it.\n');
    expect(await statesNow()).toHaveProperty('bb');
  });

  it('asks at a terminal, and removes only after a yes', async () => {
    await oneOfEach();
    answer = false;
    expect((await run('purge --state dead --older-than 0')).out).toContain('Would remove: 1');
    expect(questions).toEqual(['Remove 1 for good? (y/N) ']);
    expect(await statesNow()).toHaveProperty('bb');
    answer = true;
    expect((await run('purge --state dead --older-than 0')).out).toBe('Removed: 1\n');
    expect(await statesNow()).not.toHaveProperty('bb');
  });

  it('removes what is old enough', async () => {
    await oneOfEach();
    expect((await run('purge --state dead --older-than 1 --yes')).out).toBe('Removed: 0\n');
    expect((await run('purge --state dead --older-than 0 --yes')).out).toBe('Removed: 1\n');
    expect(Object.keys(await statesNow())).toEqual(['aa', 'cc', 'dd', 'ee']);
  });

  it.each(['', ' ', '=', '0x0', '1e0', '0.0', '+0'])(
    'takes %j for no number of days and removes nothing',
    async (days) => {
      await oneOfEach();
      const args = ['purge', '--state', 'dead', '--older-than', days, '--yes'];
      expect(await runArgs(args)).toMatchObject({ code: 2, complaints: `${words.usage}\n` });
      expect(await statesNow()).toHaveProperty('bb');
    },
  );
});

describe('forget', () => {
  const others = contactPayload({ email: 'ravi@example.in' });

  beforeEach(async () => {
    await oneOfEach();
    await site.store.create(contactRow('ff', { payload: others }));
    await site.store.create(contactRow('gg', { kind: 'profile', payload: profilePayload() }));
  });

  it('removes everything of one address after a yes, and its account', async () => {
    expect((await run('forget Asha.Canary@example.in', false)).out).toContain('Would remove: 6');
    expect(forgotten).toEqual([]);
    answer = true;
    const { out } = await run('forget Asha.Canary@example.in');
    expect(out).toMatch(/^Removed: 6, accounts: 1\. /);
    expect(forgotten).toEqual(['asha.canary@example.in']);
    expect(Object.keys(await statesNow())).toEqual(['ff']);
  });

  it('removes a row that changed after it was found', async () => {
    const { store } = site;
    const remove = store.remove;
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

describe('health', () => {
  it('prints what the owner may see, and fails when nothing can be stored', async () => {
    await oneOfEach();
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
    site = testOutbox({ contact: contactTarget(server.url) }, { store: noStore() });
    expect(await run(line)).toEqual({ code: 1, out: '', complaints: `${words.noStore}\n` });
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
    expect(await run(line)).toEqual({ code: 2, out: '', complaints: `${words.usage}\n` });
  });
});
