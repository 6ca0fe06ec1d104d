import { readFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { BOOK, ordersSite } from '@/tests/support/orders-site';

const { buyer, download, linksIn, later, mailsTo, open, press, putFile, store } =
  await ordersSite();
const { createOrder, decide } = await import('@/lib/shop/orders/order');
const { buyersToken } = await import('@/lib/shop/orders/token');
// As it was loaded for the site of the test.
const { site: facts } = await import('@/content/site');

/** Of the makers of PDFs that the mark is tried on. */
const PDF = readFileSync('packages/ebook-mark/tests/makers/chromium.pdf');

async function owner(book = BOOK, title = 'Tables by Heart') {
  const asha = await buyer();
  const report = { book, title, amount: 250, utr: null, language: 'en' };
  const order = createOrder(asha.uid, report, Date.now());
  await store().insert(decide(order, 'received', { by: 'terminal', now: Date.now() })!);
  return { ...asha, reference: order.reference };
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

it.each([
  ['was taken out of the books', 'sold-last-year'],
  ['has no price any more', 'ganit-yatra'],
])('ebook: a book that %s is there for who bought it, and for nobody else', async (_, book) => {
  putFile('%PDF-1.7 old', `${book}.pdf`);
  const asha = await owner(book, 'कनारी Method');
  const file = await asha.download({}, '', book);
  expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 old']);
  // The title of then.
  expect(file.headers.get('content-disposition')).toContain(encodeURIComponent('कनारी'));
  expect(await asha.orders()).toMatchObject([{ book, title: 'कनारी Method', canDownload: true }]);
  const ravi = await buyer();
  expect((await ravi.download({}, '', book)).status).toBe(403);
});

it('ebook: a buyer’s link opens a book that was taken out meanwhile', async () => {
  putFile();
  const asha = await buyer();
  await asha.report('412345678901');
  await press('received');
  await later();
  const [link] = linksIn(mailsTo(asha.email)[0]!.text!);
  const { text } = await open(link!);
  const token = /name="link" value="([^"]+)"/.exec(text)![1]!;
  const { books, pricedBooks } = await import('@/content/books');
  const all = [...books];
  for (const list of [books, pricedBooks] as { length: number }[]) list.length = 0;
  const file = await download(`/api/ebook/${BOOK}?link=${token}`);
  (books as unknown[]).push(...all);
  (pricedBooks as unknown[]).push(...all.filter(({ price }) => price));
  expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 kanari']);
});

it('ebook: a link opens with the signs of the sentence that it was pasted into, and none with letters', async () => {
  putFile();
  const asha = await buyer();
  await asha.report('412345678901');
  await press('received');
  const [order] = await store().list({ account: asha.uid });
  const link = `/api/ebook/${BOOK}?link=${buyersToken(order!, Date.now())}`;
  for (const tail of ['.', ')', '].', '>', ',', ' ।', '।', '”', '/', '%20', '%0A', 'है']) {
    expect.soft((await download(link + tail)).status, tail).toBe(200);
  }
  for (const forged of [`${link}x`, `${link}9.`, `${link.slice(0, -1)}.`]) {
    expect.soft((await download(forged)).status, forged).toBe(403);
  }
});

it('ebook: who has the first edition gets the corrected one, and never parts of both', async () => {
  const asha = await owner();
  putFile('%PDF-1.7 first');
  const first = await asha.download();
  const reader = (await asha.download()).body!.getReader();
  const etag = first.headers.get('etag')!;
  expect(await first.text()).toBe('%PDF-1.7 first');
  putFile('%PDF-1.7 again');
  const corrected = await asha.download({ range: 'bytes=9-', 'if-range': etag });
  expect([corrected.status, await corrected.text()]).toEqual([200, '%PDF-1.7 again']);
  expect(corrected.headers.get('etag')).not.toBe(etag);
  const at = Date.parse(corrected.headers.get('last-modified')!);
  expect(at).toBeGreaterThanOrEqual(Date.parse(first.headers.get('last-modified')!));
  // A date is no proof that the file is the same: two editions may be of one second.
  const dated = { range: 'bytes=9-', 'if-range': corrected.headers.get('last-modified')! };
  expect((await asha.download(dated)).status).toBe(200);
  // Its length was sent before the file was replaced.
  await expect(reader.read()).rejects.toThrow('changed');
});

it('ebook: has the reference of its order on page 1 and at its end, where the owner wants that', async () => {
  putFile(PDF);
  const [asha, ravi] = [await owner(), await owner()];
  const plain = await asha.download();
  expect(await bytesOf(plain)).toEqual(PDF);
  facts.markEbooks = true;
  onTestFinished(() => void (facts.markEbooks = false));
  const answer = await asha.download();
  const copy = await bytesOf(answer);
  expect(copy.subarray(0, PDF.length)).toEqual(PDF);
  const mark = copy.subarray(PDF.length).toString('latin1');
  expect(mark).toContain(`(${asha.reference}) Tj`);
  expect(mark).toMatch(new RegExp(`${asha.reference}\\nstartxref\\n\\d+\\n%%EOF\\n$`));
  expect(answer.headers.get('content-length')).toBe(String(copy.length));
  const etag = answer.headers.get('etag')!;
  expect([etag, etag.includes(asha.reference)]).not.toEqual([plain.headers.get('etag'), false]);

  const head = await download(`/api/ebook/${BOOK}`, { cookie: asha.cookie }, 'HEAD');
  expect(head.headers.get('content-length')).toBe(String(copy.length));
  const joint = PDF.length;
  for (const [range, start, end] of [
    ['0-99', 0, 100],
    [`${joint - 10}-${joint + 9}`, joint - 10, joint + 10],
    [`${joint - 1}-${joint}`, joint - 1, joint + 1],
    [`${joint}-`, joint, copy.length],
    [`${joint + 5}-${joint + 5}`, joint + 5, joint + 6],
    ['-20', copy.length - 20, copy.length],
    [`-${copy.length + 5}`, 0, copy.length],
  ] as const) {
    const part = await asha.download({ range: `bytes=${range}`, 'if-range': etag });
    expect.soft(part.status, range).toBe(206);
    const described = `bytes ${start}-${end - 1}/${copy.length}`;
    expect.soft(part.headers.get('content-range'), range).toBe(described);
    expect.soft(await bytesOf(part), range).toEqual(copy.subarray(start, end));
  }
  expect((await asha.download({ range: `bytes=${copy.length}-` })).status).toBe(416);

  // Another buyer's copy is another file.
  const other = await ravi.download({ range: 'bytes=5-', 'if-range': etag });
  expect(other.status).toBe(200);
  expect((await bytesOf(other)).toString('latin1')).toContain(ravi.reference);
});

it('ebook: an EPUB is marked, too', async () => {
  const book = 'the-five-rung-ladder';
  const file = readFileSync('packages/ebook-mark/tests/makers/libreoffice.epub');
  putFile(file, `${book}.epub`);
  facts.markEbooks = true;
  onTestFinished(() => void (facts.markEbooks = false));
  const asha = await owner(book);
  const answer = await asha.download({}, '', book);
  const copy = await bytesOf(answer);
  expect(answer.headers.get('content-type')).toBe('application/epub+zip');
  expect(copy.subarray(0, file.length)).toEqual(file);
  expect(copy.subarray(file.length).toString('latin1')).toContain(`>${asha.reference}</p>`);
  const part = await asha.download({ range: `bytes=${file.length - 5}-` }, '', book);
  expect(await bytesOf(part)).toEqual(copy.subarray(file.length - 5));
});

it('ebook: a corrected edition is marked, too, and one that cannot be marked is sent as it is', async () => {
  facts.markEbooks = true;
  onTestFinished(() => void (facts.markEbooks = false));
  const asha = await owner();
  for (const name of ['groff', 'encrypted.refused', 'pdflatex', 'cut.refused', 'groff']) {
    const file = readFileSync(`packages/ebook-mark/tests/makers/${name}.pdf`);
    putFile(file);
    const answer = await asha.download();
    const copy = await bytesOf(answer);
    expect.soft([answer.status, copy.subarray(0, file.length)], name).toEqual([200, file]);
    const isMarked = copy.toString('latin1').includes(`%ebook-mark ${asha.reference}`);
    expect.soft(isMarked, name).toBe(!name.includes('refused'));
    expect.soft(copy.length > file.length, name).toBe(isMarked);
  }
});
