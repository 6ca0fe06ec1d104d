import { expect, it } from 'vitest';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { BOOK, ordersSite, OWNERS } from '../../support/orders-site';

const site = await ordersSite();
const { buyer, deliver, mailsTo, later, move, open, orders, ownersLinks, press, putFile, tend } =
  site;
const UTR = '412345678901';

it('order: reported again it is the same, and another UTR tells the owner anew', async () => {
  const asha = await buyer();
  const results = await Promise.all([asha.report(UTR), asha.report(UTR), asha.report(UTR)]);
  for (const result of results) expect(result).toMatchObject({ status: 'done' });
  await asha.report('');
  expect(mailsTo(OWNERS[0]!)).toHaveLength(1);
  await asha.report('499999999999');
  expect(mailsTo(OWNERS[0]!)).toHaveLength(2);
  await asha.report('488888888888');
  expect(await asha.report('477777777777')).toEqual({ status: 'failed', reason: 'limited' });
  expect(mailsTo(OWNERS[0]!)).toHaveLength(3);
  expect(await orders()).toHaveLength(1);
});

it('order: says what may be wrong with a report', async () => {
  const asha = await buyer({ name: 'Win now at evil.example/x @me', isVerified: false });
  const year = new Date().getUTCFullYear() % 10;
  const old = `${(year + 9) % 10}00110345678`;
  await (await buyer()).report(old);
  await asha.report(old);
  const { subject, text } = mailsTo(OWNERS[0]!).at(-1)!;
  expect(text).toContain('has not confirmed the mail address');
  expect(text).toMatch(/another order has the same UTR: VM-/);
  expect(text).toMatch(/before the account was made/);
  for (const part of [subject, text]) expect(part).not.toMatch(/evil\.example|example\/x/);
  expect(text).not.toContain('window');
  await press('received');
  await later();
  expect(site.linksIn(mailsTo(asha.email)[0]!.text!), 'no link to an unconfirmed address').toEqual(
    [],
  );
});

it('order: with more than five open, one mail an hour names those that came since', async () => {
  for (let n = 0; n < 8; n++) {
    move(1_000);
    await (await buyer()).report(`4${String(n).padStart(11, '0')}`);
  }
  const subjects = () => mailsTo(OWNERS[0]!).map(({ subject }) => subject!);
  expect(subjects()).toHaveLength(6);
  expect(subjects().at(-1)).toBe('New payments that wait for you: 1');
  move(61 * MINUTE);
  await deliver();
  await tend();
  expect(subjects()).toHaveLength(7);
  expect(subjects().at(-1)).toBe('New payments that wait for you: 2');
});

it('order: the owner is reminded once after 20 hours, and the UTR goes after 90 days', async () => {
  const asha = await buyer();
  await asha.report(UTR);
  move(19 * HOUR);
  await tend();
  expect(mailsTo(OWNERS[0]!)).toHaveLength(1);
  move(2 * HOUR);
  await tend();
  await tend();
  expect(mailsTo(OWNERS[0]!).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('reports a payment'),
    'Payments that have waited for 20 hours: 1',
  ]);
  move(88 * DAY);
  await tend();
  expect((await orders())[0]).toMatchObject({ utr: UTR });
  move(2 * DAY);
  await tend();
  expect((await orders())[0]).toMatchObject({ utr: null, utrUntil: null });
});

it('order: the search takes a reference or a UTR, and marks a payment that nobody reported', async () => {
  putFile();
  const [asha, ravi] = [await buyer(), await buyer({ name: 'Ravi' })];
  await asha.report(UTR);
  const [, search] = ownersLinks();
  expect((await open(`${search}?q=${UTR}`)).text).toContain('Asha K.');
  expect((await open(`${search}?q=499999999999`)).status).toBe(404);
  expect((await open(`${search}?q=%3Cscript%3E`)).text).not.toContain('<script');
  const { orderReference } = await import('@/lib/orders/order');
  const reference = orderReference(ravi.uid, BOOK);
  const typed = encodeURIComponent(reference.toLowerCase().replace('-', ' '));
  const { text } = await open(`${search}?q=${typed}`);
  expect(text).toContain('Not reported by the buyer');
  const form = { decision: 'received', event: '0', sure: 'yes', reference };
  expect((await open(`${search}?q=${typed}`, form)).status).toBe(303);
  await later();
  expect(mailsTo(ravi.email)[0]!.subject).toMatch(/ready/);
  expect((await ravi.download()).status).toBe(200);
});
