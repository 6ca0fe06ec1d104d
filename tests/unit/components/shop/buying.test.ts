import { beforeEach, expect, it, vi } from 'vitest';
import {
  after,
  type Buying,
  type BuyingEvent,
  nextBuying,
  startOfBuying,
} from '@/components/shop/buying';
import { type User } from '@/lib/account/user';

const { calls, note } = vi.hoisted(() => {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values.map(String)].join(' '));
  return { calls, note };
});

vi.mock('@/lib/account/browser/memory', () => ({
  forgetSentProfile: note('forget sent'),
  rememberSentProfile: note('sent'),
  rememberReport: note('report'),
  setProfileCompleted: note('completed'),
  setSessionHint: note('hint'),
}));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/forms/call-action', () => ({ callAction: () => note('report')() }));

beforeEach(() => void calls.splice(0));

const follow = (...events: BuyingEvent[]) =>
  events.reduce((previous, event) => {
    const next = nextBuying(previous, event);
    after(previous, next, event);
    return next;
  }, startOfBuying);

const user = (profileCompleted = false) => ({ id: 'asha', profileCompleted }) as User;
const login: BuyingEvent = { type: 'account-opened', tab: 'login' };
const toBuy = (bookId: string): BuyingEvent => ({
  ...{ type: 'account-opened', tab: 'register', bookId },
});
const signedIn = (isComplete: boolean, sentFor?: string): BuyingEvent => ({
  ...{ type: 'signed-in', user: user(), isComplete, sentFor },
});
const lost: BuyingEvent = { type: 'signed-out', isLost: true };
const loggedOut: BuyingEvent = { type: 'signed-out', isLost: false };
const changed: BuyingEvent = { type: 'session-changed' };
const sent: BuyingEvent = { type: 'profile-sent' };
const reported: BuyingEvent = { type: 'payment-reported', bookId: 'a' };
const closed: BuyingEvent = { type: 'closed' };
const choose: BuyingEvent = { type: 'book-chosen', bookId: 'b' };
const purchase: BuyingEvent = { type: 'purchase-opened', bookId: 'a' };
const account: BuyingEvent = { type: 'account-shown', isShown: true };
const atAddress: BuyingEvent = { ...account, leftProfileAt: 'address' };
const back: BuyingEvent = { type: 'account-shown', isShown: false };

it('buying: leads from the account over profile and payment to the thanks', () => {
  const events = [toBuy('a'), signedIn(false), sent, reported, closed];
  const steps = events.map((_, at) => follow(...events.slice(0, at + 1)).step);
  expect(steps).toEqual(['account', 'profile', 'payment', 'reported', 'none']);
});

it('buying: leads each buyer on', () => {
  for (const [_, events, expected] of [
    ['a buyer with a profile to the purchase', [toBuy('a'), signedIn(true)], purchaseOf('a')],
    ['a visitor without a book nowhere', [login, signedIn(true)], { step: 'none' }],
    ['a sent profile to the payment', [signedIn(false, 'b')], { step: 'payment', bookId: 'b' }],
    ['one for no book there, too', [signedIn(false, '')], { step: 'payment', bookId: undefined }],
    ['the payment to the purchase', [signedIn(false, 'a'), purchase], purchaseOf('a')],
    ['a closed dialog nowhere later', [toBuy('a'), closed, signedIn(true)], { step: 'none' }],
    [
      'who has reported on, not back',
      [toBuy('a'), sent, reported, signedIn(false, 'a')],
      { step: 'reported' },
    ],
    ['past a profile of another tab', [signedIn(false), signedIn(true)], { step: 'none' }],
    ['a purchase on through a refresh', [purchase, signedIn(true)], purchaseOf('a')],
    [
      'an open account dialog on',
      [toBuy('a'), loggedOut],
      { step: 'account', status: 'anonymous' },
    ],
    ['a lost session out, with its book', [toBuy('a'), signedIn(false), lost], out('a')],
    ['it on with its book', [toBuy('a'), signedIn(false), lost, login], { bookId: 'a' }],
    [
      'it to its profile',
      [toBuy('a'), signedIn(false), lost, login, signedIn(false)],
      { bookId: 'a' },
    ],
    ['who logs out to no book', [toBuy('a'), signedIn(false), loggedOut], out()],
    ['another page’s visitor to no book', [toBuy('a'), signedIn(false), changed], waiting()],
    [
      'a closed dialog to no book',
      [toBuy('a'), closed, login],
      { step: 'account', bookId: undefined },
    ],
    ['Login to no busy book', [toBuy('a'), lost, login], { pressedFor: undefined }],
    ['a deleted account on', [account, signedIn(true), loggedOut], { isAccountShown: true }],
    [
      'on in the profile after the account',
      [signedIn(false), atAddress, back],
      profileAt('address'),
    ],
    ['no answer to nobody', [{ type: 'session-unknown' }], { status: 'anonymous' }],
    ['no answer nowhere for who is here', [signedIn(true), { type: 'session-unknown' }], signed()],
    ['a closed payment to a profile', [signedIn(false, 'a'), closed], { isProfileCompleted: true }],
    ['a closed profile to none', [signedIn(false), closed], { isProfileCompleted: false }],
  ] as [string, BuyingEvent[], Partial<Buying>][]) {
    expect.soft(follow(...events), _).toMatchObject(expected);
  }
});

it('buying: begins the profile of the next visitor anew', () => {
  const { step, leftProfileAt } = follow(signedIn(false), atAddress, lost, signedIn(false));
  expect([step, leftProfileAt]).toEqual(['profile', undefined]);
});

it('after: each step is remembered and reported once', () => {
  for (const [_, before, event, expected] of [
    ['a profile that only this browser knows is reported', [], signedIn(true), ['report']],
    [
      'a known profile is remembered',
      [],
      { type: 'signed-in', user: user(true), isComplete: true, sentFor: undefined },
      ['completed asha'],
    ],
    ['an open profile is nothing', [], signedIn(false), []],
    [
      'a sent profile is remembered with its book',
      [toBuy('a'), signedIn(false)],
      sent,
      ['sent asha a'],
    ],
    ['a reported payment is remembered', [signedIn(false, 'a')], reported, ['report asha a']],
    [
      'one for no book is not',
      [signedIn(false, '')],
      { type: 'payment-reported', bookId: undefined },
      [],
    ],
    ['a closed payment completes the profile', [signedIn(false, 'a')], closed, completion()],
    ['closed thanks do, too', [signedIn(false, 'a'), reported], closed, completion()],
    ['the price of the payment does, too', [signedIn(false, 'a')], purchase, completion()],
    ['a purchase completes nothing twice', [signedIn(true)], purchase, []],
    ['a closed purchase completes nothing', [signedIn(true), purchase], closed, []],
    ['another book completes nothing', [signedIn(false, 'a')], choose, []],
    ['a lost session forgets its hint', [signedIn(true)], lost, ['hint false']],
    ['who logs out has forgotten it', [signedIn(true)], loggedOut, []],
    ['nobody completes nothing', [toBuy('a')], closed, []],
  ] as [string, BuyingEvent[], BuyingEvent, string[]][]) {
    const previous = follow(...before);
    calls.splice(0);
    after(previous, nextBuying(previous, event), event);
    expect.soft(calls, _).toEqual(expected);
  }
});

function purchaseOf(bookId: string): Partial<Buying> {
  return { step: 'purchase', bookId };
}

function profileAt(leftProfileAt: Buying['leftProfileAt']): Partial<Buying> {
  return { step: 'profile', leftProfileAt };
}

function out(bookId?: string): Partial<Buying> {
  return { status: 'anonymous', user: null, step: 'none', bookId };
}

function waiting(): Partial<Buying> {
  return { ...out(), status: 'loading' };
}

function signed(): Partial<Buying> {
  return { status: 'signed-in', user: user() };
}

function completion() {
  return ['completed asha', 'forget sent asha', 'report'];
}

it('buying: asks about a deletion that failed half-way once, before anything is bought', () => {
  const half = { ...user(), deletionAskedAt: '2026-11-26T06:00:00Z' };
  const asked: BuyingEvent = { ...signedIn(false), user: half } as BuyingEvent;
  expect(follow(toBuy('a'), asked)).toMatchObject({ step: 'none', isAccountShown: true });
  expect(follow(asked, back, asked)).toMatchObject({ step: 'none', isAccountShown: false });
  expect(follow(asked, back, signedIn(false))).toMatchObject({ step: 'profile' });
});
