import { MAILED } from '@sutra/outbox/outcome';
import { createRow, settleRow } from '@sutra/outbox/row';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OrderMail } from '@/lib/orders/mail-payload';
import { type Kind, type Payloads } from '@/lib/submissions/kinds';
import { HOUR, MINUTE, SECOND } from '@/lib/time';
import { BOOK, ordersSite, OWNERS } from '@/tests/support/orders-site';
import { contactPayload } from '@/tests/support/rows';

const site = await ordersSite();
const { around, buyer, deliver, lines, linksIn, mail, mailsTo, move, orders, outbox, press } = site;
const { putFile, store, tend } = site;
const { reportPayment } = await import('@/lib/orders/report');
const { tellOrders } = await import('@/lib/orders/tell');

const REFERENCE = /VM-[0-9A-Z]{6}/g;

beforeEach(async () => {
  const { store: rows } = await outbox();
  for await (const row of rows!.rows()) await rows!.remove(row);
});

/** Reports of as many buyers, a second apart, which nobody is told yet. */
async function reportMany(count: number) {
  const references: string[] = [];
  for (let n = 0; n < count; n++) {
    move(SECOND);
    const { uid: id } = await buyer({ name: `Buyer ${n}`, isVerified: false });
    const report = { book: BOOK, utr: `${400_000_000_000 + n}`, language: 'en' };
    const order = await reportPayment({ id }, report, await around());
    references.push((order as { reference: string }).reference);
  }
  return references;
}

const tell = async () => tellOrders(await around());

/** What a list names, in its order: with a link or by its reference. */
function namedIn({ text = '' }: { text?: string }) {
  const [, more = ''] = /And \d+ more: (.*)/.exec(text) ?? [];
  const listed = text.split('\n').filter((line) => /^VM-.{6}: /.test(line));
  return {
    detailed: listed.map((line) => line.slice(0, 9)),
    more: more.match(REFERENCE) ?? [],
    all: [...listed.map((line) => line.slice(0, 9)), ...(more.match(REFERENCE) ?? [])],
  };
}

/** As many mails of the last minute as rows of these kinds. */
async function storeMailed(counts: { messages?: number; owners?: number; buyers?: number }) {
  const { store: rows } = await outbox();
  const at = Date.now();
  const about = { account: '', name: '', email: '', orders: [], notBefore: 0, to: OWNERS[0]! };
  const owners: OrderMail = { ...about, mail: 'digest', audience: 'owner' };
  const payloads = {
    messages: { kind: 'contact', payload: contactPayload() },
    owners: { kind: 'order', payload: owners },
    buyers: { kind: 'order', payload: { ...owners, audience: 'buyer' } },
  } as const;
  for (const [name, count] of Object.entries(counts)) {
    for (let n = 0; n < count; n++) {
      const entry = payloads[name as keyof typeof counts];
      const row = createRow<Kind, Payloads[Kind]>({ id: `${name}-${n}-${at}`, ...entry }, at);
      await rows!.insert(settleRow(row, 'delivered', MAILED, at));
    }
  }
}

async function writeMessages(addresses: number, each: number) {
  const { accept } = await outbox();
  for (let n = 0; n < addresses * each; n++) {
    const payload = contactPayload({ message: `Flood ${n} ${Date.now()}` });
    const from = { sender: `${n}@example.in`, address: `192.0.2.${n % addresses}` };
    await accept<'contact'>({ kind: 'contact', payload, ...from });
  }
}

it('flood: of messages, a report is told to both owners at once', async () => {
  await writeMessages(13, 5);
  const messages = mail.mails.length;
  expect(messages).toBeLessThan(36);
  const asha = await buyer();
  const { reference } = (await asha.report('412345678901')) as { reference: string };
  const told = mail.mails.slice(messages);
  expect(told.map(({ envelope }) => envelope.to)).toEqual(OWNERS.map((owner) => [owner]));
  expect(told[0]!.subject).toContain(reference);
  for (let n = 0; n < 4; n++) await (await buyer()).report('');
  expect(mail.mails.length - messages, 'five of each owner').toBe(10);
});

it('flood: of reports, one list names the last one first, and all of them, to each owner alike', async () => {
  const references = await reportMany(110);
  await tell();
  const lists = OWNERS.map((owner) => mailsTo(owner));
  expect(lists.map((mails) => mails.length)).toEqual([1, 1]);
  const [[first], [second]] = lists as [[(typeof mail.mails)[0]], [(typeof mail.mails)[0]]];
  expect(first.subject).toBe('New payments that wait for you: 110');
  const named = namedIn(first);
  expect(named.all).toEqual(references.toReversed());
  expect([named.detailed.length, named.more.length]).toEqual([20, 90]);
  expect(first.text).toContain('And 90 more: VM-');
  expect(first.text).toContain('“Buyer 109”, UTR 400000000109');
  expect(linksIn(first.text!)).toHaveLength(21);
  expect(namedIn(second)).toEqual(named);
  expect(new Set((await orders()).map(({ isTold }) => isTold))).toEqual(new Set([true]));
});

it('flood: what is reported in the hour after a list stands in the next one, to the second', async () => {
  await reportMany(6);
  await tell();
  const at = Date.now();
  expect(mailsTo(OWNERS[0]!)).toHaveLength(1);
  const later: string[] = [];
  for (let n = 0; n < 3; n++) {
    move(9 * MINUTE);
    later.push(...(await reportMany(1)));
    await tell();
    await deliver();
  }
  expect(mail.mails).toHaveLength(2);
  expect((await orders()).filter(({ isTold }) => !isTold)).toHaveLength(3);
  // A list that waits for its time is no row that is stuck.
  move(20 * MINUTE);
  expect(await (await outbox()).readHealth()).toMatchObject({ status: 'ok', open: 2 });
  vi.setSystemTime(at + HOUR - 1);
  await deliver();
  expect(mail.mails).toHaveLength(2);
  vi.setSystemTime(at + HOUR);
  await deliver();
  for (const owner of OWNERS) {
    expect(mailsTo(owner)).toHaveLength(2);
    expect(namedIn(mailsTo(owner)[1]!).all).toEqual(later.toReversed());
  }
  expect((await orders()).every(({ isTold }) => isTold)).toBe(true);
  await tend();
  expect(mail.mails).toHaveLength(4);
});

it('flood: a report after a list is told within the hour, though no other one comes', async () => {
  await reportMany(6);
  await tell();
  const at = Date.now();
  move(59 * MINUTE);
  const [late] = await reportMany(1);
  await tell();
  // Reported while the list is sent.
  vi.setSystemTime(at + HOUR + SECOND);
  const [after] = await reportMany(1);
  await tell();
  await deliver();
  expect(namedIn(mailsTo(OWNERS[0]!)[1]!).all).toEqual([late]);
  vi.setSystemTime(at + 2 * HOUR);
  await deliver();
  expect(namedIn(mailsTo(OWNERS[0]!)[2]!).all).toEqual([after]);
});

it('flood: a buyer is told in time, however many mails owners and messages have', async () => {
  putFile();
  const asha = await buyer();
  await asha.report('412345678901');
  await storeMailed({ messages: 33, owners: 12 });
  await press('received');
  expect(mailsTo(OWNERS[0]!)).toHaveLength(1);
  await site.later();
  expect(mailsTo(asha.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your ebook is ready: /),
  ]);
  expect(mailsTo(OWNERS[0]!)).toHaveLength(1);
  move(HOUR);
  await deliver();
  expect(mailsTo(OWNERS[0]!)).toHaveLength(2);
});

it('flood: a request about an account has mails of its own', async () => {
  await storeMailed({ messages: 33, owners: 12, buyers: 10 });
  const { accept } = await outbox();
  const names = { name: 'Asha', email: 'asha@example.in', account: 'asha' };
  const payload = { request: 'delete', ...names, sent: '', kept: '' } as const;
  await accept<'request'>({ kind: 'request', payload, sender: 'asha' });
  expect(mail.mails).toHaveLength(1);
  await writeMessages(1, 1);
  expect(mail.mails).toHaveLength(1);
});

it('flood: while the mail server is down nothing is lost, and each list names its own hour', async () => {
  mail.reply({ data: 451 });
  const hours: string[][] = [];
  for (let n = 0; n < 4; n++) {
    hours.push(await reportMany(n === 0 ? 6 : 2));
    await tell();
    await deliver();
    move(HOUR);
  }
  expect((await orders()).some(({ isTold }) => isTold)).toBe(false);
  mail.reply({});
  for (let n = 0; n < 4; n++) {
    move(2 * MINUTE);
    await deliver();
  }
  await tend();
  for (const owner of OWNERS) {
    const named = mailsTo(owner).map((each) => namedIn(each).all);
    expect(named.length).toBeLessThanOrEqual(4);
    expect(named.flat().toSorted()).toEqual(hours.flat().toSorted());
  }
  expect((await orders()).every(({ isTold }) => isTold)).toBe(true);
});

it('flood: a list leaves out what was decided meanwhile, and is not sent when that is all', async () => {
  const references = await reportMany(6);
  await tell();
  move(MINUTE);
  await reportMany(2);
  await tell();
  const { runOrders } = await import('@/scripts/orders/cli');
  const quiet = { write: () => {}, complain: () => {} };
  const decide = async (reference: string) =>
    runOrders(['refused', reference, '--yes'], { ...(await around()), ...quiet });
  const [one, other] = (await orders()).slice(-2).map(({ reference }) => reference);
  await decide(one!);
  move(HOUR);
  await deliver();
  expect(namedIn(mailsTo(OWNERS[0]!).at(-1)!).all).toEqual([other]);
  const [late] = await reportMany(1);
  await tell();
  await decide(late!);
  const before = mail.mails.length;
  move(HOUR);
  await deliver();
  const lists = mail.mails.slice(before).filter(({ subject }) => /that wait/.test(subject!));
  expect(lists).toEqual([]);
  expect(references).toHaveLength(6);
});

it('flood: what a process that is killed did not mark is told again, and never left out', async () => {
  const references = await reportMany(6);
  vi.spyOn(store(), 'replace').mockRejectedValue(new Error('killed'));
  await tell();
  vi.restoreAllMocks();
  expect(mailsTo(OWNERS[0]!)).toHaveLength(1);
  expect((await orders()).every(({ isTold }) => !isTold)).toBe(true);
  await tend();
  move(HOUR);
  await deliver();
  expect(namedIn(mailsTo(OWNERS[0]!)[1]!).all).toEqual(references.toReversed());
  expect((await orders()).every(({ isTold }) => isTold)).toBe(true);
});

it('flood: a list that a killed process has planned and not queued is queued by the next one', async () => {
  const references = await reportMany(6);
  const { store: rows } = await outbox();
  const killed = { store: rows, accept: () => Promise.reject(new Error('killed')) };
  await expect(tellOrders({ ...(await around()), outbox: killed })).rejects.toThrow('killed');
  expect(mail.mails).toEqual([]);
  await tell();
  for (const owner of OWNERS) {
    expect(mailsTo(owner).map((each) => namedIn(each).all)).toEqual([references.toReversed()]);
  }
});

it('flood: of three processes that plan a list at once, one does', async () => {
  const references = await reportMany(7);
  move(SECOND);
  const surroundings = await around();
  const clocks = [0, 1, 2].map((ms) => ({ ...surroundings, now: () => Date.now() - ms }));
  await Promise.all(clocks.map(tellOrders));
  expect(mailsTo(OWNERS[0]!).map((each) => namedIn(each).all)).toEqual([references.toReversed()]);
  move(HOUR);
  await deliver();
  expect(mail.mails).toHaveLength(2);
});

it('flood: an order that is reported again after a list stands in the next one, too', async () => {
  await reportMany(6);
  const asha = await buyer();
  const { reference } = (await asha.report('412345678901')) as { reference: string };
  move(MINUTE);
  await asha.report('412345678902');
  move(HOUR);
  await deliver();
  const lists = mailsTo(OWNERS[0]!);
  expect(lists.map((each) => namedIn(each).all.includes(reference))).toEqual([true, true]);
  expect(lists[1]!.text).toContain('UTR 412345678902');
});

it('flood: an owner whose mailbox refuses holds up no list of another owner', async () => {
  mail.busy.add(OWNERS[1]!);
  const first = await reportMany(6);
  await tell();
  move(HOUR);
  const second = await reportMany(1);
  await tell();
  expect(mailsTo(OWNERS[0]!).map((each) => namedIn(each).all)).toEqual([
    first.toReversed(),
    second,
  ]);
  mail.busy.clear();
  move(2 * MINUTE);
  await deliver();
  const late = mailsTo(OWNERS[1]!).map((each) => namedIn(each).all);
  expect(late.flat().toSorted()).toEqual([...first, ...second].toSorted());
});

it('flood: a list goes on past accounts that are gone, and ends when none is left', async () => {
  const [gone] = await reportMany(1);
  const [order] = await orders();
  const live = await reportMany(2);
  for (let n = 0; n < 24; n++) {
    move(SECOND);
    const id = `gone-${n}`;
    await reportPayment({ id }, { book: BOOK, utr: '', language: 'en' }, await around());
  }
  await tell();
  expect(namedIn(mailsTo(OWNERS[0]!)[0]!).detailed).toEqual([live[1], live[0], gone]);
  for (const each of await orders()) {
    if (each.reference !== gone) await store().remove(each);
  }
  for (let n = 0; n < 6; n++) {
    move(SECOND);
    const id = `gone-again-${n}`;
    await reportPayment({ id }, { book: BOOK, utr: '', language: 'en' }, await around());
  }
  move(HOUR);
  await tell();
  expect(mail.mails).toHaveLength(2);
  expect((await orders()).every(({ isTold }) => isTold)).toBe(true);
  expect(order!.reference).toBe(gone);
});

it.each([
  ['a number, as an older version has stored it', (now: number) => now - 30 * MINUTE, 30 * MINUTE],
  ['a number of a clock that was ahead', (now: number) => now + 90 * 24 * HOUR, 0],
  [
    'a list of a clock that was ahead',
    (now: number) => ({ since: 0, until: now + 2 * HOUR, at: now + 2 * HOUR }),
    0,
  ],
])('flood: the last list was %s', async (_what, stored, wait) => {
  const { store: rows } = await outbox();
  const now = Date.now();
  await rows!.save('orders-digest', stored(now));
  await reportMany(6);
  await tell();
  if (wait > 0) {
    vi.setSystemTime(now + wait - 1);
    await deliver();
    expect(mail.mails).toEqual([]);
    vi.setSystemTime(now + wait);
    await deliver();
  }
  expect(mailsTo(OWNERS[0]!).map((each) => namedIn(each).all.length)).toEqual([6]);
});

it('flood: with five open orders each report has a mail of its own again', async () => {
  await reportMany(6);
  await tell();
  const [first, second] = await orders();
  await store().remove(first!);
  await store().remove(second!);
  const asha = await buyer();
  await asha.report('412345678901');
  expect(mailsTo(OWNERS[0]!).at(-1)!.subject).toContain('“Asha K.” reports a payment');
});

it('reminder: names all that wait, the newest first, once, and marks what it named', async () => {
  const references = await reportMany(25);
  await tell();
  move(20 * HOUR + MINUTE);
  mail.reply({ data: 451 });
  await tend();
  expect((await orders()).every(({ remindedAt }) => remindedAt === null)).toBe(true);
  mail.reply({});
  move(2 * MINUTE);
  await deliver();
  for (const owner of OWNERS) {
    const reminders = mailsTo(owner).filter(({ subject }) => /20 hours/.test(subject!));
    expect(reminders.map((each) => namedIn(each).all)).toEqual([references.toReversed()]);
  }
  expect((await orders()).every(({ remindedAt }) => remindedAt !== null)).toBe(true);
  const before = mail.mails.length;
  for (let n = 0; n < 3; n++) {
    move(HOUR);
    await tend();
    await deliver();
  }
  expect(mail.mails).toHaveLength(before);
});

it('flood: a list that an older version has stored is sent', async () => {
  const references = await reportMany(3);
  const listed = (await orders()).map(({ id, event }) => ({ id, event }));
  const about = { to: OWNERS[0]!, name: '', email: '', notBefore: 0 };
  const payload = { mail: 'digest', audience: 'owner', ...about, orders: listed } as const;
  const { accept } = await outbox();
  await accept<'order'>({ kind: 'order', payload, sender: 'older' });
  expect(namedIn(mail.mails[0]!).all).toEqual(references.toReversed());
  expect(lines.join('')).not.toContain('receiver-threw');
});

it('mails of orders: a row about one order has the account, and one about several none', async () => {
  const asha = await buyer();
  await asha.report('412345678901');
  await press('received');
  const { store: rows } = await outbox();
  const accounts: unknown[] = [];
  for await (const { kind, payload, acceptedAt } of rows!.rows()) {
    if (kind !== 'order' || acceptedAt < Date.now() - MINUTE) continue;
    const { audience, account } = payload as OrderMail;
    accounts.push([audience, account]);
  }
  expect(accounts).toEqual([
    ...OWNERS.map(() => ['owner', asha.uid]),
    ...OWNERS.map(() => ['owner', asha.uid]),
    ['buyer', asha.uid],
  ]);
});
