import { expect, it } from 'vitest';
import {
  createOrder,
  decide,
  type Decision,
  type Order,
  reportAgain,
  salesOf,
} from '@/lib/shop/orders/order';
import { DAY } from '@/lib/time';
import { ordersSite } from '@/tests/support/orders-site';

const site = await ordersSite();
const { around, buyer, orders, store } = site;
const { runOrders } = await import('@/scripts/orders/cli');
const { vi } = await import('vitest');

async function run(...args: string[]) {
  const printed = { out: '', complaints: '' };
  const code = await runOrders(args, {
    ...(await around()),
    write: (text) => (printed.out += text),
    complain: (text) => (printed.complaints += text),
  });
  return { code, ...printed };
}

const report = { book: 'a-book', title: 'A Book', amount: 250, utr: null, language: 'en' };

type Step = Decision | 'reported' | `for ${number}`;

/** What is kept of an order after reports and decisions, a day apart. */
function salesAfterAll(...steps: readonly Step[]) {
  let order: Order = createOrder('uid', report, 0);
  steps.forEach((step, index) => {
    const now = (index + 1) * DAY;
    const amount = step.startsWith('for ') ? Number(step.slice(4)) : 250;
    const next =
      step === 'reported' || step.startsWith('for ')
        ? reportAgain(order, { ...report, amount, utr: `41234567890${index}` }, now)
        : decide(order, step as Decision, { by: 'terminal', now });
    if (typeof next !== 'object') throw new Error(`${step} is not allowed`);
    order = next;
  });
  return salesOf(order).map(({ amount, receivedAt, paidBackAt }) => [
    amount,
    receivedAt / DAY,
    paidBackAt && paidBackAt / DAY,
  ]);
}

it('sales: each time that money came is kept, and each time that it went back', () => {
  for (const [steps, sales] of [
    [[], []],
    [['refused'], []],
    [['received'], [[250, 1, null]]],
    [['received', 'undone'], []],
    [['refused', 'received'], [[250, 2, null]]],
    [['received', 'refunded'], [[250, 1, 2]]],
    [['received', 'refunded', 'undone'], [[250, 1, null]]],
    [['received', 'refunded', 'undone', 'undone'], []],
    [['received', 'refunded', 'for 300'], [[250, 1, 2]]],
    [['received', 'refunded', 'for 300', 'refused'], [[250, 1, 2]]],
    [
      ['received', 'refunded', 'for 300', 'received'],
      [
        [250, 1, 2],
        [300, 4, null],
      ],
    ],
    [['received', 'refunded', 'for 300', 'received', 'undone'], [[250, 1, 2]]],
    [
      ['received', 'refunded', 'reported', 'received', 'refunded'],
      [
        [250, 1, 2],
        [250, 4, 5],
      ],
    ],
  ] as [Step[], unknown[]][]) {
    expect.soft(salesAfterAll(...steps), steps.join(', ')).toEqual(sales);
  }
});

it('sales: of an order of an earlier version, the last decision is known', () => {
  const sold = { amount: 250, reportedAt: DAY, decidedAt: 3 * DAY, sales: undefined };
  expect(salesOf({ ...sold, state: 'received' })).toEqual([
    { amount: 250, receivedAt: 3 * DAY, paidBackAt: null },
  ]);
  expect(salesOf({ ...sold, state: 'refunded' })).toEqual([
    { amount: 250, receivedAt: DAY, paidBackAt: 3 * DAY },
  ]);
  expect(salesOf({ ...sold, state: 'refused' })).toEqual([]);
});

/** Half past twelve at night in India is the day before by UTC. */
const inIndia = (time: string) => vi.setSystemTime(new Date(`${time}+05:30`));

it('npm run orders -- month: has what came and went back, by the days of India', async () => {
  inIndia('2028-11-30T23:50');
  const [asha, ravi] = [await buyer({ name: 'आशा' }), await buyer({ name: '=Ravi()' })];
  const one = await asha.placeOrder('412345678901');
  const two = await ravi.placeOrder('412345678902');
  await run('received', one, '--yes');
  inIndia('2028-12-01T00:10');
  await run('received', two, '--yes');
  inIndia('2028-12-31T23:59');
  await run('refund', one, '--yes');
  inIndia('2029-01-05T00:01');
  await run('refund', two, '--yes');
  expect((await run('month', '2029-01', '--csv')).out).toMatch(/"Left","","","",-250,""\r\n$/);
  expect((await run('month', '2028-11')).out).toMatch(
    /^2028-11-30 .*आशा, .*₹250\n[^]*Total +₹250/m,
  );
  const december = (await run('month', '2028-12')).out;
  expect(december.split('\n').map((line) => line.replace(/ {2,}/g, ' | ').trim())).toEqual([
    'Day | Reference | Book | Buyer | Came | Returned',
    expect.stringMatching(/^2028-12-01 \| VM-\w+ \| .* \| =Ravi\(\), uid-.*@example.in \| ₹250$/),
    expect.stringMatching(/^2028-12-31 \| VM-\w+ \| .* \| आशा, uid-.*@example.in \| ₹250$/),
    'Total | ₹250 | ₹250',
    'Left | ₹0',
    '',
  ]);
  expect((await run('month', '2029-02')).out).toBe(
    'Nothing came and nothing went back in 2029-02.\n',
  );
  const csv = (await run('month', '2028-12', '--csv')).out;
  expect(csv.startsWith('\uFEFF"Day","Reference","Book","Buyer","Came","Returned"\r\n')).toBe(true);
  expect(csv).toContain(`"'=Ravi(), `);
  expect(csv).toMatch(/"Total","","","",250,250\r\n"Left","","","",0,""\r\n$/);
});

it('npm run orders -- month: has a sale whose account was deleted, without the person', async () => {
  inIndia('2028-12-05T12:00');
  const asha = await buyer();
  const reference = await asha.placeOrder('412345678901');
  await run('received', reference, '--yes');
  const { eraseOrders } = await import('@/lib/shop/orders/erase-orders');
  await eraseOrders(asha.uid, store());
  expect(await orders()).toHaveLength(1);
  const { out } = await run('month', '2028-12');
  expect(out).toMatch(/^2028-12-05 .*account deleted +₹250$/m);
  expect(out).not.toContain(asha.email);
});

it('npm run orders -- month: refuses what is no month', async () => {
  for (const typed of ['december', '2028-13', '12-2028', '2028-12-01', '2028-1']) {
    const { code, complaints } = await run('month', typed);
    expect
      .soft([code, complaints], typed)
      .toEqual([1, `${typed} is no month. Write the year and the month: 2026-12.\n`]);
  }
  expect((await run('month')).code).toBe(2);
  expect((await run('list', '--csv')).code).toBe(2);
  expect((await run('month', '2028-12', '--name', 'Asha')).code).toBe(2);
});

it('npm run orders -- list: finds a buyer by name or address, and has the times of India', async () => {
  inIndia('2028-12-05T00:30');
  const [asha, ravi] = [await buyer({ name: 'Asha  Verma' }), await buyer({ name: 'रवि' })];
  await asha.report('412345678901');
  await ravi.report('412345678902');
  expect((await run('list')).out).toContain('2028-12-05 00:30');
  for (const [typed, found, other] of [
    ['asha v', asha, ravi],
    ['VERMA', asha, ravi],
    ['रवि', ravi, asha],
    [ravi.email.slice(0, 12).toUpperCase(), ravi, asha],
  ] as const) {
    const { out } = await run('list', '--name', typed);
    expect.soft(out, typed).toContain(found.email);
    expect.soft(out, typed).not.toContain(other.email);
  }
  expect((await run('list', '--name', 'Kabir')).out).toBe('No orders found.\n');
});
