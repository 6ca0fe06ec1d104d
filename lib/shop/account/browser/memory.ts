import { readStorage, readStoredJson, writeStorage } from '@/lib/browser/storage';
import { DAY } from '@/lib/time';

// Read by the loader and by the script in the page's head, too.
const HINT = 'account:known';
export const COMPLETED = 'account:profile-completed';
const BUYING = 'buying';

/** Longer than an answer about a payment takes. */
const REMEMBER_MS = 30 * DAY;

/** Each sign-in in this browser writes another. */
export const sessionHint = () => readStorage('localStorage', HINT);
export const hasSessionHint = () => sessionHint() !== null;

export const setSessionHint = (isSignedIn: boolean) =>
  writeStorage('localStorage', HINT, isSignedIn ? String(Date.now()) : null);

export const isAccountKey = (key: string | null) =>
  key === HINT || key === COMPLETED || key === null;

export const completedIds = () =>
  (readStorage('localStorage', COMPLETED) ?? '').split(' ').filter(Boolean);

export const hasCompletedProfile = (id: string) => completedIds().includes(id);

// Keeps all ids, because people share devices.
export function setProfileCompleted(id: string) {
  if (hasCompletedProfile(id)) return;
  writeStorage('localStorage', COMPLETED, [...completedIds(), id].join(' '));
}

/** What this browser remembers of buying, beside the two keys above. Visitors have these names stored. */
interface Memory {
  /** Outlives the logout. */
  hasSignedIn: boolean;
  /** By user: the book of a profile that was sent and not paid for yet; '' for none. */
  sent: Readonly<Record<string, string>>;
  told: readonly PaymentReport[];
}

interface PaymentReport {
  userId: string;
  bookId: string;
  /** When the buyer pressed Payment Submitted; the site never sees the payment. */
  at: number;
  /** The UTR of a report that the server has not confirmed; '' without one. */
  unreported?: string;
}

/** For browsers that deny storage. */
let memory: Memory = { hasSignedIn: false, sent: {}, told: [] };

export function recall(): Memory {
  const stored = (readStoredJson('localStorage', BUYING) ?? memory) as Partial<Memory>;
  const { hasSignedIn, sent, told } = stored;
  return {
    hasSignedIn: hasSignedIn === true,
    sent: typeof sent === 'object' && sent !== null ? sent : {},
    told: Array.isArray(told) ? told.filter((each: Partial<PaymentReport> | null) => each?.at) : [],
  };
}

export function remember(change: Partial<Memory>) {
  memory = { ...recall(), ...change };
  writeStorage('localStorage', BUYING, JSON.stringify(memory));
}

export const hasSignedInBefore = () => recall().hasSignedIn;
export const rememberSignIn = () => remember({ hasSignedIn: true });

export function sentProfile(userId: string): string | undefined {
  const { sent } = recall();
  return Object.hasOwn(sent, userId) ? String(sent[userId]) : undefined;
}

export const rememberSentProfile = (userId: string, bookId = '') =>
  remember({ sent: { ...recall().sent, [userId]: bookId } });

export function forgetSentProfile(userId: string) {
  const sent = { ...recall().sent };
  delete sent[userId];
  remember({ sent });
}

export function rememberReport(userId: string, bookId: string, now = Date.now()) {
  const others = recall().told.filter(
    (each) => now - each.at < REMEMBER_MS && !(each.userId === userId && each.bookId === bookId),
  );
  remember({ told: [...others, { userId, bookId, at: now }] });
}

/** When the buyer reported the payment, within the last 30 days. */
export const reportedAt = (userId: string, bookId: string, now = Date.now()): number | undefined =>
  recall().told.find(
    (each) => each.userId === userId && each.bookId === bookId && now - each.at < REMEMBER_MS,
  )?.at;
