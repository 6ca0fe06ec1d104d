import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Surroundings } from '@/lib/shop/orders/surroundings';
import { MINUTE } from '@/lib/time';
import { ordersSite, OWNERS } from '@/tests/support/orders-site';
import { badCommands } from './tables';

const site = await ordersSite();
const { around, buyer, deliver, folder, later, linksIn, mail, mailsTo, move } = site;
const { open, orders, ownersLinks, press, putFile } = site;
const { runOrders } = await import('@/scripts/orders/cli');

async function run(
  command: string | string[],
  answer?: boolean,
  changes: Partial<Surroundings> = {},
) {
  const printed = { out: '', complaints: '', question: '' };
  const args = typeof command === 'string' ? command.split(' ') : command;
  const code = await runOrders(args, {
    ...(await around()),
    ...changes,
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

it('npm run orders: mail --all ends all links of owners, and none of a buyer', async () => {
  putFile();
  const asha = await buyer();
  await asha.report('412345678901');
  const [order, search] = ownersLinks() as [string, string];
  await press('received');
  await later();
  const [undo] = ownersLinks() as [string];
  const [buyers] = linksIn(mailsTo(asha.email)[0]!.text!) as [string];
  const old = [order, search, undo];
  for (const link of old) expect((await open(link)).status, link).toBe(200);

  const { code, out } = await run('mail --all');
  expect(code).toBe(0);
  expect(out).toContain('All older links of owners have ended');
  expect(out).toContain(OWNERS.join(', '));
  const form = { decision: 'undone', event: '2', sure: 'yes' };
  for (const link of old) {
    expect(await open(link, form)).toMatchObject({
      status: 404,
      text: expect.stringContaining('This link has ended'),
    });
  }
  expect((await orders())[0]).toMatchObject({ state: 'received', event: 2 });
  expect((await open(buyers)).status).toBe(200);
  expect((await asha.download()).status).toBe(200);
  expect(await asha.orders()).toMatchObject([{ state: 'received' }]);

  const mails = OWNERS.map((owner) => mailsTo(owner).at(-1)!);
  for (const { subject, text } of mails) {
    expect(subject).toBe('A new link to your orders');
    const [link, ...others] = linksIn(text!) as [string];
    expect(others).toEqual([]);
    const found = await open(`${link}?q=412345678901`);
    expect([found.status, found.text.includes('Payment received')]).toEqual([200, true]);
  }
  // The next mail about the order has links of the same epoch, and the next call ends them.
  await run(`mail ${(await orders())[0]!.reference}`);
  const [next] = ownersLinks() as [string];
  expect((await open(next)).status).toBe(200);
  await run('mail --all');
  expect((await open(next)).status).toBe(404);
  expect((await open(linksIn(mails[0]!.text!)[0]!)).status).toBe(404);
});

it('npm run orders: a mail that waits while all links are ended has new ones', async () => {
  mail.reply({ data: 451 });
  await (await buyer()).report('412345678901');
  await run('mail --all');
  mail.reply({});
  move(MINUTE);
  await deliver();
  const texts = mailsTo(OWNERS[0]!).map(({ text }) => text!);
  expect(texts).toHaveLength(2);
  for (const link of texts.flatMap(linksIn)) expect((await open(link)).status).toBe(200);
});

it('npm run orders: mail --all prints the link where there is no mail server', async () => {
  await (await buyer()).report('412345678901');
  const printed = async () => {
    const { out } = await run('mail --all', undefined, { owners: [] });
    return linksIn(out) as [string];
  };
  const [first] = await printed();
  const [second] = await printed();
  const statuses = await Promise.all(
    [first, second].map(async (link) => (await open(link)).status),
  );
  expect(statuses).toEqual([404, 200]);
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

it('npm run orders: explains itself when it is asked for what it cannot do, and says so when nothing fits', async () => {
  for (const command of badCommands) {
    expect.soft(await run(command), command).toMatchObject({
      code: 2,
      out: '',
      complaints: expect.stringContaining('npm run orders'),
    });
  }
  for (const command of ['show VM-222222', 'received 499999999999 --yes', 'mail VM-222222']) {
    expect(await run(command)).toMatchObject({
      code: 1,
      complaints: expect.stringMatching(/^No order/),
    });
  }
  expect(await run('match /no/such.csv')).toMatchObject({ code: 1 });
});
