import { beforeEach, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { runCommand, statesIn, storeOneOfEach } from '@/tests/support/cli';
import { testOutbox } from '@/tests/support/outbox';
import { contactPayload, contactRow, profilePayload } from '@/tests/support/submissions';

let site: ReturnType<typeof testOutbox>;
beforeEach(async () => {
  site = testOutbox({});
  await storeOneOfEach(site.store);
});

const run = (command: string | string[], answer?: boolean) => runCommand(site, command, { answer });
const states = () => statesIn(site.store);

it('purge: removes nothing without --yes where nobody can be asked', async () => {
  const { out } = await run('purge --state dead --older-than 0');
  expect(out).toBe('Would remove: 1. Add --yes to do it.\n');
  expect(await states()).toHaveProperty('bb');
});

it('purge: asks at a terminal, and removes only after a yes', async () => {
  const refused = await run('purge --state dead --older-than 0', false);
  expect(refused.out).toContain('Would remove: 1');
  expect(refused.questions).toEqual(['Remove 1 for good? (y/N) ']);
  expect(await states()).toHaveProperty('bb');
  expect((await run('purge --state dead --older-than 0', true)).out).toBe('Removed: 1\n');
  expect(await states()).not.toHaveProperty('bb');
});

it('purge: removes what is old enough', async () => {
  expect((await run('purge --state dead --older-than 1 --yes')).out).toBe('Removed: 0\n');
  expect((await run('purge --state dead --older-than 0 --yes')).out).toBe('Removed: 1\n');
  expect(Object.keys(await states())).toEqual(['aa', 'cc', 'dd', 'ee']);
});

it.each(['', ' ', '=', '0x0', '1e0', '0.0', '+0'])(
  'purge: takes %j for no number of days and removes nothing',
  async (days) => {
    const answer = await run(['purge', '--state', 'dead', '--older-than', days, '--yes']);
    expect(answer).toMatchObject({ code: 2, complaints: `${words.usage}\n` });
    expect(await states()).toHaveProperty('bb');
  },
);

it('forget: removes everything of one address after a yes, and its account', async () => {
  const payload = contactPayload({ email: 'ravi@example.in' });
  await site.store.create(contactRow('ff', { payload }));
  await site.store.create(contactRow('gg', { kind: 'profile', payload: profilePayload() }));
  const asked = await run('forget Asha.Canary@example.in');
  expect(asked.out).toContain('Would remove: 6');
  expect(asked.forgotten).toEqual([]);
  const { out, forgotten } = await run('forget Asha.Canary@example.in', true);
  expect(out).toMatch(/^Removed: 6, accounts: 1\. /);
  expect(forgotten).toEqual(['asha.canary@example.in']);
  expect(Object.keys(await states())).toEqual(['ff']);
});

it('forget: removes a row that changed after it was found', async () => {
  const { store } = site;
  const payload = contactPayload({ email: 'ravi@example.in' });
  await store.create(contactRow('ff', { payload }));
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
