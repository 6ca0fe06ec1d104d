import { completeProfileAction } from '@/lib/server/actions/account';
import {
  forgetSentProfile,
  rememberSentProfile,
  rememberReport,
  setProfileCompleted,
  setSessionHint,
} from '@/lib/shop/account/browser/memory';
import { type Buyer } from '@/lib/shop/orders/own-orders';
import { callAction } from '@/lib/forms/call-action';

export type AuthTab = 'login' | 'register';

export type ProfileStep = 'person' | 'address';

export type Step = 'none' | 'account' | 'profile' | 'payment' | 'purchase' | 'reported';

/** Who is here, and how far with buying or, without a book, with the account alone. */
export interface Buying {
  status: 'loading' | 'anonymous' | 'signed-in';
  user: Buyer | null;
  /** Also where only this browser knows it. */
  isProfileCompleted: boolean;
  step: Step;
  tab: AuthTab;
  bookId?: string;
  /** The book whose button opened the account; none for Login. */
  pressedFor?: string;
  /** The dialog with the account's data; it stays when the account is deleted. */
  isAccountShown: boolean;
  /** Where the visitor was in the profile when that dialog took its place. */
  leftProfileAt?: ProfileStep;
}

export type BuyingEvent =
  | { type: 'account-opened'; tab: AuthTab; bookId?: string }
  /** @param sentFor the book of a profile that was sent and not paid for yet; '' for none. */
  | { type: 'signed-in'; user: Buyer; isComplete: boolean; sentFor: string | undefined }
  /** @param isLost the visitor did not log out. */
  | { type: 'signed-out'; isLost: boolean }
  /** Another page has signed in or out. */
  | { type: 'session-changed' }
  | { type: 'session-unknown' }
  | { type: 'profile-sent' }
  | { type: 'book-chosen'; bookId: string | undefined }
  | { type: 'purchase-opened'; bookId: string }
  /** The buyer says that the screenshot was sent. */
  | { type: 'payment-reported'; bookId: string | undefined }
  | { type: 'account-shown'; isShown: boolean; leftProfileAt?: ProfileStep }
  | { type: 'closed' };

export const startOfBuying: Buying = {
  status: 'loading',
  user: null,
  isProfileCompleted: false,
  step: 'none',
  tab: 'login',
  isAccountShown: false,
};

export const isPaying = ({ step }: Buying) => step === 'payment' || step === 'reported';

/** Who has paid is not asked to pay: the book's card then says how far the order is. */
function stepAfterSignIn({ step, bookId }: Buying, { orders = [] }: Buyer): Step {
  const isPaid = orders.some(
    ({ book, state }) => book === bookId && (state === 'received' || state === 'reported'),
  );
  if (step === 'account') return bookId && !isPaid ? 'purchase' : 'none';
  // Another tab has completed the profile.
  return step === 'profile' || step === 'payment' ? 'none' : step;
}

function signIn(now: Buying, event: Extract<BuyingEvent, { type: 'signed-in' }>): Buying {
  const { user, isComplete, sentFor } = event;
  const next = { ...now, status: 'signed-in' as const, user, isProfileCompleted: isComplete };
  // Nothing can be bought before the person has decided.
  if (user.deletionAskedAt) {
    const isAsked = now.user?.id === user.id;
    return { ...next, step: 'none', isAccountShown: now.isAccountShown || !isAsked };
  }
  if (isComplete) return { ...next, step: stepAfterSignIn(now, user) };
  if (now.step === 'reported') return next;
  if (sentFor === undefined) return { ...next, step: 'profile' };
  return { ...next, step: 'payment', bookId: now.bookId ?? (sentFor || undefined) };
}

/** The dialog to log in stays open for a visitor who is not signed in. */
function signOut(now: Buying, status: Buying['status'], bookId?: string): Buying {
  const { step, tab, isAccountShown } = now;
  if (step === 'account') return { ...now, status, user: null };
  return { ...startOfBuying, status, tab, bookId, isAccountShown };
}

export function nextBuying(now: Buying, event: BuyingEvent): Buying {
  switch (event.type) {
    case 'account-opened': {
      const { tab, bookId } = event;
      // A lost session has left the book that was chosen.
      return { ...now, step: 'account', tab, bookId: bookId ?? now.bookId, pressedFor: bookId };
    }
    case 'signed-in':
      return signIn(now, event);
    case 'signed-out':
      return signOut(now, 'anonymous', event.isLost ? now.bookId : undefined);
    case 'session-changed':
      return signOut(now, 'loading');
    case 'session-unknown':
      return now.status === 'loading' ? { ...now, status: 'anonymous' } : now;
    case 'profile-sent':
      return { ...now, step: 'payment' };
    case 'book-chosen':
      return { ...now, bookId: event.bookId };
    case 'purchase-opened':
      return { ...now, isProfileCompleted: true, step: 'purchase', bookId: event.bookId };
    case 'payment-reported':
      return { ...now, step: 'reported' };
    case 'account-shown':
      return {
        ...now,
        isAccountShown: event.isShown,
        leftProfileAt: event.leftProfileAt ?? now.leftProfileAt,
      };
    case 'closed':
      return {
        ...now,
        isProfileCompleted: now.isProfileCompleted || isPaying(now),
        step: 'none',
        bookId: undefined,
      };
  }
}

/** Reports a profile that only this browser knows as complete; a failed report is repeated. */
const reportCompleted = () => void callAction(completeProfileAction);

/** What follows from an event beside the next state: what this browser remembers, and reports. */
export function after(previous: Buying, next: Buying, event: BuyingEvent): void {
  const { user } = next;
  if (event.type === 'signed-out' && event.isLost) setSessionHint(false);
  if (!user) return;
  if (event.type === 'signed-in') {
    if (user.profileCompleted) setProfileCompleted(user.id);
    else if (event.isComplete) reportCompleted();
    return;
  }
  if (event.type === 'profile-sent') rememberSentProfile(user.id, next.bookId);
  if (event.type === 'payment-reported' && event.bookId) rememberReport(user.id, event.bookId);
  if (next.isProfileCompleted && !previous.isProfileCompleted) {
    setProfileCompleted(user.id);
    forgetSentProfile(user.id);
    reportCompleted();
  }
}
