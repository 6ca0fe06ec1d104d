import { expect, it, vi } from 'vitest';
import type * as Books from '@/content/books';
import { DAY, HOUR } from '@/lib/time';
import { ordersSite, OWNERS } from '@/tests/support/orders-site';

/** Two ebooks. */
vi.mock('@/content/books', async (load) => {
  const loaded = await load<typeof Books>();
  const price = { upi: 150, list: null, offerPercent: null, abroadLink: null };
  const pricedBooks = [loaded.pricedBooks[0]!, { ...loaded.books[1]!, price }];
  return { ...loaded, pricedBooks };
});

const site = await ordersSite();
const { buyer, mailsTo, later, move, open, orders, ownersLinks, press, putFile, tend } = site;
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

it('order: a report that names the book takes the place of the one that did not', async () => {
  const asha = await buyer();
  await asha.report('412345678901', '');
  await asha.report('412345678901', second);
  expect(await orders()).toMatchObject([{ book: second, amount: 150 }]);
});
