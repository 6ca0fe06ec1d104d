import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MINUTE } from '@/lib/time';
import { ordersSite, OWNERS } from '@/tests/support/orders-site';

const { around, buyer, deliver, folder, mailsTo, move, open, orders, ownersLinks, putFile } =
  await ordersSite();
const { runOrders } = await import('@/scripts/orders/cli');

async function run(command: string | string[], answer?: boolean) {
  const printed = { out: '', complaints: '', question: '' };
  const args = typeof command === 'string' ? command.split(' ') : command;
  const code = await runOrders(args, {
    ...(await around()),
    write: (text) => (printed.out += text),
    complain: (text) => (printed.complaints += text),
    ...(answer !== undefined && {
      confirm: async (question: string) => ((printed.question = question), answer),
    }),
  });
  return { code, ...printed };
}

it('npm run orders: lists, shows, asks before it decides, and undoes', async () => {
  putFile();
  const asha = await buyer();
  expect((await run('list')).out).toBe('No orders found.\n');
  const { reference } = (await asha.report('412345678901')) as { reference: string };
  expect((await run('list')).out).toContain(reference);
  expect((await run('list --state received')).out).toBe('No orders found.\n');
  expect((await run(['show', '4123 4567 8901'])).out).toContain(asha.email);
  expect(await run(`received ${reference}`)).toMatchObject({
    code: 0,
    out: expect.stringContaining('Add --yes to do it.'),
  });
  expect(await run(`received ${reference}`, false)).toMatchObject({
    question: 'Do you see ₹250 in your bank’s app? (y/N) ',
  });
  expect((await orders())[0]).toMatchObject({ state: 'reported' });
  expect((await run(`received ${reference}`, true)).out).toContain(`${reference}: received`);
  expect(mailsTo(OWNERS[1]!).at(-1)!.text).toContain('Somebody at the terminal marked');
  move(2.5 * MINUTE);
  await deliver();
  expect(mailsTo(asha.email)).toHaveLength(1);
  expect(await run(`received ${reference} --yes`)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('is received'),
  });
  expect((await run(`refund ${reference} --yes`)).out).toContain(': refunded');
  expect((await run(`undo ${reference} --yes`)).out).toContain(': received');
});

it('npm run orders: mail sends new links, and ends the older ones', async () => {
  const asha = await buyer();
  const { reference } = (await asha.report()) as { reference: string };
  const [old] = ownersLinks();
  expect((await run(`mail ${reference}`)).out).toContain(OWNERS.join(', '));
  expect((await open(old!)).status).toBe(404);
  expect((await open(ownersLinks()[0]!)).status).toBe(200);
  expect(mailsTo(asha.email)).toEqual([]);
});

it('npm run orders: match marks what a statement has, with the right amount alone', async () => {
  const [asha, ravi] = [await buyer(), await buyer()];
  await asha.report('412345678901');
  await ravi.report('499999999999');
  const path = `${folder.root}/statement.csv`;
  const lines = [
    'Date,Narration,Debit,Credit',
    '26/11,UPI-412345678901,,250.00',
    '26/11,UPI-499999999999,,99',
  ];
  writeFileSync(path, lines.join('\n'));
  const { out } = await run(['match', path], true);
  expect(out).toContain('with another amount');
  const states = Object.fromEntries((await orders()).map(({ utr, state }) => [utr, state]));
  expect(states).toEqual({ '412345678901': 'received', '499999999999': 'reported' });
  writeFileSync(path, Buffer.from('d0cf11e0a1b11ae10000', 'hex'));
  expect(await run(['match', path])).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('is no CSV file'),
  });
});

it.each(['', 'sell', 'list x', 'show', 'received', 'list --state paid', 'received VM-7K3QX2 x'])(
  'npm run orders: explains itself for %j',
  async (command) => {
    expect(await run(command)).toMatchObject({
      ...{ code: 2, out: '', complaints: expect.stringContaining('npm run orders') },
    });
  },
);

it('npm run orders: says so when nothing fits', async () => {
  for (const command of ['show VM-222222', 'received 499999999999 --yes', 'mail VM-222222']) {
    expect(await run(command)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^No order/),
    });
  }
  expect(await run('match /no/such.csv')).toMatchObject({ code: 1 });
});
