import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createOrder } from '@/lib/shop/orders/order';
import { type Surroundings } from '@/lib/shop/orders/surroundings';
import { DAY, MINUTE } from '@/lib/time';
import { BOOK, ordersSite, OWNERS } from '@/tests/support/orders-site';
import { badCommands } from './tables';

const site = await ordersSite();
const { around, buyer, deliver, folder, later, linksIn, mail, mailsTo, move } = site;
const { open, orders, ownersLinks, press, putFile, store } = site;
const { runOrders } = await import('@/scripts/orders/cli');
const { site: facts } = await import('@/content/site');
const { env } = await import('@/lib/env');
const { collect } = await import('@/lib/store/collection');

const payments = () => collect(store().payments.all());

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

const path = `${folder.root}/statement.csv`;
const writeStatement = (...lines: string[]) =>
  writeFileSync(path, ['Date,Narration,Debit,Credit', ...lines].join('\n'));
const match = (answer?: boolean) => run(['match', path], answer);

it('npm run orders: lists, shows, asks before it decides, and undoes', async () => {
  putFile();
  const asha = await buyer();
  expect((await run('list')).out).toBe('No orders found.\n');
  const reference = await asha.placeOrder('412345678901');
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

it('npm run orders: shows what a pasted text names, and all that fit', async () => {
  const [asha, ravi] = [await buyer({ name: 'Asha' }), await buyer({ name: 'Ravi' })];
  const reference = await asha.placeOrder('412345678901');
  await ravi.report('412345678901');
  const typed = `show Vedic ebook ${reference.toLowerCase().replace('-', '')}, paid yesterday`;
  expect(await run(typed)).toMatchObject({ code: 0, out: expect.stringContaining(asha.email) });
  const both = await run('show UTR 4123 4567 8901');
  expect(both).toMatchObject({ code: 1, complaints: expect.stringContaining('see above') });
  for (const { email } of [asha, ravi]) expect(both.out).toContain(email);
  expect((await run('refused UTR 412345678901 --yes')).code).toBe(2);
});

it('npm run orders: finds the order of a copy that was passed on, also after a decision', async () => {
  putFile(readFileSync('packages/ebook-mark/tests/makers/weasyprint.pdf'));
  const asha = await buyer();
  const reference = await asha.placeOrder('412345678901');
  await press('received');
  facts.markEbooks = true;
  const copy = Buffer.from(await (await asha.download()).arrayBuffer());
  facts.markEbooks = false;
  const leaked = join(folder.root, 'Tables by Heart (1).PDF');
  writeFileSync(leaked, copy);
  await press('refunded');
  // As the file says it, and as it is read off its first page.
  const [, typed = ''] = /\((VM-\w+)\) Tj/.exec(copy.toString('latin1'))!;
  for (const name of [leaked, typed, typed.toLowerCase().replace('-', ' ')]) {
    const { code, out } = await run(['show', name]);
    expect.soft([code, out.includes(asha.email), out.includes(reference)]).toEqual([0, true, true]);
  }
  const plain = join(folder.root, 'plain.pdf');
  writeFileSync(plain, copy.subarray(0, 4_531));
  expect(await run(['show', plain])).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('no mark at its end'),
  });
});

it('npm run orders: mail sends the owners their links again, and nothing to the buyer', async () => {
  putFile();
  const asha = await buyer();
  const reference = await asha.placeOrder();
  await press('received');
  await later();
  const buyers = mailsTo(asha.email);
  const before = await orders();
  // On the day when the links of before end.
  move(61 * DAY);
  const [old] = ownersLinks() as [string];
  expect((await open(old)).status).toBe(404);
  for (const state of ['Payment received', 'Reported by the buyer, not decided']) {
    move(MINUTE);
    expect((await run(`mail ${reference}`)).out).toContain(OWNERS.join(', '));
    for (const owner of OWNERS) {
      const { subject, text } = mailsTo(owner).at(-1)!;
      expect(subject).toBe(`${reference}: your links again`);
      expect(text).toContain(`State: ${state}`);
      const links = ownersLinks(owner);
      expect(links).toHaveLength(2);
      for (const link of links) expect((await open(link)).status).toBe(200);
    }
    await later();
    if (state === 'Payment received') {
      expect(await orders()).toEqual(before);
      expect(mailsTo(asha.email)).toEqual(buyers);
      await press('undone');
      await later();
    }
  }
  expect(mailsTo(asha.email)).toHaveLength(buyers.length + 1);
});

it('npm run orders: list shows no decision that was undone', async () => {
  const reference = await (await buyer()).placeOrder();
  await run(`received ${reference} --yes`);
  const times = async () => (await run('list')).out.match(/\d{4}-\d\d-\d\d \d\d:\d\d/g);
  expect(await times()).toHaveLength(2);
  await run(`undo ${reference} --yes`);
  expect(await times()).toHaveLength(1);
});

it('npm run submissions: lists mails about an order by the reference of the order', async () => {
  const { rowReference } = await import('@/lib/server/submissions/row-text');
  const reference = await (await buyer()).placeOrder();
  await run('mail --all');
  const found: string[] = [];
  const { store } = await site.outbox();
  for await (const row of store!.rows()) found.push(rowReference(row));
  expect(found.toSorted()).toEqual(['', '', reference, reference]);
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
  writeStatement('26/11,UPI-412345678901,,250.00', '26/11,UPI-499999999999,,99');
  const { out } = await match(true);
  expect(out).toContain('with another amount');
  const states = Object.fromEntries((await orders()).map(({ utr, state }) => [utr, state]));
  expect(states).toEqual({ '412345678901': 'received', '499999999999': 'reported' });
  writeFileSync(path, Buffer.from('d0cf11e0a1b11ae10000', 'hex'));
  expect(await match()).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('is no CSV file'),
  });
});

it('npm run orders: match shows each line once, and settles several orders by an answer alone', async () => {
  const [asha, ravi] = [await buyer(), await buyer()];
  const one = await asha.placeOrder('412345678901');
  const other = await ravi.placeOrder('412345678901');
  const states = async () =>
    Object.fromEntries((await orders()).map(({ reference, state }) => [reference, state]));

  writeStatement('26/11/26,UPI-412345678901-ASHA,,250.00');
  const doubtful = await match(true);
  expect(doubtful.question).toBe('');
  expect(doubtful.out).toContain('One payment for several orders');
  expect(doubtful.out.match(/UPI-412345678901-ASHA/g)).toHaveLength(2);
  expect(await states()).toEqual({ [one]: 'reported', [other]: 'reported' });

  writeStatement(`26/11/26,${one},,250.00`, `27/11/26,${one},,250.00`);
  const twice = await match(true);
  expect(twice.out).toMatch(/Paid once more[^]*2026-11-27/);
  expect(await states()).toEqual({ [one]: 'received', [other]: 'reported' });
  expect((await match(true)).out).toContain('decided before');

  writeStatement('26/11/26,UPI,,1', '26/11/26,4.12346E+11,,250');
  expect((await match()).complaints).toContain('Excel has cut the numbers');
  writeFileSync(path, '26/11/26,UPI,,250.00');
  expect((await match()).complaints).toContain('Nothing could be read');
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

it('npm run orders: a line of a statement settles once, also next month, and after a refund', async () => {
  const [asha, ravi] = [await buyer(), await buyer()];
  const one = await asha.placeOrder('');
  // NPCI's numbers begin with the day.
  const day = new Date();
  const ofYear = Math.ceil((day.getTime() - Date.UTC(day.getUTCFullYear(), 0, 0)) / DAY);
  const start = `${day.getUTCFullYear() % 10}${String(ofYear).padStart(3, '0')}`;
  const [utr, otherUtr] = [`${start}33333333`, `${start}44444444`];
  const on = day.toISOString().slice(0, 10);
  const lines = [
    `${on},UPI-${utr}-ASHA-${one},,250.00`,
    `${on},UPI-${one}-ASHA AGAIN,,250.00`,
    `${on},UPI-${one}-ASHA LESS,,100.00`,
  ];
  writeStatement(lines[0]!);
  expect((await match(true)).out).toContain(`${one}: received`);
  writeStatement(...lines);
  const next = await match(true);
  expect(next.question).toBe('');
  expect(next.out).toMatch(/decided before:[^]*ASHA-VM-\w+ \(settled VM-\w+ on \d{4}-\d\d-\d\d\)/);
  expect(next.out).toMatch(/Paid once more[^]*ASHA AGAIN/);
  expect(next.out).toMatch(/Paid once more[^]*ASHA LESS/);

  await run(`refund ${one} --yes`);
  move(2 * DAY);
  await asha.report('');
  const after = await match(true);
  expect(after.question).toBe('');
  expect(after.out).toMatch(/ASHA-VM-\w+ \(returned on/);
  expect((await orders())[0]).toMatchObject({ state: 'reported', epoch: 1 });
  expect(mailsTo(OWNERS[0]!).at(-1)!.text).toMatch(/this order was returned on/);

  const reference = await ravi.placeOrder(utr);
  expect(mailsTo(OWNERS[0]!).at(-1)!.text).toMatch(/with this UTR was returned on/);
  expect(await run(`received ${reference} --yes`)).toMatchObject({
    code: 1,
    complaints: expect.stringContaining('is used up (returned on'),
  });
  expect((await run(`received ${reference} --utr ${otherUtr} --yes`)).code).toBe(0);
});

it('npm run orders: the sum of several orders of one buyer is settled by an answer alone', async () => {
  const asha = await buyer();
  const one = await asha.placeOrder('');
  const report = { book: 'ganit-yatra', title: 'Ganit Yatra', amount: 150, utr: null };
  const other = createOrder(asha.uid, { ...report, language: 'en' }, Date.now());
  await store().insert({ ...other, isTold: true });
  const line = `26/11/2026,UPI-633012345678-${one} ${other.reference},,400.00`;
  writeStatement(`${line}`);
  const states = async () => (await orders()).map(({ state }) => state);

  expect((await run(['match', path, '--yes'])).out).toContain('where you can answer');
  await match(false);
  expect(await states()).toEqual(['reported', 'reported']);
  const settled = await match(true);
  expect(settled.question).toBe(
    `Did ₹400 pay for ${one}, ${other.reference}? Mark them all as received? (y/N) `,
  );
  expect(await states()).toEqual(['received', 'received']);
  const [first, second] = await orders();
  expect(first!.payment).toBe(second!.payment);
  expect((await match(true)).out).toContain('decided before');

  // The payment is used up as long as one of them has it.
  await run(`refund ${one} --yes`);
  const ravi = await buyer();
  const reference = await ravi.placeOrder('633012345678');
  expect((await run(`received ${reference} --yes`)).complaints).toContain('the payment is used up');
  await run(`undo ${one} --yes`);
  expect((await run(`undo ${one} --yes`)).out).toContain(`${other.reference}: reported`);
  expect(await states()).toEqual(['reported', 'reported', 'reported']);
  expect((await run(`received ${reference} --yes`)).code).toBe(0);
});

it('order page: a payment that is used up settles no other order, and another one does', async () => {
  const [asha, ravi] = [await buyer(), await buyer()];
  await asha.report('412345678901');
  await press('received');
  const { reference } = (await orders())[0]!;
  await ravi.report('412345678901');
  const [link] = ownersLinks();
  const shown = (await open(link!)).text;
  expect(shown).toContain(`the payment with this UTR settled ${reference} on`);
  expect(shown).toMatch(/<input type="text" id="utr" name="utr" required/);
  expect(shown, 'named once').not.toContain('another order has the same UTR');
  expect((await open(`${link}?language=hi`)).text).toContain('गिना जा चुका है');
  const form = { decision: 'received', event: '1', sure: 'yes' };
  const refused = await open(link!, form);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('is used up');
  expect((await open(link!, { ...form, utr: '4999 9999 9999' })).status).toBe(303);
  expect((await orders()).map(({ state, utr }) => [state, utr])).toEqual([
    ['received', '412345678901'],
    ['received', '499999999999'],
  ]);
});

it('order page: of another amount the owner asks for the rest, or pays it back', async () => {
  const asha = await buyer();
  const reference = await asha.placeOrder('412345678901', undefined, 'hi');
  expect((await run(`ask ${reference} --yes`)).complaints).toContain('no statement has shown');
  writeStatement('26/11/2026,UPI-412345678901,,100.00');
  const { out } = await match();
  expect(out).toMatch(/with another amount[^]*2026-11-26[^]*₹100/);
  const [link] = ownersLinks();
  const { text } = await open(link!);
  expect(text).toContain('has ₹100 on 2026-11-26, in place of ₹250');
  expect(text).toContain('Ask the buyer for the missing ₹150');
  const form = (decision: string) => ({ decision, event: '1', sure: 'yes' });
  expect((await open(link!, { decision: 'asked', event: '1' })).status).toBe(422);
  expect((await open(link!, form('asked'))).status).toBe(303);
  expect((await open(link!, form('asked'))).status, 'again').toBe(303);
  await later();
  const mails = mailsTo(asha.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]!.subject).toMatch(/^आपकी ईबुक के ₹150 बाकी हैं/);
  expect(mails[0]!.text).toContain(reference);
  const asked = await run(`ask ${reference} --yes`);
  expect(asked.out).toContain('asks for ₹150');
  expect((await run(`show ${reference}`)).out).toContain('Another amount came on 2026-11-26: ₹100');

  expect((await open(link!, form('returned'))).status).toBe(303);
  const after = (await open(link!)).text;
  expect(after).not.toContain('in place of');
  expect(after).toContain('the payment with this UTR was returned');
  expect((await match()).out).toContain('(returned on');
  expect((await run(`returned ${reference} --yes`)).code).toBe(1);
});

it('npm run orders: another amount is no question while the order is received', async () => {
  const reference = await (await buyer()).placeOrder('');
  writeStatement(`26/11/2026,UPI ${reference},,100.00`);
  await match();
  const show = async () => (await run(`show ${reference}`)).out;
  expect(await show()).toContain('Another amount came on 2026-11-26: ₹100');
  await run(`received ${reference} --yes`);
  expect(await show()).not.toContain('Another amount');
  expect((await match()).out).toContain('decided before');
  await run(`undo ${reference} --yes`);
  expect(await show()).toContain('Another amount');
});

it('order page: two payments that are the price together are offered, and come back with an Undo', async () => {
  const reference = await (await buyer()).placeOrder('412345678901');
  writeStatement('26/11/2026,UPI-412345678901,,100.00');
  expect((await match()).out).not.toContain('Several payments for one order');
  writeStatement(`27/11/2026,UPI ${reference} REST,,150.00`);
  const { out } = await match();
  expect(out).toMatch(/Several payments for one order[^]*412345678901[^]*REST/);
  const list = async () => (await run('list')).out;
  const noted = '₹100 (another amount), ₹150 (another amount)';
  expect(await list()).toContain(noted);
  const [link] = ownersLinks() as [string];
  expect((await open(link)).text).toContain('I see ₹100 + ₹150 in my bank’s app, together ₹250');
  await press('received');
  expect(await list()).not.toContain('another amount');
  await press('undone');
  expect(await list()).toContain(noted);
});

it('npm run orders: after a new AUTH_SECRET, a statement of before settles and notes nothing again', async () => {
  const [asha, ravi, meera] = [await buyer(), await buyer(), await buyer()];
  const one = await asha.placeOrder();
  await ravi.placeOrder('633012345678');
  const third = await meera.placeOrder();
  writeStatement(
    `26/11/2026,UPI ${one} ASHA,,250.00`,
    '26/11/2026,UPI-633012345678-RAVI,,250.00',
    `26/11/2026,UPI ${third} MEERA,,100.00`,
  );
  expect((await match(true)).question).toContain('these 2');
  const secret = env.AUTH_SECRET;
  onTestFinished(() => void Object.assign(env, { AUTH_SECRET: secret }));
  Object.assign(env, { AUTH_SECRET: 'another-secret-that-is-long-enough-too' });

  const { question, out } = await match(true);
  expect([question, out.includes('Paid once more')]).toEqual(['', false]);
  expect(out).toMatch(/decided before:[^]*ASHA \(settled VM-[^]*RAVI \(settled VM-/);
  expect(await payments()).toHaveLength(3);
  const kavi = await buyer();
  const report = { book: BOOK, title: 'A Book', amount: 250, utr: '633012345678', language: 'en' };
  const other = await store().insert(createOrder(kavi.uid, report, Date.now()));
  expect((await run(`received ${other!.reference} --yes`)).complaints).toContain(
    'is used up (settled VM-',
  );
});
