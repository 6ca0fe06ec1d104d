import { expect, it } from 'vitest';
import { type Buying, type BuyingEvent, nextBuying, startOfBuying } from '@/components/shop/buying';

const follow = (...events: BuyingEvent[]) => events.reduce(nextBuying, startOfBuying);
const toBuy = (bookId?: string): BuyingEvent => ({
  ...{ type: 'account-opened', tab: 'register', bookId },
});
const signedIn = (isComplete: boolean, sentFor?: string): BuyingEvent => ({
  ...{ type: 'signed-in', isComplete, sentFor },
});
const sent = { type: 'profile-sent' } as const;
const told = { type: 'told' } as const;
const closed = { type: 'closed' } as const;
const purchase = { type: 'purchase-opened', bookId: 'a' } as const;

it('buying: leads from the account over profile and payment to the thanks', () => {
  const events = [toBuy('a'), signedIn(false), sent, told, closed];
  const steps = events.map((_, at) => follow(...events.slice(0, at + 1)).step);
  expect(steps).toEqual(['account', 'profile', 'payment', 'told', 'none']);
  expect(follow(...events).bookId).toBe('a');
});

it.each<[string, BuyingEvent[], Partial<Buying>]>([
  ['a buyer with a profile to the purchase', [toBuy('a'), signedIn(true)], purchaseOf('a')],
  ['a visitor without a book nowhere', [toBuy(), signedIn(true)], { step: 'none' }],
  ['a sent profile to the payment', [signedIn(false, 'b')], { step: 'payment', bookId: 'b' }],
  ['one for no book there, too', [signedIn(false, '')], { step: 'payment', bookId: undefined }],
  ['the payment to the purchase', [signedIn(false, 'a'), purchase], purchaseOf('a')],
  ['a closed dialog nowhere later', [toBuy('a'), closed, signedIn(true)], { step: 'none' }],
  ['who has told on, not back', [toBuy('a'), sent, told, signedIn(false, 'a')], { step: 'told' }],
  ['past a profile of another tab', [signedIn(false), signedIn(true)], { step: 'none' }],
  ['a purchase on through a refresh', [purchase, signedIn(true)], purchaseOf('a')],
  ['a lost session out', [toBuy('a'), signedIn(false), { type: 'signed-out' }], startOfBuying],
  ['an open account dialog on', [toBuy('a'), { type: 'signed-out' }], { step: 'account' }],
])('buying: leads %s', (_, events, expected) => {
  expect(follow(...events)).toMatchObject(expected);
});

function purchaseOf(bookId: string): Partial<Buying> {
  return { step: 'purchase', bookId };
}
