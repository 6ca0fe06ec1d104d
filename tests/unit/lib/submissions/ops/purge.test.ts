import { beforeEach, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { runCommand, statesIn, storeOneOfEach } from '@/tests/support/cli';
import { contactRow, T0 } from '@/tests/support/outbox';
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
