import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { runCli } from '@/lib/submissions/cli';
import { held, quarantined } from '@/lib/submissions/transitions';
import { stateOf } from '@/lib/submissions/types';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { allRows, contactTarget, testOutbox } from '@/tests/support/outbox';
import { contactPayload, contactRow, profilePayload, T0 } from '@/tests/support/submissions';

let server: MisbehavingServer;
let site: ReturnType<typeof testOutbox>;

beforeAll(async () => {
  server = await misbehavingServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.behave({ does: 'answer' });
  server.received.length = 0;
  site = testOutbox({ contact: contactTarget(server.url) });
});

async function run(line: string, isTerminal = true) {
  let out = '';
  let complaints = '';
  const code = await runCli(line.split(' ').filter(Boolean), {
    outbox: site.outbox,
    words,
    write: (text) => (out += text),
    complain: (text) => (complaints += text),
    isTerminal,
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

  it('puts tabs between them for a pipe', async () => {
    await oneOfEach();
    const { out } = await run('list', false);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t').length),
    ).toEqual(Array(6).fill(7));
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
    const { out } = await run('export');
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
  it('removes nothing without --yes', async () => {
    await oneOfEach();
    expect((await run('purge --state dead --older-than 0')).out).toContain('Would remove: 1');
    expect(await statesNow()).toHaveProperty('bb');
  });

  it('removes what is old enough', async () => {
    await oneOfEach();
    expect((await run('purge --state dead --older-than 1 --yes')).out).toBe('Removed: 0\n');
    expect((await run('purge --state dead --older-than 0 --yes')).out).toBe('Removed: 1\n');
    expect(Object.keys(await statesNow())).toEqual(['aa', 'cc', 'dd', 'ee']);
  });
});

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
  ])('%j is answered with the usage', async (line) => {
    expect(await run(line)).toEqual({ code: 2, out: '', complaints: `${words.usage}\n` });
  });
});
