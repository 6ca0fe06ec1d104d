import { MAILED } from '@sutra/outbox/outcome';
import { createRow, settleRow, SAME_TEXT } from '@sutra/outbox/row';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OrderMail } from '@/lib/shop/orders/mail-payload';
import { type Kind, type Payloads } from '@/lib/server/submissions/kinds';
import { HOUR, MINUTE, SECOND } from '@/lib/time';
import { ordersSite, OWNERS } from '@/tests/support/orders-site';
import { contactPayload } from '@/tests/support/rows';

/** Stands for Firebase, which hangs where it has no address for an account. */
const atRest = () => ({
  isThere: false,
  asked: [] as string[],
  addressOf: (uid: string) => `${uid}@example.in`,
});
const provider = atRest();
vi.doMock('@/lib/shop/account/server/firebase-admin', async (load) => ({
  ...(await load<object>()),
  get canReadAccounts() {
    return provider.isThere;
  },
  adminAuth: () => ({
    async getUser(uid: string) {
      provider.asked.push(uid);
      return { emailVerified: true, email: provider.addressOf(uid) };
    },
  }),
}));

const site = await ordersSite();
const { speak } = await import('@/lib/shop/orders/words');
const { around, buyer, deliver, lines, linksIn, mail, mailsTo, move, orders, outbox } = site;
const { press, putFile, reportAs, reportMany, store, tell, tend } = site;
const { tellOrders } = await import('@/lib/shop/orders/tell');
const [OWNER, SECOND_OWNER] = OWNERS as [string, string];
const UTR = '412345678901';

beforeEach(() => void Object.assign(provider, atRest()));

const REFERENCE = /VM-[0-9A-Z]{6}/g;

/** What a list names, in its order: with a link or by its reference. */
function namedIn({ text = '' }: { text?: string } = {}) {
  const [, more = ''] = /And \d+ more: (.*)/.exec(text) ?? [];
  const listed = text.split('\n').filter((line) => /^VM-.{6}: /.test(line));
  const detailed = listed.map((line) => line.slice(0, 9));
  const others: string[] = more.match(REFERENCE) ?? [];
  return { detailed, more: others, all: [...detailed, ...others] };
}

const listsTo = (owner: string) => mailsTo(owner).map((each) => namedIn(each).all);
const areTold = async () => (await orders()).map(({ isTold }) => isTold);

it('list: what is reported in the hour after a list stands in the next one, to the second', async () => {
  await reportMany(6);
  await tell();
  const at = Date.now();
  expect(mailsTo(OWNER)).toHaveLength(1);
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
    expect(listsTo(owner)[1]).toEqual(later.toReversed());
  }
  expect(await areTold()).not.toContain(false);
  await tend();
  expect(mail.mails).toHaveLength(4);
});

it('list: a report after a list is told within the hour, though no other one comes', async () => {
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
  expect(listsTo(OWNER)[1]).toEqual([late]);
  vi.setSystemTime(at + 2 * HOUR);
  await deliver();
  expect(listsTo(OWNER)[2]).toEqual([after]);
});

it('list: while the mail server is down nothing is lost, and each list names its own hour', async () => {
  mail.reply({ data: 451 });
  const hours: string[][] = [];
  for (let n = 0; n < 4; n++) {
    hours.push(await reportMany(n === 0 ? 6 : 2));
    await tell();
    await deliver();
    move(HOUR);
  }
  expect(await areTold()).not.toContain(true);
  mail.reply({});
  for (let n = 0; n < 4; n++) {
    move(2 * MINUTE);
    await deliver();
  }
  await tend();
  for (const owner of OWNERS) {
    const named = listsTo(owner);
    expect(named.length).toBeLessThanOrEqual(4);
    expect(named.flat().toSorted()).toEqual(hours.flat().toSorted());
  }
  expect(await areTold()).not.toContain(false);
});

it('list: leaves out what was decided meanwhile, and is not sent when that is all', async () => {
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
  expect(listsTo(OWNER).at(-1)).toEqual([other]);
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

it('list: what a process that is killed did not mark is told again, and never left out', async () => {
  const references = await reportMany(6);
  vi.spyOn(store(), 'replace').mockRejectedValue(new Error('killed'));
  await tell();
  vi.restoreAllMocks();
  expect(mailsTo(OWNER)).toHaveLength(1);
  expect(await areTold()).not.toContain(true);
  await tend();
  move(HOUR);
  await deliver();
  expect(listsTo(OWNER)[1]).toEqual(references.toReversed());
  expect(await areTold()).not.toContain(false);
});

it('list: one that a killed process has planned and not queued is queued by the next one', async () => {
  const references = await reportMany(6);
  const { store: rows } = await outbox();
  const killed = { store: rows, accept: () => Promise.reject(new Error('killed')) };
  await expect(tellOrders({ ...(await around()), outbox: killed })).rejects.toThrow('killed');
  expect(mail.mails).toEqual([]);
  await tell();
  for (const owner of OWNERS) {
    expect(listsTo(owner)).toEqual([references.toReversed()]);
  }
});

it('list: of three processes that plan a list at once, one does', async () => {
  const references = await reportMany(7);
  move(SECOND);
  const surroundings = await around();
  const clocks = [0, 1, 2].map((ms) => ({ ...surroundings, now: () => Date.now() - ms }));
  await Promise.all(clocks.map(tellOrders));
  expect(listsTo(OWNER)).toEqual([references.toReversed()]);
  move(HOUR);
  await deliver();
  expect(mail.mails).toHaveLength(2);
});

it('list: an order that is reported again after a list stands in the next one, too', async () => {
  await reportMany(6);
  const asha = await buyer();
  const reference = await asha.placeOrder(UTR);
  move(MINUTE);
  await asha.report('412345678902');
  move(HOUR);
  await deliver();
  const lists = mailsTo(OWNER);
  expect(lists.map((each) => namedIn(each).all.includes(reference))).toEqual([true, true]);
  expect(lists[1]!.text).toContain('UTR 412345678902');
});

it('list: an owner whose mailbox refuses holds up no list of another owner', async () => {
  mail.busy.add(SECOND_OWNER);
  const first = await reportMany(6);
  await tell();
  move(HOUR);
  const second = await reportMany(1);
  await tell();
  expect(listsTo(OWNER)).toEqual([first.toReversed(), second]);
  mail.busy.clear();
  move(2 * MINUTE);
  await deliver();
  const late = listsTo(SECOND_OWNER);
  expect(late.flat().toSorted()).toEqual([...first, ...second].toSorted());
});

it('list: goes on past accounts that are gone, and ends when none is left', async () => {
  const [gone] = await reportMany(1);
  const live = await reportMany(2);
  for (let n = 0; n < 21; n++) await reportAs(`gone-${n}`);
  await tell();
  expect(namedIn(mailsTo(OWNER)[0]!).detailed).toEqual([live[1], live[0], gone]);
  for (const each of await orders()) {
    if (each.reference !== gone) await store().remove(each);
  }
  for (let n = 0; n < 6; n++) await reportAs(`gone-again-${n}`);
  move(HOUR);
  await tell();
  expect(mail.mails).toHaveLength(2);
  expect(await areTold()).not.toContain(false);
});

it.each([
  ['a number, as an older version has stored it', (now: number) => now - 30 * MINUTE, 30 * MINUTE],
  ['a number of a clock that was ahead', (now: number) => now + 90 * 24 * HOUR, 0],
  [
    'a list of a clock that was ahead',
    (now: number) => ({ since: 0, until: now + 2 * HOUR, at: now + 2 * HOUR }),
    0,
  ],
])('list: the last one was %s', async (_what, stored, wait) => {
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
  expect(mailsTo(OWNER).map((each) => namedIn(each).all.length)).toEqual([6]);
});

it('list: a reminder names all that wait, the newest first, once, and marks what it named', async () => {
  const references = await reportMany(22);
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

it('list: one that an older version has stored is sent', async () => {
  const references = await reportMany(3);
  const listed = (await orders()).map(({ id, event }) => ({ id, event }));
  const about = { to: OWNER, name: '', email: '', notBefore: 0 };
  const payload = { mail: 'digest', audience: 'owner', ...about, orders: listed } as const;
  const { accept } = await outbox();
  await accept<'order'>({ kind: 'order', formId: SAME_TEXT, payload, sender: 'older' });
  expect(namedIn(mail.mails[0]!).all).toEqual(references.toReversed());
  expect(lines.join('')).not.toContain('receiver-threw');
});

/** As many mails of the last minute as rows of these kinds. */
async function storeMailed(counts: { messages?: number; owners?: number; buyers?: number }) {
  const { store: rows } = await outbox();
  const at = Date.now();
  const about = { account: '', name: '', email: '', orders: [], notBefore: 0, to: OWNER };
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

it('flood: of messages, a report is told to both owners at once', async () => {
  await storeMailed({ messages: 33 });
  const reference = await (await buyer()).placeOrder(UTR);
  expect(mail.mails.map(({ envelope }) => envelope.to)).toEqual(OWNERS.map((owner) => [owner]));
  expect(mail.mails[0]!.subject).toContain(reference);
  for (let n = 0; n < 4; n++) await (await buyer()).report('');
  expect(mail.mails, 'five of each owner').toHaveLength(10);
});

it('flood: of reports, one list names the last one first, and all of them, to each owner alike', async () => {
  const references = await reportMany(45);
  await tell();
  const lists = OWNERS.map((owner) => mailsTo(owner));
  expect(lists.map((mails) => mails.length)).toEqual([1, 1]);
  const [[first], [second]] = lists as [[(typeof mail.mails)[0]], [(typeof mail.mails)[0]]];
  expect(first.subject).toBe('New payments waiting for you: 45');
  const named = namedIn(first);
  expect(named.all).toEqual(references.toReversed());
  expect([named.detailed.length, named.more.length]).toEqual([20, 25]);
  expect(first.text).toContain('And 25 more: VM-');
  expect(first.text).toContain('“Buyer 44”, UTR 400000000044');
  expect(linksIn(first.text!)).toHaveLength(21);
  expect(namedIn(second)).toEqual(named);
  expect(await areTold()).not.toContain(false);
});

it('flood: a buyer is told in time, however many mails owners and messages have', async () => {
  putFile();
  const asha = await buyer();
  await asha.report(UTR);
  await storeMailed({ messages: 33, owners: 12 });
  await press('received');
  expect(mailsTo(OWNER)).toHaveLength(1);
  await site.later();
  expect(mailsTo(asha.email).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Your ebook is ready: /),
  ]);
  expect(mailsTo(OWNER)).toHaveLength(1);
  move(HOUR);
  await deliver();
  expect(mailsTo(OWNER)).toHaveLength(2);
});

it('flood: a request about an account has mails of its own', async () => {
  await storeMailed({ messages: 33, owners: 12, buyers: 10 });
  const { accept } = await outbox();
  const names = { name: 'Asha', email: 'asha@example.in', account: 'asha' };
  const payload = { request: 'delete', ...names, sent: '', kept: '' } as const;
  await accept<'request'>({ kind: 'request', formId: SAME_TEXT, payload, sender: 'asha' });
  expect(mail.mails).toHaveLength(1);
  const message = {
    kind: 'contact',
    formId: SAME_TEXT,
    payload: contactPayload(),
    sender: 'asha@example.in',
  } as const;
  await accept<'contact'>(message);
  expect(mail.mails).toHaveLength(1);
});

it('provider: is not asked for buyers in a list, however many there are', async () => {
  provider.isThere = true;
  await reportMany(6);
  await tell();
  expect(mailsTo(OWNER)).toHaveLength(1);
  expect(provider.asked).toEqual([]);
});

it('provider: is asked for the buyer of a single mail, who may have confirmed the address or another one', async () => {
  provider.isThere = true;
  for (const address of [undefined, 'other@example.in']) {
    provider.addressOf = (uid) => address ?? `${uid}@example.in`;
    provider.asked = [];
    const { uid } = await buyer({ isVerified: false });
    await reportAs(uid);
    await tell();
    expect(provider.asked).toEqual(OWNERS.map(() => uid));
    expect(mailsTo(OWNER).at(-1)!.text!.includes('has not confirmed')).toBe(Boolean(address));
  }
});

it('flood: with five open orders each report has a mail of its own again', async () => {
  await reportMany(6);
  await tell();
  const [first, second] = await orders();
  await store().remove(first!);
  await store().remove(second!);
  const asha = await buyer();
  await asha.report(UTR);
  expect(mailsTo(OWNER).at(-1)!.subject).toContain('“Asha K.” reports a payment');
});

it('mails of orders: a row about one order has the account, and one about several none', async () => {
  const asha = await buyer();
  await asha.report(UTR);
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

it('times: by the clock and the words of each language, in the site’s time zone', () => {
  const times = [16, 7, 23].map((hour) => Date.UTC(2026, 10, 28, hour, 30));
  expect(times.map(speak('en').toTime)).toEqual([
    '28 Nov 2026, 10:00 pm',
    '28 Nov 2026, 1:00 pm',
    '29 Nov 2026, 5:00 am',
  ]);
  expect(times.map(speak('hi').toTime)).toEqual([
    '28 नव॰ 2026, रात 10\u00a0बजे',
    '28 नव॰ 2026, दोपहर 1\u00a0बजे',
    '29 नव॰ 2026, सुबह 5\u00a0बजे',
  ]);
});
