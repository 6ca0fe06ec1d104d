import { beforeEach, expect, it, vi } from 'vitest';
import {
  after,
  type Buying,
  type BuyingEvent,
  nextBuying,
  startOfBuying,
} from '@/components/shop/buying';
import { type User } from '@/lib/shop/account/user';
import { type OrderState } from '@/lib/shop/orders/order';
import { readTable } from '@/tests/support/table';

const { calls, note } = vi.hoisted(() => {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values.map(String)].join(' '));
  return { calls, note };
});

vi.mock('@/lib/shop/account/browser/memory', () => ({
  forgetSentProfile: note('forget sent'),
  rememberSentProfile: note('sent'),
  rememberReport: note('report'),
  setProfileCompleted: note('completed'),
  setSessionHint: note('hint'),
}));
vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/forms/call-action', () => ({ callAction: () => note('report')() }));

beforeEach(() => void calls.splice(0));

const follow = (...events: BuyingEvent[]) =>
  events.reduce((previous, event) => {
    const next = nextBuying(previous, event);
    after(previous, next, event);
    return next;
  }, startOfBuying);

const user = (profileCompleted = false) => ({ id: 'asha', profileCompleted }) as User;
const signedIn = (isComplete: boolean, sentFor?: string): BuyingEvent => ({
  type: 'signed-in',
  user: user(),
  isComplete,
  sentFor,
});

const withOrder = (state: OrderState, book = 'a'): BuyingEvent => ({
  type: 'signed-in',
  user: { ...user(true), orders: [{ book, reference: 'VM-7K3QX2', state, since: 0 }] },
  isComplete: true,
  sentFor: undefined,
});

/** By the words of the tables. */
const events: Record<string, BuyingEvent> = {
  login: { type: 'account-opened', tab: 'login' },
  toBuy: { type: 'account-opened', tab: 'register', bookId: 'a' },
  signedIn: signedIn(false),
  'signedIn complete': signedIn(true),
  'signedIn sentFor a': signedIn(false, 'a'),
  'signedIn sentFor b': signedIn(false, 'b'),
  'signedIn sentFor nothing': signedIn(false, ''),
  'signedIn reported': withOrder('reported'),
  'signedIn received': withOrder('received'),
  'signedIn refused': withOrder('refused'),
  'signedIn refunded': withOrder('refunded'),
  'signedIn other': withOrder('received', 'b'),
  known: { type: 'signed-in', user: user(true), isComplete: true, sentFor: undefined },
  unknown: { type: 'session-unknown' },
  lost: { type: 'signed-out', isLost: true },
  loggedOut: { type: 'signed-out', isLost: false },
  changed: { type: 'session-changed' },
  sent: { type: 'profile-sent' },
  reported: { type: 'payment-reported', bookId: 'a' },
  'reported nothing': { type: 'payment-reported', bookId: undefined },
  closed: { type: 'closed' },
  choose: { type: 'book-chosen', bookId: 'b' },
  purchase: { type: 'purchase-opened', bookId: 'a' },
  account: { type: 'account-shown', isShown: true },
  atAddress: { type: 'account-shown', isShown: true, leftProfileAt: 'address' },
  back: { type: 'account-shown', isShown: false },
};
const eventsOf = (names: string) => (names ? names.split(', ').map((name) => events[name]!) : []);

const states: Record<string, Partial<Buying>> = {
  a: { bookId: 'a' },
  b: { bookId: 'b' },
  'no book': { bookId: undefined },
  nobody: { user: null },
  asha: { user: user() },
  'not pressed': { pressedFor: undefined },
  'account shown': { isAccountShown: true },
  'left at address': { leftProfileAt: 'address' },
  'with a profile': { isProfileCompleted: true },
  'without a profile': { isProfileCompleted: false },
};
const STATUSES = ['anonymous', 'loading', 'signed-in'];

/** What is said of a state, such as "payment b" or "account, anonymous". */
function stateOf(text: string): Partial<Buying> {
  const parts = text.split(', ').flatMap((part) => (part in states ? [part] : part.split(' ')));
  const found = parts.map(
    (part) => states[part] ?? (STATUSES.includes(part) ? { status: part } : { step: part }),
  );
  return Object.assign({}, ...found) as Partial<Buying>;
}

it('buying: leads from the account over profile and payment to the thanks', () => {
  const all = eventsOf('toBuy, signedIn, sent, reported, closed');
  const steps = all.map((_, at) => follow(...all.slice(0, at + 1)).step);
  expect(steps).toEqual(['account', 'profile', 'payment', 'reported', 'none']);
});

it('buying: leads each buyer on', () => {
  for (const [name, happened, state] of readTable(import.meta.dirname, 'buying.tsv'))
    expect.soft(follow(...eventsOf(happened!)), name).toMatchObject(stateOf(state!));
});

it('buying: begins the profile of the next visitor anew', () => {
  const { step, leftProfileAt } = follow(...eventsOf('signedIn, atAddress, lost, signedIn'));
  expect([step, leftProfileAt]).toEqual(['profile', undefined]);
});

it('after: each step is remembered and reported once', () => {
  for (const [name, before, last, expected] of readTable(import.meta.dirname, 'remembered.tsv')) {
    const previous = follow(...eventsOf(before!));
    const event = events[last!]!;
    calls.splice(0);
    after(previous, nextBuying(previous, event), event);
    expect.soft(calls.join(', '), name).toBe(expected);
  }
});

it('buying: asks about a deletion that failed half-way once, before anything is bought', () => {
  const half = { ...user(), deletionAskedAt: '2026-11-26T06:00:00Z' };
  const asked: BuyingEvent = { ...signedIn(false), user: half } as BuyingEvent;
  expect(follow(events.toBuy!, asked)).toMatchObject({ step: 'none', isAccountShown: true });
  expect(follow(asked, events.back!, asked)).toMatchObject({ step: 'none', isAccountShown: false });
  expect(follow(asked, events.back!, signedIn(false))).toMatchObject({ step: 'profile' });
});
