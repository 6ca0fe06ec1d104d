import { expect, it, vi } from 'vitest';
import { HOUR, MINUTE, SECOND } from '@/lib/time';
import { floodedSite, namedIn } from '@/tests/support/flooded-site';
import { OWNERS } from '@/tests/support/orders-site';

const site = await floodedSite();
const { around, buyer, deliver, lines, mail, mailsTo, move, orders, outbox, store } = site;
const { reportAs, reportMany, tell, tend } = site;
const { tellOrders } = await import('@/lib/orders/tell');

it('list: what is reported in the hour after a list stands in the next one, to the second', async () => {
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
  expect(namedIn(mailsTo(OWNERS[0]!)[1]!).all).toEqual([late]);
  vi.setSystemTime(at + 2 * HOUR);
  await deliver();
  expect(namedIn(mailsTo(OWNERS[0]!)[2]!).all).toEqual([after]);
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

it('list: what a process that is killed did not mark is told again, and never left out', async () => {
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

it('list: one that a killed process has planned and not queued is queued by the next one', async () => {
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

it('list: of three processes that plan a list at once, one does', async () => {
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

it('list: an order that is reported again after a list stands in the next one, too', async () => {
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

it('list: an owner whose mailbox refuses holds up no list of another owner', async () => {
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

it('list: goes on past accounts that are gone, and ends when none is left', async () => {
  const [gone] = await reportMany(1);
  const live = await reportMany(2);
  for (let n = 0; n < 24; n++) {
    await reportAs(`gone-${n}`);
  }
  await tell();
  expect(namedIn(mailsTo(OWNERS[0]!)[0]!).detailed).toEqual([live[1], live[0], gone]);
  for (const each of await orders()) {
    if (each.reference !== gone) await store().remove(each);
  }
  for (let n = 0; n < 6; n++) {
    await reportAs(`gone-again-${n}`);
  }
  move(HOUR);
  await tell();
  expect(mail.mails).toHaveLength(2);
  expect((await orders()).every(({ isTold }) => isTold)).toBe(true);
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
  expect(mailsTo(OWNERS[0]!).map((each) => namedIn(each).all.length)).toEqual([6]);
});

it('list: a reminder names all that wait, the newest first, once, and marks what it named', async () => {
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

it('list: one that an older version has stored is sent', async () => {
  const references = await reportMany(3);
  const listed = (await orders()).map(({ id, event }) => ({ id, event }));
  const about = { to: OWNERS[0]!, name: '', email: '', notBefore: 0 };
  const payload = { mail: 'digest', audience: 'owner', ...about, orders: listed } as const;
  const { accept } = await outbox();
  await accept<'order'>({ kind: 'order', payload, sender: 'older' });
  expect(namedIn(mail.mails[0]!).all).toEqual(references.toReversed());
  expect(lines.join('')).not.toContain('receiver-threw');
});
