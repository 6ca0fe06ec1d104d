import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createOrder } from '@/lib/shop/orders/order';
import { BOOK, formsIn, ordersSite, OWNERS } from '@/tests/support/orders-site';

const site = await ordersSite();
const { around, buyer, folder, later, mailsTo, open, orders, ownersLinks, press, putFile, store } =
  site;
const { runOrders } = await import('@/scripts/orders/cli');

const UTR = '633012345678';

/** A buyer who has reported several books, the last of them on the site. */
async function buyerOf(...amounts: number[]) {
  putFile();
  const asha = await buyer();
  for (const [at, amount] of amounts.entries()) {
    const [book, title] = [`book-${at}`, `Book ${at}`];
    putFile('%PDF-1.7 another', `${book}.pdf`);
    const report = { book, title, amount, utr: null, language: 'en' };
    await store().insert({ ...createOrder(asha.uid, report, Date.now()), isTold: true });
  }
  await asha.report(UTR);
  const [link] = ownersLinks() as [string];
  return { asha, link };
}

/** What a browser sends that has ticked the box of a form. */
const ticked = ({ values, withAll }: { values: Record<string, string>; withAll: string[] }) => [
  ...Object.entries(values).filter(([name]) => name !== 'with'),
  ...withAll.map((value) => ['with', value]),
  ['sure', 'yes'],
];

async function formOf(link: string, button: string) {
  const { text } = await open(link);
  const form = formsIn(text).find((each) => each.button === button);
  if (!form) return undefined;
  const [inside] = text.split('<form').filter((each) => each.includes(`>${button}</button>`)) as [
    string,
  ];
  const withAll = [...inside.matchAll(/name="with" value="([^"]+)"/g)].map(([, name]) => name!);
  return { ...form, inside, sent: ticked({ values: form.values, withAll }) };
}

async function pressOn(link: string, button: string) {
  const { sent } = (await formOf(link, button))!;
  return open(link, sent as never);
}

const states = async () => (await orders()).map(({ state }) => state);

it('send both: one press settles two orders of a buyer by one payment, and one Undo takes both back', async () => {
  const { asha, link } = await buyerOf(150);
  const { text: mail } = mailsTo(OWNERS[0]!).at(-1)!;
  expect(mail).toMatch(/same buyer has also reported VM-\w+\. If ₹400 came in one payment/);
  const form = (await formOf(link, 'Send both'))!;
  expect(form.inside).toContain('I see ₹400 in my bank’s app, as one payment for all of these');
  expect((await open(link, Object.fromEntries(form.sent.slice(0, -1)) as never)).status).toBe(422);
  expect(await states()).toEqual(['reported', 'reported']);

  const answers = await Promise.all([
    open(link, form.sent as never),
    open(link, form.sent as never),
  ]);
  expect(answers.map(({ status }) => status)).toContain(303);
  const again = await open(link, form.sent as never);
  expect(again.status, 'pressed twice').toBe(303);
  const { text } = await open(again.location!);
  expect(text).toMatch(
    /<p class="done" role="status">\s*Done: one payment is marked as received for/,
  );
  const [one, other] = await orders();
  expect([one!.state, other!.state]).toEqual(['received', 'received']);
  expect(one!.payment).toBe(other!.payment);
  await later();
  expect(mailsTo(asha.email)).toHaveLength(2);
  expect((await asha.download({}, '', 'book-0')).status).toBe(200);
  expect((await asha.download()).status).toBe(200);

  const ravi = await buyer();
  await ravi.report(UTR);
  const [ravis] = ownersLinks() as [string];
  expect((await open(ravis)).text).toContain('It cannot settle this order, too');
  expect((await press('received')).status).toBe(422);

  expect((await formOf(link, 'Undo'))!.inside).toMatch(/one press for VM-\w+, too/);
  expect((await pressOn(link, 'Undo')).status).toBe(303);
  expect(await states()).toEqual(['reported', 'reported', 'reported']);
  expect((await asha.download()).status).toBe(403);
  expect((await pressOn(ravis, 'Payment received')).status).toBe(303);
  expect((await pressOn(link, 'Send both')).status, 'used up by then').toBe(422);
});

it('send both: of three orders each pair and all, and none that was changed meanwhile', async () => {
  const { link, asha } = await buyerOf(150, 100);
  const { text } = await open(link);
  const sums = [...text.matchAll(/I see (₹\d+) in my bank’s app, as one/g)].map(([, sum]) => sum);
  expect(sums).toEqual(['₹500', '₹400', '₹350']);
  const { sent } = (await formOf(link, 'Send all 3'))!;
  const [first] = await store().list({ account: asha.uid });
  await store().replace(first!, { ...first!, event: 2 });
  const { status, text: refused } = await open(link, sent as never);
  expect([status, refused.includes('Nothing was changed')]).toEqual([422, true]);
  expect(await states()).toEqual(['reported', 'reported', 'reported']);
  const stranger = await buyerOf(90);
  const [foreign] = await store().list({ account: stranger.asha.uid });
  const forged = sent.map(([name, value]) => [
    name,
    name === 'with' ? `${foreign!.reference}.1` : value,
  ]);
  expect((await open(link, forged as never)).status).toBe(422);
});

it('send both: what a killed press has begun is offered to the end', async () => {
  const { asha, link } = await buyerOf(150);
  const { decideTogether } = await import('@/lib/shop/orders/together');
  const work = await around();
  const [one, other] = await store().list({ account: asha.uid });
  let writes = 0;
  const killed = {
    ...work,
    orders: {
      ...work.orders,
      replace: (async (...values: Parameters<typeof work.orders.replace>) => {
        if (writes++ > 0) throw new Error('killed');
        return work.orders.replace(...values);
      }) as typeof work.orders.replace,
    },
  };
  const choice = { decision: 'received', by: OWNERS[0]! } as const;
  await expect(decideTogether([one!, other!], choice, killed)).rejects.toThrow('killed');
  expect((await states()).toSorted()).toEqual(['received', 'reported']);
  const left = (await orders()).find(({ state }) => state === 'reported')!;
  const page = left.book === BOOK ? link : `${ownersLinks()[1]!}?q=${left.reference}`;
  expect((await pressOn(page, 'Send both')).status).toBe(303);
  expect(await states()).toEqual(['received', 'received']);
  expect(new Set((await orders()).map(({ payment }) => payment)).size).toBe(1);
});

it('send both: takes the line of a statement that has the sum, which an Undo shows again', async () => {
  const { link } = await buyerOf(150);
  const path = `${folder.root}/statement.csv`;
  writeFileSync(path, `Date,Narration,Debit,Credit\n26/11/2026,UPI-${UTR}-ASHA,,400.00`);
  await runOrders(['match', path], { ...(await around()), write: () => 0, complain: () => 0 });
  const shown = async () => (await open(link)).text.includes('has ₹400 on 2026-11-26, in place');
  expect(await shown()).toBe(true);
  await pressOn(link, 'Send both');
  const { payments } = store();
  const found = [];
  for await (const payment of payments.all()) found.push(payment);
  expect(found).toMatchObject([{ state: 'settled', amount: 400, narration: `UPI-${UTR}-ASHA` }]);
  expect(await shown()).toBe(false);
  await pressOn(link, 'Undo');
  expect(await shown()).toBe(true);
});
