import { MAILED } from '@sutra/outbox/outcome';
import { createRow, settleRow } from '@sutra/outbox/row';
import { expect, it } from 'vitest';
import { type OrderMail } from '@/lib/orders/mail-payload';
import { type Kind, type Payloads } from '@/lib/submissions/kinds';
import { HOUR, MINUTE } from '@/lib/time';
import { floodedSite, namedIn } from '@/tests/support/flooded-site';
import { OWNERS } from '@/tests/support/orders-site';
import { contactPayload } from '@/tests/support/rows';

const site = await floodedSite();
const { buyer, deliver, linksIn, mail, mailsTo, move, orders, outbox, press, putFile } = site;
const { reportMany, store, tell } = site;

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
