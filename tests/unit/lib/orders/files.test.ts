import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { HOUR } from '@/lib/time';
import { BOOK, ordersSite } from '@/tests/support/orders-site';

const { buyer, download, putFile, store } = await ordersSite();
const { readRange } = await import('@/lib/orders/range');
const { dispositionOf } = await import('@/lib/orders/send-file');
const { takeDownload } = await import('@/lib/orders/downloads');
const { createOrder, decide } = await import('@/lib/orders/order');
const { countOrders } = await import('@/lib/orders/count-orders');

const report = { book: BOOK, title: 'A Book', amount: 250, utr: null, language: 'en' };

async function owner() {
  const asha = await buyer();
  const order = createOrder(asha.uid, report, Date.now());
  await store().insert(decide(order, 'received', { by: 'terminal', now: Date.now() })!);
  return asha;
}

it.each([
  [null, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['BYTES=10-500', { start: 10, end: 99 }],
  ['bytes= 10-19 ', { start: 10, end: 19 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=100-', null],
  ['bytes=-0', null],
  ['bytes=20-10', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['items=0-1', undefined],
  ['bytes=0-1;', undefined],
  ['bytes=1e3-', undefined],
  ['bytes=-1-2', undefined],
  ['', undefined],
])('ebook: of 100 bytes, %j is %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

it.each([
  ['Master Vedic Mathematics', 'attachment; filename="Master Vedic Mathematics.pdf"'],
  [
    'वैदिक गणित',
    `attachment; filename="ebook.pdf"; filename*=UTF-8''${encodeURIComponent('वैदिक गणित.pdf')}`,
  ],
  [
    'Café “Maths”',
    `attachment; filename="Cafe Maths.pdf"; filename*=UTF-8''${encodeURIComponent('Café “Maths”.pdf')}`,
  ],
  ['a/b\\c:"d"\r\nX: y', 'attachment; filename="a b c d X y.pdf"'],
  ["It's (new)", `attachment; filename="Its new.pdf"; filename*=UTF-8''It%27s%20%28new%29.pdf`],
])('ebook: a file of the title %j is sent as %s', (title, disposition) => {
  expect(dispositionOf(title, 'pdf')).toBe(disposition);
});

it('ebook: twenty files a day, each counted once an hour however many parts are asked for', () => {
  const start = 2_000 * 24 * HOUR;
  for (let n = 0; n < 100; n++) expect(takeDownload('asha', 'a', start + n)).toBe(true);
  for (let n = 1; n < 20; n++) expect(takeDownload('asha', `book-${n}`, start)).toBe(true);
  expect(takeDownload('asha', 'one-more', start)).toBe(false);
  expect(takeDownload('asha', 'a', start + 10)).toBe(true);
  expect(takeDownload('asha', 'a', start + HOUR)).toBe(false);
  expect(takeDownload('ravi', 'one-more', start)).toBe(true);
  expect(takeDownload('asha', 'a', start + 24 * HOUR)).toBe(true);
});

it('ebook: a file that is replaced while it is read starts anew, one that is missing is said to be', async () => {
  const asha = await owner();
  putFile('%PDF-1.7 first');
  const first = await asha.download({ range: 'bytes=0-4' });
  expect([first.status, await first.text()]).toEqual([206, '%PDF-']);
  putFile('%PDF-1.7 the second one');
  const etag = first.headers.get('etag')!;
  const rest = await asha.download({ range: 'bytes=5-', 'if-range': etag });
  expect([rest.status, await rest.text()]).toEqual([200, '%PDF-1.7 the second one']);
  putFile('');
  const none = await asha.download({ 'accept-language': 'hi-IN' });
  expect([none.status, (await none.text()).includes('lang="hi"')]).toEqual([404, true]);
  expect((await asha.download({}, '', 'no-such-book')).status).toBe(403);
  expect((await asha.download({}, '', '..%2f..%2fauth-secret')).status).toBe(403);
  expect((await download(`/api/ebook/${BOOK}`)).status).toBe(403);
});

it('ebook: a large file is read as fast as the client reads, and not before', async () => {
  const asha = await owner();
  putFile(Buffer.alloc(64 * 2 ** 20, 'x'));
  const before = process.memoryUsage().arrayBuffers;
  const answers = await Promise.all(Array.from({ length: 20 }, () => asha.download()));
  const readers = answers.map(({ body }) => body!.getReader());
  for (const reader of readers) await reader.read();
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(32 * 2 ** 20);
  await Promise.all(readers.map((reader) => reader.cancel()));
});

it('orders: counts those that wait, and for longer than was promised', async () => {
  await store().insert(createOrder('one', report, Date.now() - (site.reply.hours + 1) * HOUR));
  await store().insert(createOrder('two', report, Date.now()));
  expect(await countOrders(store())).toEqual({ open: 2, overdue: 1 });
});
