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
const { createOrder, decide, orderReference } = await import('@/lib/shop/orders/order');
const { exportOrders } = await import('@/lib/shop/orders/export-orders');
const { eraseOrders } = await import('@/lib/shop/orders/erase-orders');
const UTR = '412345678901';
const report = { book: BOOK, title: 'A Book', amount: 250, utr: null, language: 'en' };

it('order: from the report to the file, with one mail each', async () => {
  putFile();
  const asha = await buyer();
  const reference = await asha.placeOrder(`UPI Ref ${UTR}`);
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
  for (const { headers } of mail.mails) {
    expect(headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  }
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

it('order: of a buyer whose name has 131 letters of Hindi comes to the file', async () => {
  putFile();
  const name = 'श्रीत्र्यंबकेश्वरी'.repeat(8).slice(0, 131);
  const asha = await buyer({ name });
  await asha.report(UTR);
  const [first] = mailsTo(OWNERS[0]!);
  expect(first!.subject).toContain(`“${'श्रीत्र्यंबकेश्वरी'.repeat(3)}श्री…”`);
  await press('received');
  await later();
  expect(mailsTo(asha.email)).toHaveLength(1);
  expect((await asha.download()).status).toBe(200);
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

it('order: a mail about an Undo says what was undone, and what the buyer hears', async () => {
  putFile();
  const asha = await buyer();
  const reference = await asha.placeOrder(UTR);
  const undo = async (decision: string) => {
    await press(decision);
    const decided = await open(ownersLinks()[0]!);
    expect(decided.text).toContain('<dt>Decided</dt>');
    await press('undone');
    const { subject, text } = mailsTo(OWNERS[1]!).at(-1)!;
    expect(text).toContain('The page of the order:');
    expect(text).not.toContain('two minutes later');
    const { text: page } = await open(ownersLinks()[0]!);
    expect(page).not.toContain('<dt>Decided</dt>');
    return { subject, text };
  };
  expect(await undo('refused')).toEqual({
    subject: `${reference}: “Not received” undone`,
    text: expect.stringMatching(
      /undone “Not received” for .+ Its state is now: Reported by the buyer, not decided[^]*has heard nothing of it/,
    ),
  });
  expect(await undo('received')).toMatchObject({
    subject: `${reference}: “Payment received” undone`,
  });
  await press('received');
  expect(mailsTo(OWNERS[0]!).at(-1)!.text).toContain('The buyer gets a mail two minutes later');
  await later();
  expect(await undo('refunded')).toEqual({
    subject: `${reference}: “Money returned” undone`,
    text: expect.stringMatching(/Its state is now: Payment received[^]*has heard nothing of it/),
  });
  await press('undone');
  expect(mailsTo(OWNERS[0]!).at(-1)!.text).toContain('gets one that corrects it');
  await press('received');
  expect(mailsTo(OWNERS[0]!).at(-1)!.text).toContain('has had a mail that says so');
});

it('order: the owner writes to the buyer from the page, and no mail of hers is answered to the buyer', async () => {
  const asha = await buyer();
  const reference = await asha.placeOrder(UTR);
  const [link] = ownersLinks() as [string];
  const { text } = await open(link);
  const [, address = ''] = /href="(mailto:[^"]+)"/.exec(text)!;
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe(asha.email);
  expect([...searchParams.keys()]).toEqual(['subject']);
  expect(searchParams.get('subject')).toContain(`${reference}: `);
  await press('received');
  const mails = OWNERS.flatMap(mailsTo);
  expect(mails).toHaveLength(4);
  for (const { replyTo } of mails) expect(replyTo).toBeUndefined();
});

it('order: has the price of its report, and its page says which one is asked for today', async () => {
  const asha = await buyer();
  const earlier = { ...report, amount: 199 };
  await store().insert(createOrder(asha.uid, earlier, Date.now()));
  await site.tell();
  const [link, search] = ownersLinks() as [string, string];
  const { text } = await open(link);
  expect(text).toContain('The price is ₹250 today. When the buyer reported, it was ₹199.');
  expect(text).toContain('I see ₹199 in my bank');
  await press('received');
  expect(await orders()).toMatchObject([{ state: 'received', amount: 199 }]);
  expect((await open(`${search}?q=${asha.uid}`)).status).toBe(404);
  expect((await open(ownersLinks()[0]!)).text).not.toContain('today');
  await later();
  expect(mailsTo(asha.email)[0]!.text).toContain('₹199');
});

it.each([
  ['confirmed', true, 'Your ebook is ready: Old Tables', 'until'],
  ['not confirmed', false, 'Your payment has arrived: Old Tables', 'WhatsApp'],
])(
  'order: of a book that is no longer sold is decided, with an address that is %s',
  async (_address, isVerified, subject, way) => {
    putFile('%PDF-1.7 old', 'old-tables.pdf');
    const asha = await buyer({ isVerified });
    const old = { ...report, book: 'old-tables', title: 'Old Tables', amount: 199 };
    await store().insert(createOrder(asha.uid, old, Date.now()));
    await site.tell();
    const { text } = await open(ownersLinks()[0]!);
    expect(text).toContain('Old Tables');
    expect(text).toContain('no longer sold on your site');
    expect(text.includes('it cannot be downloaded here')).toBe(!isVerified);
    await press('received');
    expect(mailsTo(OWNERS[0]!).at(-1)!.text!.includes('send it on WhatsApp')).toBe(!isVerified);
    await later();
    const [mailed] = mailsTo(asha.email);
    expect(mailed).toMatchObject({ subject, text: expect.stringContaining(way) });
    expect(mailed!.text).not.toContain('under the book');
    const [link] = linksIn(mailed!.text!);
    expect(link !== undefined).toBe(isVerified);
    if (link) expect((await open(link)).text).toContain('action="/api/ebook/old-tables"');
  },
);

it('order: keeps the reference of a report without a book when the owner chooses one', async () => {
  const asha = await buyer();
  const unnamed = { ...report, book: null, title: '', amount: null, utr: UTR };
  const { reference } = (await store().insert(createOrder(asha.uid, unnamed, Date.now())))!;
  await site.tell();
  const [link, search] = ownersLinks() as [string, string];
  const form = { decision: 'received', event: '1', sure: 'yes' };
  for (const missing of [form, { ...form, book: 'no-such-book' }]) {
    const { status, text } = await open(link, missing);
    expect([status, text.includes('choose the book first')]).toEqual([422, true]);
  }
  const chosen = { ...form, book: BOOK };
  for (const each of [link, ownersLinks(OWNERS[1]!)[0]!, `${search}?q=${reference}`]) {
    const { status, location } = await open(each, chosen);
    expect([status, location]).toEqual([303, expect.stringContaining(`/orders/${reference}-`)]);
    expect((await open(location!)).text).toContain('Payment received');
  }
  expect(await orders()).toMatchObject([{ reference, book: BOOK, state: 'received', event: 2 }]);
  expect((await open(link)).status).toBe(200);
  expect((await open(`${search}?q=${orderReference(asha.uid, BOOK)}`)).text).toContain(
    `Order ${reference}`,
  );
  for (const { subject } of mailsTo(OWNERS[0]!)) expect(subject).toContain(reference);
});

it('order: tells a buyer who chose no book that its payment was not found', async () => {
  const asha = await buyer();
  const unnamed = { ...report, book: null, title: '', amount: null, utr: UTR };
  await store().insert(createOrder(asha.uid, unnamed, Date.now()));
  await site.tell();
  await open(ownersLinks()[0]!, { decision: 'refused', event: '1', sure: 'yes' });
  await later();
  expect(mailsTo(asha.email).at(-1)!.text).toContain(
    'that an ebook’s price is paid for an ebook that was not chosen.',
  );
});

it('order: not received, then reported again, then returned', async () => {
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

it('order: of ten presses of two owners at once, one decides, and those who pressed the same are done', async () => {
  const asha = await buyer();
  // The only ebook, whatever a browser has sent.
  await asha.report(UTR, 'no-such-book');
  const presses = Array.from({ length: 5 }, () => [press('received'), press('refused', OWNERS[1])]);
  const answers = await Promise.all(presses.flat());
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(303),
    ...Array(5).fill(422),
  ]);
  expect(await orders()).toMatchObject([{ event: 2, book: BOOK, amount: 250 }]);
  // The others see what was decided.
  for (const { status, text } of answers)
    if (status === 422) expect(text).toContain('name="event" value="2"');
});

it.each([
  ['received', 'refused', 'Payment received'],
  ['refused', 'received', 'Payment not received'],
  ['refunded', 'undone', 'Money returned'],
  ['undone', 'refunded', 'Reported by the buyer, not decided'],
])(
  'order: %s, pressed twice by either owner, is done, and another press says what happened',
  async (decision, other, state) => {
    const asha = await buyer();
    await asha.report(UTR);
    if (decision === 'refunded' || decision === 'undone') await press('received');
    const links = OWNERS.map((owner) => ownersLinks(owner)[0]!);
    const event = decision === 'received' || decision === 'refused' ? '1' : '2';
    const form = { decision, event, sure: 'yes' };
    expect((await open(links[0]!, form)).status).toBe(303);
    const decided = await orders();
    const mails = mail.mails.length;
    for (const link of links) {
      const { status, location } = await open(`${link}?language=en`, form);
      expect([status, location?.split('?')]).toEqual([
        303,
        [new URL(link).pathname, `language=en&done=${decision}`],
      ]);
      const refused = await open(link, { ...form, decision: other });
      expect(refused.status).toBe(422);
      expect(refused.text).toContain(`decided since: “${state}”`);
    }
    expect(await orders()).toEqual(decided);
    expect(mail.mails).toHaveLength(mails);
  },
);

it('order: after another report a press on the page of before says so', async () => {
  const asha = await buyer();
  await asha.report(UTR);
  const [link] = ownersLinks() as [string];
  await asha.report('412345678902');
  const { status, text } = await open(link, { decision: 'received', event: '1', sure: 'yes' });
  expect([status, text.includes('has reported the payment again since')]).toEqual([422, true]);
  expect(await orders()).toMatchObject([{ state: 'reported', event: 2 }]);
});

it('order: the search lists several orders, each with a link in the language of the page', async () => {
  const references: string[] = [];
  for (const name of ['Asha', 'Ravi']) {
    const reference = await (await buyer({ name })).placeOrder(UTR);
    references.push(reference);
  }
  const [, search] = ownersLinks() as [string, string];
  const { status, text } = await open(
    `${search}?${new URLSearchParams({ language: 'hi', q: references.join(' and ') }).toString()}`,
  );
  expect(status).toBe(200);
  const links = [...text.matchAll(/<li>\s*<a href="([^"]+)">(VM-[^<]+)</g)];
  expect(links.map(([, , reference]) => reference)).toEqual(references);
  for (const name of ['Asha', 'Ravi']) expect(text).toContain(`“${name}”`);
  const [, english = ''] = /<a href="([^"]+)" lang="en"/.exec(text)!;
  const { searchParams } = new URL(english.replaceAll('&amp;', '&'), search);
  expect(searchParams.get('q'), 'in the other language').toBe(references.join(' and '));
  for (const [, href = ''] of links) {
    const one = await open(new URL(href.replaceAll('&amp;', '&'), search).href);
    expect([one.status, one.text.includes('<html lang="hi">')]).toEqual([200, true]);
  }
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
  expect((await open(link!, { ...form, decision: 'no-such-decision' })).status).toBe(422);
  expect((await open(link!, { ...form, sure: 'no' })).status).toBe(422);
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

/** A buyer whose payment was received. */
async function owner() {
  const asha = await buyer();
  const order = createOrder(asha.uid, report, Date.now());
  await store().insert(decide(order, 'received', { by: 'terminal', now: Date.now() })!);
  return asha;
}

it('ebook: one that is missing is said to be, and none is sent to others', async () => {
  const asha = await owner();
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
  await store().insert(
    createOrder('one', report, Date.now() - (facts.reply.hours + 15 * 24) * HOUR),
  );
  await store().insert(createOrder('two', report, Date.now()));
  expect(await countOrders(store())).toEqual({ open: 2, overdue: 1 });
});
