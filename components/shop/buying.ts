export type AuthTab = 'login' | 'register';

export type Step = 'none' | 'account' | 'profile' | 'payment' | 'purchase' | 'told';

/** How far a visitor is with buying, or, without a book, with the account alone. */
export interface Buying {
  step: Step;
  tab: AuthTab;
  bookId?: string;
}

export type BuyingEvent =
  | { type: 'account-opened'; tab: AuthTab; bookId?: string }
  /** @param sentFor the book of a profile that was sent and not paid for yet; '' for none. */
  | { type: 'signed-in'; isComplete: boolean; sentFor: string | undefined }
  | { type: 'signed-out' }
  | { type: 'profile-sent' }
  | { type: 'book-chosen'; bookId: string | undefined }
  | { type: 'purchase-opened'; bookId: string }
  | { type: 'told' }
  | { type: 'closed' };

export const startOfBuying: Buying = { step: 'none', tab: 'login' };

function stepAfterSignIn({ step, bookId }: Buying): Step {
  if (step === 'account') return bookId ? 'purchase' : 'none';
  // Another tab has completed the profile.
  return step === 'profile' || step === 'payment' ? 'none' : step;
}

export function nextBuying(now: Buying, event: BuyingEvent): Buying {
  switch (event.type) {
    case 'account-opened':
      return { step: 'account', tab: event.tab, bookId: event.bookId };
    case 'signed-in': {
      if (event.isComplete) return { ...now, step: stepAfterSignIn(now) };
      if (now.step === 'told') return now;
      if (event.sentFor === undefined) return { ...now, step: 'profile' };
      return { ...now, step: 'payment', bookId: now.bookId ?? (event.sentFor || undefined) };
    }
    case 'signed-out':
      return now.step === 'account' ? now : startOfBuying;
    case 'profile-sent':
      return { ...now, step: 'payment' };
    case 'book-chosen':
      return { ...now, bookId: event.bookId };
    case 'purchase-opened':
      return { ...now, step: 'purchase', bookId: event.bookId };
    case 'told':
      return { ...now, step: 'told' };
    case 'closed':
      return { ...now, step: 'none' };
  }
}
