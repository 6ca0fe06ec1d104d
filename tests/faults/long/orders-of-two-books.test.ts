import { expect, it, vi } from 'vitest';
import type * as Books from '@/content/books';
import { formsIn, ordersSite } from '../../support/orders-site';

vi.mock('@/content/books', async (load) => {
  const loaded = await load<typeof Books>();
  const price = { upi: 150, list: null, offerPercent: null, abroadLink: null };
  const pricedBooks = [loaded.pricedBooks[0]!, { ...loaded.books[1]!, price }];
  return { ...loaded, pricedBooks };
});

const { buyer, later, mailsTo, open, orders, ownersLinks, putFile } = await ordersSite();
const { pricedBooks } = await import('@/content/books');
const [first, second] = pricedBooks.map(({ id }) => id) as [string, string];

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
  expect((await open(link!)).status, 'of the report without a book').toBe(404);
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
