import { beforeEach, expect, it, vi } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { codedError } from '@/lib/log/error-code';
import { noStore } from '@/lib/submissions/drivers/no-store';
import { kindNames } from '@/lib/submissions/model/kinds';
import { HOSTILE, runCommand, statesIn, storeOneOfEach } from '@/tests/support/cli';
import { contactRow, profilePayload, profileRow, T0 } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { contact } = await receiver();

let site: ReturnType<typeof contact>;
beforeEach(() => void (site = contact()));

type Options = Parameters<typeof runCommand>[2];
const run = (command: string | string[], options?: Options) => runCommand(site, command, options);
const outOf = async (...args: Parameters<typeof run>) => (await run(...args)).out;
const terminal = { isTerminal: true };
const states = () => statesIn(site.store);
const usage = `${words.usage.replace('{kinds}', kindNames.join('|'))}\n`;
const fill = (text: string, n: number) => `${text.replace('{n}', String(n))}\n`;
const erased = { due: null, deliveredAt: T0, payload: null };

/** One column of what a pipe gets, without its heading. */
const column = async (index: number) =>
  (await outOf('list'))
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[index]);

it('list: aligns columns for a terminal, and puts tabs between them for a pipe', async () => {
  expect(await run('list')).toMatchObject({ code: 0, out: `${words.none}\n` });
  await storeOneOfEach(site.store);
  const lines = (await outOf('list', terminal)).trimEnd().split('\n');
  expect(lines.filter((line) => line.endsWith(' '))).toEqual([]);
  expect(new Set(lines.map((line) => line.search(/asha|From/))).size).toBe(1);
  const first = /^aa-open\s+contact\s+open\s+2025-11-21 04:00\s+2\s+status-503\s+asha/;
  expect(lines[1]).toMatch(first);
  const piped = (await outOf('list')).trimEnd().split('\n');
  expect(piped.map((line) => line.split('\t').length)).toEqual(Array(6).fill(9));
});

it('list: shows until when a text is kept', async () => {
  await storeOneOfEach(site.store);
  await site.store.create(contactRow('ff', { ...erased, eraseAt: T0 }));
  expect(await column(7)).toEqual(['', ...Array(3).fill('2026-02-19'), '', '2025-11-21']);
});

it('list: marks a profile whose email address is not verified', async () => {
  for (const [id, emailVerified] of Object.entries({ aa: true, bb: false, cc: undefined })) {
    await site.store.create(profileRow(id, { payload: profilePayload({ emailVerified }) }));
  }
  const email = 'asha.canary@example.in';
  expect(await column(8)).toEqual([email, `${email} ${words.unverified}`, email]);
});

it('list: filters by state and kind', async () => {
  await storeOneOfEach(site.store);
  expect((await outOf('list --state dead')).split('\n')).toHaveLength(3);
  expect(await outOf('list --kind profile')).toBe(`${words.none}\n`);
});

it('list and show: print no control characters that were typed', async () => {
  await site.store.create(contactRow('aa', { payload: HOSTILE }));
  for (const command of ['list', 'show aa']) {
    const out = (await outOf(command)) + (await outOf(command, terminal));
    expect(out).not.toMatch(/[\u001b\u202e]/);
  }
});

it('show: prints the row as JSON, and whether it may have arrived twice', async () => {
  await storeOneOfEach(site.store);
  const { out, code } = await run('show ee');
  expect(code).toBe(0);
  expect(out).not.toContain(words.erased);
  for (const text of ['"state": "delivered"', 'Message ee-delivered', words.possibleDuplicate]) {
    expect(out).toContain(text);
  }
  await site.store.create(contactRow('ff', { ...erased, reference: 'VM-234567' }));
  const second = await outOf('show vm-234567');
  expect(second).toContain(words.erased);
  await site.store.create(contactRow('gg', { possibleDuplicates: 1 }));
  expect(second + (await outOf('show gg'))).not.toContain(words.possibleDuplicate);
});

it.each([
  ['zz', words.noSuchId],
  ['', words.noSuchId],
  ['a', words.severalIds],
  ['VM-7K3QX2', words.noSuchReference],
])('show: finds no single row for %s', async (prefix, complaint) => {
  for (const id of ['aa', 'ab']) await site.store.create(contactRow(id));
  const expected = { code: 1, complaints: `${complaint.replace('{n}', prefix)}\n` };
  expect(await run(['show', prefix])).toMatchObject(expected);
});

it('retry: sends open and dead rows now', async () => {
  await storeOneOfEach(site.store);
  expect(await outOf('retry --all')).toBe(fill(words.reopened, 2) + fill(words.delivered, 2));
  const delivered = { aa: 'delivered', bb: 'delivered', ee: 'delivered' };
  expect(await states()).toEqual({ ...delivered, cc: 'held', dd: 'quarantined' });
});

it('release: sends held and quarantined rows now', async () => {
  await storeOneOfEach(site.store);
  expect((await run('release cc dd')).code).toBe(0);
  expect(await states()).toMatchObject({ bb: 'dead', cc: 'delivered', dd: 'delivered' });
});

it('retry: leaves out rows that are being sent, of another state or erased', async () => {
  await site.store.create(contactRow('aa', { lease: 'token', due: T0 + 60_000 }));
  await site.store.create(contactRow('cc', { due: null, heldAt: T0 }));
  await site.store.create(contactRow('dd', { due: null, deadAt: T0, payload: null }));
  expect(await outOf('retry aa cc dd')).toContain(fill(words.reopened, 0));
});

it('retry: changes nothing when one id is unknown', async () => {
  await storeOneOfEach(site.store);
  expect((await run('retry bb zz')).code).toBe(1);
  expect(await states()).toMatchObject({ bb: 'dead' });
});

const purge = 'purge --state dead --older-than 0';

it('purge: asks at a terminal, and removes only after a yes or with --yes', async () => {
  await storeOneOfEach(site.store);
  const question = [words.confirmRemoval.replace('{n}', '1')];
  const out = fill(words.wouldRemove, 1);
  expect(await run(purge)).toMatchObject({ out, questions: [] });
  expect(await run(purge, { answer: false })).toMatchObject({ out, questions: question });
  expect(await states()).toHaveProperty('bb');
  expect(await outOf('purge --state dead --older-than 10 --yes')).toBe(fill(words.removed, 0));
  const answered = await run(purge, { answer: true });
  expect(answered).toMatchObject({ out: fill(words.removed, 1), complaints: '' });
  await site.store.create(contactRow('bb', { due: null, deadAt: T0 }));
  site.store.emptyLog = async () => false;
  const removed = { out: fill(words.removed, 1), complaints: `${words.logNotEmptied}\n` };
  expect(await run(`${purge} --yes`)).toMatchObject(removed);
  expect(Object.keys(await states())).toEqual(['aa', 'cc', 'dd', 'ee']);
});

it('purge: takes whole numbers of days only', async () => {
  await storeOneOfEach(site.store);
  for (const days of ['', ' ', '=', '0x0', '1e0', '0.0', '+0']) {
    const result = await run(['purge', '--state', 'dead', '--older-than', days, '--yes']);
    expect(result, days).toMatchObject({ code: 2, complaints: usage });
  }
  expect(await states()).toHaveProperty('bb');
});

it('health: prints the details, and fails when nothing can be stored', async () => {
  await storeOneOfEach(site.store);
  const { code, out } = await run('health');
  expect([code, JSON.parse(out)]).toMatchObject([0, { status: 'ok', store: 'up', held: 1 }]);
  site.store.probe = () => Promise.reject(new Error('full'));
  site.clock.move(60_000);
  expect(await run('health')).toMatchObject({ code: 1 });
});

it.each([
  [codedError('SQLITE_CANTOPEN'), 'sqlite-cantopen'],
  [new TypeError('no'), 'type-error'],
])('submissions: reports that a store fails with %s', async (error, code) => {
  vi.spyOn(site.store, 'scan').mockImplementation(() => {
    throw error;
  });
  const complaints = `${words.failed.replace('{code}', code)}\n`;
  expect(await run('list')).toMatchObject({ code: 1, complaints });
});

it('submissions: says that this host has no store', async () => {
  site = contact({ store: noStore() });
  for (const line of ['list', 'export', `${purge} --yes`, 'retry --all', 'health']) {
    expect(await run(line)).toMatchObject({ code: 1, out: '', complaints: `${words.noStore}\n` });
  }
});

it.each([
  ['', 'dance', 'list x', 'list --state sad', 'list --what', 'export --format xml'],
  ['show', 'show a b', 'retry', 'retry a --all', 'retry --all --state held'],
  ['release --all --state dead', 'purge', 'purge --state open --older-than 1 --yes'],
  ['purge --state dead', 'purge --state dead --older-than soon'],
  ['purge --state dead --older-than -1', 'erase', 'erase --email asha', 'erase a@b.in'],
])('submissions: prints the usage for %j', async (...commands) => {
  for (const line of commands) {
    expect(await run(line), line).toMatchObject({ code: 2, out: '', complaints: usage });
  }
});

it('submissions: counts what rekey encrypted, and says when there is no key', async () => {
  const counted = await runCommand(site, 'rekey', { rekeyed: 3 });
  expect(counted).toMatchObject({ code: 0, out: expect.stringContaining(': 3.') });
  expect(await run('rekey')).toMatchObject({ code: 1, out: `${words.noKey}\n` });
});
