import { beforeEach, expect, it, vi } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { runCommand, statesIn, storeOneOfEach } from '@/tests/support/cli';
import { contactPayload, contactRow, profileRow, T0 } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { contact } = await receiver();

let site: ReturnType<typeof contact>;
beforeEach(() => void (site = contact()));

type Options = Parameters<typeof runCommand>[2];
const run = (command: string | string[], options?: Options) => runCommand(site, command, options);
const outOf = async (...args: Parameters<typeof run>) => (await run(...args)).out;
const states = () => statesIn(site.store);
const usage = `${words.usage.replace('{kinds}', 'contact|profile')}\n`;
const fill = (text: string, n: number) => `${text.replace('{n}', String(n))}\n`;
const purge = 'purge --state dead --older-than 0';
const fromRavi = contactRow('ff', { payload: contactPayload({ email: 'ravi@example.in' }) });

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

it('forget: removes every row of one address after a yes, and its account', async () => {
  await storeOneOfEach(site.store);
  await site.store.create(profileRow('gg'));
  await site.store.create(fromRavi);
  await site.store.create(contactRow('hh', { due: null, deliveredAt: T0, payload: null }));
  const asked = await run('forget Asha.Canary@example.in');
  expect(asked).toMatchObject({ out: fill(words.wouldRemove, 6), forgotten: [] });
  const { out, forgotten } = await run(['forget', ' Asha.Canary@example.in'], { answer: true });
  expect(out).toMatch(/^Removed: 6, accounts: 1\. /);
  expect(forgotten).toEqual(['asha.canary@example.in']);
  expect(Object.keys(await states())).toEqual(['ff', 'hh']);
});

it('forget: removes a row that changed after it was found', async () => {
  const { store } = site;
  const { remove } = store;
  await store.create(fromRavi);
  store.remove = async (row) => {
    store.remove = remove;
    const current = (await store.get(row.id))!;
    await store.replace(current, { ...current, attempts: 9 });
    return remove(row);
  };
  expect(await outOf('forget ravi@example.in --yes')).toMatch(/^Removed: 1, accounts: 1/);
  expect(await store.get('ff')).toBeUndefined();
});

it('forget: gives up a row that changes five times', async () => {
  const remove = vi.spyOn(site.store, 'remove').mockResolvedValue(false);
  await site.store.create(fromRavi);
  expect(await outOf('forget ravi@example.in --yes')).toMatch(/^Removed: 0, accounts: 1/);
  expect(remove).toHaveBeenCalledTimes(5);
});

it.each(['x ravi@example.in', 'ravi@example.in x'])('forget: refuses %j', async (address) => {
  expect(await run(['forget', address])).toMatchObject({ code: 2, complaints: usage });
});
