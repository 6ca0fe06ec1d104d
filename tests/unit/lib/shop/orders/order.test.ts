import { expect, it } from 'vitest';
import {
  createOrder,
  decide,
  decidedAtOf,
  decisionsOn,
  type Order,
  orderStates,
  reportAgain,
  undoneOf,
  withoutPerson,
} from '@/lib/shop/orders/order';
import { DAY, HOUR } from '@/lib/time';
import { T0 } from '@/tests/support/rows';

const report = { book: 'a', title: 'A', amount: 299, utr: '412345678901', language: 'hi' };
const order = createOrder('asha', report, T0);
const received = decide(order, 'received', { by: 'terminal', now: T0 + 1 })!;

it('order: has the reference that the buyer was told, and one id for account and book', () => {
  expect(order.reference).toMatch(/^VM-[2-9A-Z]{6}$/);
  expect(createOrder('asha', report, T0 + 1).id).toBe(order.id);
  expect(createOrder('asha', { ...report, book: 'b' }, T0).id).not.toBe(order.id);
});

it('order: reported again with the same UTR, or none, it is the same', () => {
  for (const utr of ['412345678901', null]) {
    expect(reportAgain(order, { ...report, utr }, T0 + HOUR)).toBe('same');
    expect(reportAgain(received, { ...report, utr }, T0 + HOUR)).toBe('same');
  }
  expect(reportAgain(received, { ...report, utr: '499999999999' }, T0)).toBe('same');
});

it('order: another UTR is a new event, three times a day', () => {
  let now = order;
  for (const utr of ['1', '2']) {
    const next = reportAgain(now, { ...report, utr }, T0 + HOUR);
    expect(next).toMatchObject({ utr, isTold: false, event: now.event + 1, state: 'reported' });
    now = next as Order;
  }
  expect(reportAgain(now, { ...report, utr: '3' }, T0 + HOUR)).toBe('limited');
  expect(reportAgain(now, { ...report, utr: '3' }, T0 + DAY)).toMatchObject({ reports: 1 });
});

it('order: after a refusal the same report is a new event', () => {
  const refused = decide(order, 'refused', { by: 'terminal', now: T0 })!;
  expect(reportAgain(refused, { ...report, utr: null }, T0 + DAY)).toMatchObject({
    state: 'reported',
    utr: '412345678901',
    before: null,
    decidedAt: null,
    event: 3,
  });
});

it('order: each state allows what the owner may decide, and nothing else', () => {
  const allowed = orderStates.map((state) => decisionsOn({ state, before: 'reported' }));
  expect(allowed).toEqual([
    ['received', 'refused'],
    ['refunded', 'undone'],
    ['received', 'undone'],
    ['undone'],
  ]);
  expect(decide(order, 'refunded', { by: 'x', now: T0 })).toBeUndefined();
  expect(decide(order, 'undone', { by: 'x', now: T0 })).toBeUndefined();
});

it('order: undoing goes back a step, and from a refund two', () => {
  const undo = (of: Order) => decide(of, 'undone', { by: 'terminal', now: T0 + 3 })!;
  expect(undo(received)).toMatchObject({ state: 'reported', event: 3 });
  expect(decisionsOn(undo(received))).toEqual(['received', 'refused']);
  const refunded = decide(received, 'refunded', { by: 'terminal', now: T0 + 2 })!;
  expect(undo(refunded)).toMatchObject({ state: 'received', before: 'reported' });
  expect(undo(undo(refunded))).toMatchObject({ state: 'reported' });
});

it.each([
  [['received'], 'received'],
  [['refused'], 'refused'],
  [['received', 'refunded'], 'refunded'],
  [['received', 'refunded', 'undone'], 'received'],
  [['refused', 'received'], 'received'],
] as const)('order: says what was undone after %j', (decisions, undone) => {
  const made = [...decisions, 'undone'] as const;
  const last = made.reduce<Order>(
    (each, decision) => decide(each, decision, { by: 'terminal', now: T0 })!,
    order,
  );
  expect([undoneOf(last), decidedAtOf(last)]).toEqual([undone, null]);
  expect(undoneOf(order)).toBeUndefined();
  // An older version has not kept it.
  expect(undoneOf({ ...last, state: 'reported', before: null })).toBeUndefined();
});

it('order: keeps the reference that the buyer quotes when it is reported again', () => {
  const quoted = { ...order, reference: 'VM-7K3QX2' };
  expect(reportAgain(quoted, { ...report, utr: '499999999999' }, T0)).toMatchObject({
    reference: 'VM-7K3QX2',
  });
});

it('order: what is left of a sale names no person', () => {
  expect(withoutPerson(order)).toBeUndefined();
  const left = withoutPerson(received)!;
  expect(left).toMatchObject({ book: 'a', amount: 299, reportedAt: T0, state: 'received' });
  expect(JSON.stringify(left)).not.toMatch(/asha|412345678901|VM-/);
  expect(left.id).not.toBe(order.id);
  expect(left.id).toBe(withoutPerson(received)!.id);
});
