import { expect, it } from 'vitest';
import { buyersOrder } from '@/content/en/buyers-order';
import { languageNames } from '@/content/languages';
import { site as facts } from '@/content/site';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { BOOK, formsIn, ordersSite, OWNERS } from '@/tests/support/orders-site';

const site = await ordersSite();
const { around, buyer, deliver, download, linksIn, mail, later, mailsTo, move, open } = site;
const { orders, ownersLinks, press, putFile, store, tend } = site;
const { countOrders } = await import('@/lib/shop/orders/count-orders');
const { createOrder, decide } = await import('@/lib/shop/orders/order');
const { exportOrders } = await import('@/lib/shop/orders/export-orders');
const { eraseOrders } = await import('@/lib/shop/orders/erase-orders');
const UTR = '412345678901';

it('order: from the report to the file, with one mail each', async () => {
  putFile();
  const asha = await buyer();
  const { reference } = (await asha.report(`UPI Ref ${UTR}`)) as { reference: string };
  const [first] = mailsTo(OWNERS[0]!);
  expect(first!.subject).toBe(`${reference}: “Asha K.” reports a payment of ₹250`);
  expect(first!.text).toContain(`UTR: ${UTR}`);
  expect(first!.text).toContain(asha.email);
  expect(first!.text).not.toContain('same UTR');
  expect(await asha.orders()).toMatchObject([{ book: BOOK, state: 'reported' }]);
  expect((await asha.download()).status).toBe(403);

  const answer = await press('received');
  expect(answer).toMatchObject({ status: 303, location: expect.stringContaining('/orders/VM-') });
  const opened = await open(answer.location!);
  expect(opened.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(opened.text).toContain('teacher@example.in');
  for (const language of languageNames.filter((name) => name !== facts.ownerLanguage)) {
    const [, link = ''] = new RegExp(`href="([^"]+language=${language})"`).exec(opened.text)!;
    expect((await open(link)).text).toContain(`<html lang="${language}">`);
  }
  expect(mailsTo(OWNERS[1]!).at(-1)).toMatchObject({
    subject: `${reference}: payment received`,
    text: expect.stringContaining('teacher@example.in marked the payment of ₹250'),
  });
  expect(mailsTo(asha.email)).toEqual([]);
  await later();
  const [ready] = mailsTo(asha.email);
  expect(mailsTo(asha.email)).toHaveLength(1);
  expect(ready!.subject).toMatch(/^Your ebook is ready: /);
  expect(ready!.text).toContain('1. Open http://localhost:3000/books\n');
  expect(ready!.text).toContain(`“${buyersOrder.download}” under the book`);
  expect(await asha.orders()).toMatchObject([{ state: 'received', canDownload: true }]);
  const file = await asha.download();
  expect([file.status, await file.text()]).toEqual([200, '%PDF-1.7 kanari']);

  // The link of the mail, without a login.
  const [link] = linksIn(ready!.text!);
  const { text } = await open(link!);
  const token = /name="link" value="([^"]+)"/.exec(text)![1]!;
  const linked = await download(`/api/ebook/${BOOK}?link=${token}`);
  expect([linked.status, await linked.text()]).toEqual([200, '%PDF-1.7 kanari']);
  expect((await download(`/api/ebook/another-book?link=${token}`)).status).toBe(403);
  move(31 * DAY);
  expect((await download(`/api/ebook/${BOOK}?link=${token}`)).status).toBe(403);
});

it('order: undone within two minutes, the buyer hears of nothing; after them, of both', async () => {
  putFile();
  const asha = await buyer();
  await asha.report(UTR);
  await press('received');
  await press('undone');
  await later();
  expect(mailsTo(asha.email)).toEqual([]);
  expect((await asha.download()).status).toBe(403);
  await press('received');
  await later();
  await press('undone');
  expect((await asha.download()).status).toBe(403);
  await later();
  expect(mailsTo(asha.email).map(({ subject }) => subject!.split(':')[0])).toEqual([
    'Your ebook is ready',
    'Your payment is being checked again',
  ]);
  await press('received');
  await later();
  expect(mailsTo(asha.email)).toHaveLength(3);
});

it('order: not received, then reported again, then paid back', async () => {
  putFile();
  const asha = await buyer();
  await asha.report(UTR, BOOK, 'hi');
  await press('refused');
  await later();
  expect(mailsTo(asha.email).at(-1)!.subject).toMatch(/^आपका भुगतान नहीं मिला/);
  expect(await asha.orders()).toMatchObject([{ state: 'refused' }]);
  await asha.report('', BOOK, 'hi');
  expect(await asha.orders()).toMatchObject([{ state: 'reported' }]);
  await press('received');
  await later();
  expect((await asha.download()).status).toBe(200);
  await press('refunded');
  await later();
  expect(mailsTo(asha.email).map(({ subject }) => subject!.split(':')[0])).toEqual([
    'आपका भुगतान नहीं मिला',
    'आपकी ईबुक तैयार है',
    'पैसे लौटा दिए गए',
  ]);
  expect((await asha.download()).status).toBe(403);
});

it('order: of ten presses of two owners at once, one decides', async () => {
  const asha = await buyer();
  // The only ebook, whatever a browser has sent.
  await asha.report(UTR, 'no-such-book');
  const presses = Array.from({ length: 5 }, () => [press('received'), press('refused', OWNERS[1])]);
  const answers = await Promise.all(presses.flat());
  expect(answers.map(({ status }) => status).sort()).toEqual([303, ...Array(9).fill(422)]);
  expect(await orders()).toMatchObject([{ event: 2, book: BOOK, amount: 250 }]);
  // The others see what was decided.
  for (const { status, text } of answers)
    if (status === 422) expect(text).toContain('name="event" value="2"');
});

it('order: the search finds nothing by what is no reference or UTR, and shows it as text', async () => {
  await (await buyer()).report(UTR);
  const [, search] = ownersLinks() as [string, string];
  for (const typed of [
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' OR 1=1 --",
    '%',
    'VM-______',
    '\u202eVM-AAAAAA\u202c',
    'x'.repeat(3_000),
    'वीएम-आआआआआआ',
    '\0',
  ]) {
    const query = new URLSearchParams({ q: typed }).toString();
    const { status, text } = await open(`${search}?${query}`);
    expect.soft(status, typed).toBe(404);
    expect.soft(text, typed).not.toMatch(/<(script|img)|" onerror|asha/);
    expect.soft(text, 'which letters no reference has').toContain('0, 1, I, L, O, U');
  }
});

it('order: what a deleted account leaves names no person, and its cookie downloads nothing', async () => {
  putFile();
  const asha = await buyer();
  await asha.report(UTR);
  const [link] = ownersLinks();
  await press('received');
  expect(await exportOrders(asha.uid, (await around()).orders)).toMatchObject([
    { amount: '₹250', utr: UTR, orderState: 'received', language: 'en' },
  ]);
  await eraseOrders(asha.uid, (await around()).orders);
  expect(await orders()).toMatchObject([{ account: null, book: BOOK, amount: 250, utr: null }]);
  expect(JSON.stringify(await orders())).not.toContain(asha.uid);
  await later();
  expect(mailsTo(asha.email)).toEqual([]);
  expect((await open(link!)).status).toBe(404);
  expect((await asha.download()).status).toBe(403);
});

it('order: a link that is forged, foreign or expired changes nothing', async () => {
  const asha = await buyer();
  await asha.report(UTR);
  const [link] = ownersLinks();
  const form = { decision: 'received', event: '1', sure: 'yes' };
  for (const address of [link!.slice(0, -1) + '_', '/orders/VM-AAAAAA-abc', '/orders/x']) {
    expect((await open(address, form)).status).toBe(404);
  }
  const evil = await open(link!, form, { origin: 'https://evil.example' });
  expect(evil.status).toBe(403);
  expect((await open(link!, form, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await open(link!, { ...form, event: '7' })).status).toBe(422);
  move(62 * DAY);
  expect((await open(link!, form)).status).toBe(404);
  expect(await orders()).toMatchObject([{ state: 'reported' }]);
});

const dayOf = (link: string) => link.split('-').at(2)!;

it('order: no page renews the link that opened it, and a mail has fresh ones', async () => {
  const asha = await buyer();
  await asha.report(UTR);
  const [link, search] = ownersLinks() as [string, string];
  const day = dayOf(link);
  move(59 * DAY);
  const { text } = await open(link);
  const [, handedOn = ''] = /action="(\/orders\/VM-SEARCH[^"]+)"/.exec(text)!;
  expect(dayOf(handedOn)).toBe(day);
  const typed = await open(`${search}?q=${UTR}`);
  expect(/action="([^"]+)"/.exec(typed.text)![1]).toBe(handedOn);
  const { location } = await open(search + `?q=${UTR}`, {
    decision: 'received',
    event: '1',
    sure: 'yes',
  });
  expect(dayOf(location!)).toBe(day);
  expect(dayOf(ownersLinks()[0]!), 'of the mail about it').not.toBe(day);
  move(2 * DAY);
  for (const old of [link, search, handedOn, location!]) {
    expect((await open(old)).status, old).toBe(404);
  }
  expect((await open(ownersLinks()[0]!)).status).toBe(200);
});

it('order: neither names nor addresses nor links are in the log', async () => {
  putFile();
  const asha = await buyer({ name: 'KanariName' });
  await asha.report(UTR);
  await press('received');
  await later();
  await asha.download();
  expect(mail.mails.length).toBeGreaterThan(3);
  const written = site.lines.join('');
  for (const secret of ['KanariName', asha.email, UTR, asha.uid, 'VM-', 'example.in']) {
    expect(written).not.toContain(secret);
  }
});

/** Opens every link of a mail and of the pages behind it, and submits each form as it stands. */
async function scan(text: string): Promise<number> {
  const seen = new Set<string>();
  const waiting = linksIn(text);
  let submitted = 0;
  while (waiting.length > 0) {
    const address = waiting.pop()!;
    if (seen.has(address)) continue;
    seen.add(address);
    if (seen.size > 60) throw new Error('the pages lead on without an end');
    const page = await open(address);
    for (const [, href = ''] of page.text.matchAll(/href="([^"]*)"/g)) {
      const next = new URL(href, address);
      if (next.pathname.startsWith('/orders/')) waiting.push(next.href);
    }
    for (const { method, action, values } of formsIn(page.text)) {
      const target = new URL(action ?? address, address);
      if (method === 'post') {
        submitted += 1;
        const answer = await open(target.href, values);
        expect(answer.status, 'changed nothing').toBe(422);
        expect(answer.text).toContain('role="alert"');
      } else if (target.pathname.startsWith('/orders/')) {
        target.search = new URLSearchParams(values).toString();
        waiting.push(target.href);
      }
    }
  }
  return submitted;
}

it('scanner: one that opens every link and submits every form, twice, changes and delivers nothing', async () => {
  putFile();
  const asha = await buyer();
  expect(await asha.report(UTR)).toMatchObject({ status: 'done' });
  expect(mail.mails.map(({ envelope }) => envelope.to)).toEqual(OWNERS.map((owner) => [owner]));
  const reported = await orders();
  const texts = mail.mails.map(({ text }) => text!);
  let submitted = 0;
  for (const text of [...texts, ...texts]) submitted += await scan(text);
  expect(submitted).toBeGreaterThanOrEqual(8);
  move(3 * MINUTE);
  await tend();
  await deliver();
  expect(await orders()).toEqual(reported);
  expect(mail.mails).toHaveLength(2);
  expect((await asha.download()).status).toBe(403);

  // What owners and the buyer get after a decision.
  await press('received');
  await later();
  const received = await orders();
  expect(received).toMatchObject([{ state: 'received', buyerTold: 'received' }]);
  const decided = mail.mails.slice(2).map(({ text }) => text!);
  expect(decided).toHaveLength(3);
  for (const text of [...decided, ...decided]) await scan(text);
  expect(await orders()).toEqual(received);
});

const report = { book: BOOK, title: 'A Book', amount: 250, utr: null, language: 'en' };

/** A buyer whose payment was received. */
async function owner() {
  const asha = await buyer();
  const order = createOrder(asha.uid, report, Date.now());
  await store().insert(decide(order, 'received', { by: 'terminal', now: Date.now() })!);
  return asha;
}

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
  await store().insert(createOrder('one', report, Date.now() - (facts.reply.hours + 1) * HOUR));
  await store().insert(createOrder('two', report, Date.now()));
  expect(await countOrders(store())).toEqual({ open: 2, overdue: 1 });
});
