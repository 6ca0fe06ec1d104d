import { expect, it, vi } from 'vitest';
import { type Database } from '@/lib/store/collection';
import { type Order } from '@/lib/shop/orders/order';
import { type StatementLine } from '@/lib/shop/orders/payment';
import { type OrderStore } from '@/lib/shop/orders/store';
import { type Surroundings } from '@/lib/shop/orders/surroundings';
import { DAY } from '@/lib/time';
import { seededRandom } from '@/tests/support/outbox';
import { T0 } from '@/tests/support/rows';
import { AUTH_SECRET } from '@/tests/support/session';
import { provideThreeBooks, threeBooks } from '@/tests/support/three-books';

vi.stubEnv('AUTH_SECRET', AUTH_SECRET);
provideThreeBooks();
// Two of them are sold on the site.
const priced = { ebook: threeBooks['tables-by-heart'].ebook, amazonLink: null, academic: false };
vi.doMock('@/content/books.json', () => ({
  default: {
    ...threeBooks,
    'ganit-yatra': {
      ...threeBooks['ganit-yatra'],
      ...priced,
      price: { ...threeBooks['tables-by-heart'].price, upi: 150 },
    },
  },
}));
// What reads settings and books may be loaded already.
vi.resetModules();
const { sqliteDatabase } = await import('@/lib/store/sqlite');
const { ordersIn } = await import('@/lib/shop/orders/store');
const { usersIn } = await import('@/lib/shop/account/server/user-store');
const { findUser, saveUser } = await import('@/lib/shop/account/server/users');
const { decideOrder } = await import('@/lib/shop/orders/decide-order');
const { reportPayment } = await import('@/lib/shop/orders/report');
const { eraseOrders } = await import('@/lib/shop/orders/erase-orders');
const { idOfUtr } = await import('@/lib/shop/orders/payment');
const { findSpentUtr } = await import('@/lib/shop/orders/payments');
const { decideTogether, findGroups, findReceivedWith } = await import('@/lib/shop/orders/together');
const { tendOrders } = await import('@/lib/shop/orders/upkeep');

const BOOK = 'tables-by-heart';
const BOOKS = [BOOK, 'ganit-yatra'];

function openSite(database: Database = sqliteDatabase(':memory:')) {
  const orders = ordersIn(database);
  const users = usersIn(database);
  const clock = { now: T0 };
  const outbox = { accept: () => ({ status: 'success' }), store: undefined };
  const around = (store: OrderStore = orders) =>
    ({ orders: store, users, outbox, owners: [], now: () => clock.now }) as unknown as Surroundings;
  return {
    orders,
    users,
    clock,
    around,
    async join(account: string) {
      const claims = { email: `${account}@example.in`, name: account, photoURL: null };
      const user = { id: account, ...claims, emailVerified: true, provider: 'password' as const };
      await saveUser(user, users);
    },
    report: (account: string, utr: string, store?: OrderStore, book = BOOK) =>
      reportPayment({ id: account }, { book, utr, language: 'en' }, around(store)),
    async press(
      order: Order & { version: string },
      decision: Parameters<typeof decideOrder>[1]['decision'],
      more: { utr?: string; line?: StatementLine } = {},
      store?: OrderStore,
    ) {
      const found = { ...order, account: order.account!, order };
      const choice = { decision, by: 'terminal', event: order.event, ...more };
      return decideOrder(found, choice, around(store));
    },
    async leave(account: string, store: OrderStore = orders) {
      const user = await findUser(account, users);
      await eraseOrders(account, store);
      if (user) await users.deleteUser(user.id);
      await eraseOrders(account, store);
    },
    only: async (account: string) => (await orders.list({ account }))[0]!,
  };
}

const [UTR, OTHER] = ['633012345678', '633087654321'];

it('payment: settles one order once, and says which', async () => {
  const site = openSite();
  for (const name of ['asha', 'ravi']) {
    await site.join(name);
    await site.report(name, UTR);
  }
  const settled = (await site.press(await site.only('asha'), 'received')) as Order;
  expect(settled.state).toBe('received');
  const ravis = await site.only('ravi');
  expect(await site.press(ravis, 'received')).toBe('spent');
  expect(await findSpentUtr(ravis, site.orders)).toEqual({
    reference: settled.reference,
    at: T0,
    paidBackAt: null,
  });
  // Another payment, which the owner sees, settles it.
  expect(await site.press(ravis, 'received', { utr: OTHER })).toMatchObject({ state: 'received' });
});

it('payment: an undone decision gives it free, and a refund does not', async () => {
  const site = openSite();
  for (const name of ['asha', 'ravi']) {
    await site.join(name);
    await site.report(name, UTR);
  }
  await site.press(await site.only('asha'), 'received');
  await site.press(await site.only('asha'), 'undone');
  await site.press(await site.only('ravi'), 'received');
  expect(await site.press(await site.only('asha'), 'received')).toBe('spent');
  await site.press(await site.only('ravi'), 'refunded');
  expect(await site.press(await site.only('asha'), 'received')).toBe('spent');
  site.clock.now += DAY;
  const again = (await site.report('ravi', UTR)) as Order;
  expect(again).toMatchObject({ state: 'reported', epoch: 1, utr: UTR });
  expect(await site.press(await site.only('ravi'), 'received')).toBe('spent');
  expect(await findSpentUtr(again, site.orders)).toMatchObject({ paidBackAt: T0 });
  expect(await site.press(await site.only('asha'), 'received')).toBe('spent');
});

it('payment: of a refund, the old UTR is not taken over into the next report', async () => {
  const site = openSite();
  await site.join('asha');
  await site.report('asha', UTR);
  await site.press(await site.only('asha'), 'received');
  await site.press(await site.only('asha'), 'refunded');
  await site.report('asha', '');
  expect(await site.only('asha')).toMatchObject({ state: 'reported', utr: null, epoch: 1 });
});

it('payment: of a deleted account it is known again for 180 days, without the person', async () => {
  const site = openSite();
  for (const name of ['asha', 'ravi']) await site.join(name);
  await site.report('asha', UTR);
  const line = { day: '2026-11-26', amount: 250, narration: 'UPI ASHA', utr: UTR, nth: 1 };
  const { reference } = (await site.press(await site.only('asha'), 'received', { line })) as Order;
  await site.leave('asha');
  const stored = async () => {
    const found = [];
    for await (const payment of site.orders.payments.all()) found.push(payment);
    return found;
  };
  expect(JSON.stringify([await site.orders.list(), await stored()])).not.toMatch(
    new RegExp(`asha|${UTR}|${reference}`, 'i'),
  );
  site.clock.now += 100 * DAY;
  await tendOrders(site.around());
  await site.report('ravi', UTR);
  expect(await site.press(await site.only('ravi'), 'received')).toBe('spent');
  site.clock.now += 81 * DAY;
  await tendOrders(site.around());
  expect(await stored()).toEqual([]);
});

it('payment: its text is erased after 90 days, and the row after 90 more', async () => {
  const site = openSite();
  await site.join('asha');
  await site.report('asha', UTR);
  await site.press(await site.only('asha'), 'received');
  const [before] = await site.orders.payments.find('id', idOfUtr(UTR));
  expect(before).toMatchObject({ utr: UTR, state: 'settled', source: 'buyer' });
  site.clock.now = T0 + 91 * DAY;
  await tendOrders(site.around());
  const [after] = await site.orders.payments.find('id', idOfUtr(UTR));
  expect(after).toMatchObject({ utr: null, narration: null, state: 'settled' });
  site.clock.now = T0 + 181 * DAY;
  await tendOrders(site.around());
  expect(await site.orders.payments.find('id', idOfUtr(UTR))).toEqual([]);
});

it('payment: an order that an earlier version has received has spent its UTR', async () => {
  const site = openSite();
  for (const name of ['asha', 'ravi']) {
    await site.join(name);
    await site.report(name, UTR);
  }
  const ashas = await site.only('asha');
  await site.orders.replace(ashas, { ...ashas, state: 'received', before: 'reported', event: 2 });
  expect(await site.press(await site.only('ravi'), 'received')).toBe('spent');
  await site.press(await site.only('asha'), 'refunded');
  await site.report('asha', UTR);
  expect(await site.press(await site.only('asha'), 'received')).toBe('spent');
  expect(await site.press(await site.only('ravi'), 'received')).toBe('spent');
});

class Killed extends Error {}

/** A process that reads and writes between others, and may be killed before any of its writes. */
function process(orders: OrderStore, random: () => number, deaths: number): OrderStore {
  let isDead = false;
  const slow = (work: (...values: never[]) => Promise<unknown>, isWrite: boolean) =>
    (async (...values: never[]) => {
      for (let turns = Math.floor(random() * 4); turns > 0; turns--) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      isDead ||= isWrite && random() < deaths;
      if (isDead) throw new Killed();
      return work(...values);
    }) as never;
  const wrap = <Each extends { insert: unknown; replace: unknown; remove: unknown; find: unknown }>(
    collection: Each,
  ): Each => ({
    ...collection,
    insert: slow(collection.insert as never, true),
    replace: slow(collection.replace as never, true),
    remove: slow(collection.remove as never, true),
    find: slow(collection.find as never, false),
  });
  return {
    ...wrap(orders),
    list: slow(orders.list as never, false),
    payments: wrap(orders.payments),
  };
}

const PEOPLE = ['asha', 'ravi', 'meera'];
const UTRS = ['633000000001', '633000000002', 'paid'];
const LINES: StatementLine[] = [
  { day: '2026-11-26', amount: 250, narration: 'UPI 1', utr: UTRS[0]!, nth: 1 },
  { day: '2026-11-26', amount: 250, narration: 'UPI note', utr: null, nth: 1 },
];

const ACTS = [
  'report',
  'report',
  'report',
  'press',
  'press',
  'match',
  'refund',
  'undo',
  'leave',
  'together',
  'together',
  'undo together',
] as const;

/** Steps at once, of people and owners who do what they like. */
async function live(seed: number) {
  const random = seededRandom(seed);
  const site = openSite();
  const pick = <Each>(values: readonly Each[]) => values[Math.floor(random() * values.length)]!;
  for (const name of PEOPLE) await site.join(name);
  /** Payments whose order was paid back and reported again. */
  const returned = new Set<string>();
  /** The sales of each press for several orders. */
  const together: string[][] = [];
  const log: string[] = [];

  async function step() {
    const store = process(site.orders, random, 0.05);
    const account = pick(PEOPLE);
    const act = pick(ACTS);
    log.push(`${act} ${account}`);
    if (act === 'report') return site.report(account, pick(UTRS), store, pick(BOOKS));
    if (act === 'leave') {
      if (random() < 0.7) return;
      await site.leave(account, store);
      return site.join(account);
    }
    const order = pick(await site.orders.list({ account }));
    if (!order) return;
    if (act === 'together') {
      const [group] = await findGroups(order, site.orders);
      if (!group) return;
      together.push(group.orders.map(({ saleId }) => saleId));
      const utr = random() < 0.2 ? pick(UTRS) : null;
      const line = random() < 0.3 ? { line: pick(LINES) } : {};
      const orders = [group.orders[0]!, ...group.orders.slice(1)] as const;
      const choice = { decision: 'received', by: 'terminal', utr, ...line } as const;
      return decideTogether(orders, choice, site.around(store));
    }
    if (act === 'undo together') {
      const all = [order, ...(await findReceivedWith(order, site.orders))] as const;
      return decideTogether(all, { decision: 'undone', by: 'terminal' }, site.around(store));
    }
    if (act === 'press') {
      const more = random() < 0.2 ? { utr: pick(UTRS) } : {};
      return site.press(order, 'received', more, store);
    }
    if (act === 'match') return site.press(order, 'received', { line: pick(LINES) }, store);
    return site.press(order, act === 'refund' ? 'refunded' : 'undone', {}, store);
  }

  const settled = (all: readonly Order[]) => {
    // Of a deletion that was killed, what is left of a sale stands beside its order.
    const sales = new Set(all.filter(({ account }) => account !== null).map((each) => each.saleId));
    return all
      .filter(({ id }) => !sales.has(id))
      .filter(({ state }) => state === 'received' || state === 'refunded');
  };
  for (let round = 0; round < 12; round++) {
    const before = await site.orders.list();
    const results = await Promise.allSettled(Array.from({ length: 3 }, step));
    for (const result of results) {
      if (result.status === 'rejected' && !(result.reason instanceof Killed)) throw result.reason;
    }
    const after = await site.orders.list();
    for (const { id, state, payment } of before) {
      const next = after.find((order) => order.id === id);
      const isReported = next?.state === 'reported' && next.last === 'reported';
      if (state === 'refunded' && isReported && payment) returned.add(payment);
    }
    const spent = settled(after).flatMap(({ payment }) => payment ?? 'none');
    for (const payment of new Set(spent)) {
      const sales = settled(after).filter((order) => order.payment === payment);
      const isPressed = together.some((each) => sales.every(({ saleId }) => each.includes(saleId)));
      expect(sales.length === 1 || isPressed, `seed ${seed}: ${log.join(', ')}`).toBe(true);
    }
    expect(spent, `seed ${seed}`).not.toContain('none');
    for (const payment of returned) expect(spent, `seed ${seed}`).not.toContain(payment);
  }
  // Whatever was killed: a payment that nobody has used settles each order that waits.
  let next = 633_100_000_000;
  for (const order of await site.orders.list()) {
    if (order.account === null || (order.state !== 'reported' && order.state !== 'refused'))
      continue;
    const result = await site.press(order, 'received', { utr: `${next++}` });
    expect(result, `seed ${seed}`).toMatchObject({ state: 'received' });
  }
  return settled(await site.orders.list()).length;
}

it('payment: whatever happens at once or is killed, no order is received twice for one payment', async () => {
  const { SEED = 1, RUNS = 25 } = globalThis.process.env;
  let received = 0;
  for (let run = 0; run < Number(RUNS); run++) received += await live(Number(SEED) + run);
  expect(received).toBeGreaterThan(Number(RUNS));
});
