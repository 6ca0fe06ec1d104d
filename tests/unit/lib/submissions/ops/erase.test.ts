import { beforeEach, describe, expect, it, vi } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { mailboxOf } from '@/lib/text/mailbox';
import { DAY } from '@/lib/time';
import { runCommand, statesIn, storeOneOfEach } from '@/tests/support/cli';
import { databases } from '@/tests/support/databases';
import { contactPayload, contactRow, message, profileRow, T0 } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';

const { contact } = await receiver();

let site: ReturnType<typeof contact>;
beforeEach(() => void (site = contact()));

const run = (command: string, answer?: boolean) => runCommand(site, command, { answer });
const states = () => statesIn(site.store);
const from = (id: string, email: string, changes = {}) =>
  site.store.create(contactRow(id, { payload: contactPayload({ email }), ...changes }));
const receipts = async () => (await site.store.readState('erasures'))?.value;

describe('erase', () => {
  it('erase: removes every row of one person after a yes, and the account', async () => {
    await storeOneOfEach(site.store);
    await site.store.create(profileRow('gg', { reference: 'VM-234567', attempts: 1 }));
    await from('ff', 'ravi@example.in');
    const asked = await run('erase --email Asha.Canary@example.in');
    expect(asked.out).toContain(words.wouldErase.replace('{n}', '6').replace('{accounts}', '1'));
    expect(asked.forgotten).toEqual([]);
    const { out, forgotten, complaints } = await run('erase --email Asha.Canary@example.in', true);
    const [, result = ''] = out.split(/^(?=Removed: 6, accounts: 1\. )/m);
    expect(result).toMatch(/These were sent before.*\n.*VM-234567/s);
    expect([result.includes('dd-'), complaints]).toEqual([false, '']);
    expect(forgotten).toEqual(['asha.canary@example.in']);
    expect(Object.keys(await states())).toEqual(['ff']);
  });

  it('erase: keeps a receipt without personal data', async () => {
    await from('ff', 'ravi@example.in');
    // Another process has written.
    vi.spyOn(site.store, 'writeState').mockResolvedValueOnce(false);
    await run('erase --email ravi@example.in --yes');
    await run('erase --email ravi@example.in --yes');
    expect(await receipts()).toMatchObject([{ removed: ['ff'], kept: [] }, { removed: [] }]);
    expect(JSON.stringify(await receipts())).not.toContain('ravi');
  });

  it('erase: finds the spellings of an address that reach one mailbox', async () => {
    await from('aa', 'Asha.K+books@gmail.com');
    await from('bb', 'ashak@googlemail.com');
    await from('cc', 'asha.k@example.in');
    await run('erase --email asha.k@gmail.com --yes');
    expect(Object.keys(await states())).toEqual(['cc']);
  });

  it('erase: names the rows that the law may oblige to keep, and removes them only when told', async () => {
    const applies = Date.UTC(2027, 4, 12, 18, 30);
    await from('old', 'ravi@example.in', { acceptedAt: applies - 366 * DAY });
    await from('new', 'ravi@example.in', { acceptedAt: applies - DAY });
    site.clock.set(applies - T0 - 1);
    expect((await run('erase --email ravi@example.in')).out).not.toContain(words.keptByLaw);
    site.clock.set(1);
    const { out } = await run('erase --email ravi@example.in --yes');
    expect(out).toContain(words.keptByLaw);
    expect(out).toMatch(/new\t.*\t2028-05-11$/m);
    expect(Object.keys(await states())).toEqual(['ne']);
    await run('erase --email ravi@example.in --also-kept --yes');
    expect(await states()).toEqual({});
    expect(await receipts()).toMatchObject([{ kept: ['new'] }, { removed: ['new'], kept: [] }]);
  });

  it('erase: removes a row that changed after it was found, and counts none that is gone', async () => {
    await from('changed', 'ravi@example.in');
    await from('gone', 'ravi@example.in');
    const { store } = site;
    const { remove } = store;
    vi.spyOn(store, 'remove').mockImplementation(async (row) => {
      if (row.id === 'gone') await remove(row);
      else if (row.attempts === 0) await store.replace(row, { ...row, attempts: 9 });
      return remove(row);
    });
    expect((await run('erase --email ravi@example.in --yes')).out).toMatch(/^Removed: 1,/);
    expect(await states()).toEqual({});
  });
});

it.each(databases)('erase: leaves no byte of the person in %s', async (_name, database) => {
  const { open, bytes } = database();
  const { outbox, store, clock } = contact({ store: open() });
  await outbox.accept(message('KANARI-9c2v'));
  expect(await bytes()).toContain('KANARI-9c2v');
  const command = 'erase --email asha.canary@example.in --yes';
  expect((await runCommand({ outbox, clock }, command)).out).toMatch(/^Removed: 1/);
  expect(await bytes()).not.toMatch(/KANARI-9c2v|asha\.canary/i);
  await store.close();
});

it('erase: says so when nothing is stored about a person', async () => {
  const out = `${words.wouldErase.replace('{n}', '0').replace('{accounts}', '1')}\n`;
  expect(await run('erase --email nobody@example.in')).toMatchObject({ code: 0, out });
});

it('erase: gives up a row that changes five times, and says when the log keeps texts', async () => {
  await from('ff', 'ravi@example.in');
  const removed = vi.spyOn(site.store, 'remove').mockResolvedValue(false);
  vi.spyOn(site.store, 'emptyLog').mockResolvedValue(false);
  const { out, complaints } = await run('erase --email ravi@example.in --yes');
  expect(out).toMatch(/^Removed: 0, accounts: 1\. [^\n]*\n$/);
  expect([removed.mock.calls.length, complaints]).toEqual([5, `${words.logNotEmptied}\n`]);
});

it.each([
  [2, []],
  [2, ['--email', 'x ravi@example.in']],
  [2, ['--email', 'ravi@example.in x']],
  [0, ['--email', ' Ravi@example.in ']],
])('erase: exits with %i for %j', async (code, args) => {
  const forgotten = code === 0 ? ['ravi@example.in'] : [];
  expect(await runCommand(site, ['erase', '--yes', ...args])).toMatchObject({ code, forgotten });
});

describe('export', () => {
  it('export --email: prints all that is stored about one person, and nobody else', async () => {
    await from('aa', 'ravi@example.in');
    await from('bb', 'asha@example.in');
    const { out } = await run('export --email Ravi@example.in');
    expect(JSON.parse(out)).toMatchObject({
      submissions: [{ id: 'aa', payload: { email: 'ravi@example.in' } }],
      accounts: [{ email: 'ravi@example.in' }],
    });
    expect(out).not.toContain('asha@');
  });
});

it.each([
  ['Asha@Example.IN', 'asha@example.in'],
  ['a.sha+x@gmail.com', 'asha@gmail.com'],
  ['asha+x@outlook.com', 'asha@outlook.com'],
  ['asha+x@example.in', 'asha+x@example.in'],
  ['नाम@उदाहरण.भारत', 'नाम@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('mailbox of %s: is %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
