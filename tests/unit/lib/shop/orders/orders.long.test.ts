import { expect, it, vi } from 'vitest';
import type * as Books from '@/content/books';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { BOOK, formsIn, ordersSite, OWNERS } from '@/tests/support/orders-site';

/** Two ebooks, of which `BOOK` is the first. */
vi.mock('@/content/books', async (load) => {
  const loaded = await load<typeof Books>();
  const price = { upi: 150, list: null, offerPercent: null, abroadLink: null };
  const pricedBooks = [loaded.pricedBooks[0]!, { ...loaded.books[1]!, price }];
  return { ...loaded, pricedBooks };
});

const site = await ordersSite();
const { buyer, deliver, mailsTo, later, move, open, orders, ownersLinks, press, putFile, tend } =
  site;
const { pricedBooks } = await import('@/content/books');
const [first, second] = pricedBooks.map(({ id }) => id) as [string, string];
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
  expect(text).toContain('has not confirmed the email address');
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
  expect(subjects().at(-1)).toBe('New payments waiting for you: 1');
  move(61 * MINUTE);
  await deliver();
  await tend();
  expect(subjects()).toHaveLength(7);
  expect(subjects().at(-1)).toBe('New payments waiting for you: 2');
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
    'Payments waiting for 20 hours: 1',
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
  const { orderReference } = await import('@/lib/shop/orders/order');
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

it('order: two ebooks of one buyer are two orders, with a file each', async () => {
  putFile('%PDF-1.7 first', `${first}.pdf`);
  putFile('PK epub', `${second}.epub`);
  const asha = await buyer();
  await asha.report('412345678901', first);
  await asha.report('412345678902', second);
  expect(await orders()).toHaveLength(2);
  const [link] = ownersLinks();
  await open(link!, { decision: 'received', event: '1', sure: 'yes' });
  expect((await asha.download({}, '', first)).status).toBe(403);
  const file = await asha.download({}, '', second);
  expect(file.headers.get('content-type')).toBe('application/epub+zip');
  expect(await file.text()).toBe('PK epub');
});

it('order: the owner chooses the book of a report that named none', async () => {
  putFile('%PDF-1.7 first', `${first}.pdf`);
  const asha = await buyer();
  expect(await asha.report('412345678901', 'no-such-book')).toMatchObject({ status: 'done' });
  expect(await orders()).toMatchObject([{ book: null, amount: null }]);
  const [link] = ownersLinks();
  const { text } = await open(link!);
  expect(formsIn(text)[0]!.values).not.toHaveProperty('book');
  const form = { decision: 'received', event: '1', sure: 'yes' };
  expect(await open(link!, form)).toMatchObject({ status: 422 });
  expect(await open(link!, { ...form, book: 'no-such-book' })).toMatchObject({ status: 422 });
  const answer = await open(link!, { ...form, book: first });
  expect(answer.status).toBe(303);
  expect((await open(answer.location!)).text).toContain('Payment received');
  expect(await orders()).toMatchObject([{ book: first, amount: 250, utr: '412345678901' }]);
  expect((await open(link!)).status, 'of the report without a book').toBe(200);
  await later();
  expect(mailsTo(asha.email)[0]!.subject).toContain('ready');
  expect((await asha.download({}, '', first)).status).toBe(200);
});

it('order: a report that names the book takes the place of the one that did not', async () => {
  const asha = await buyer();
  await asha.report('412345678901', '');
  await asha.report('412345678901', second);
  expect(await orders()).toMatchObject([{ book: second, amount: 150 }]);
});
