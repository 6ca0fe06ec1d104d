import { setTimeout } from 'node:timers/promises';
import { type UserRecord } from 'firebase-admin/auth';
import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { type Session, type SignIn, type User } from '@/lib/shop/account/user';
import { CHECK_TIMEOUT } from '@/lib/deadlines';
import { log } from '@/lib/log/log';
import { SECOND } from '@/lib/time';
import { adminAuth, canReadAccounts } from './firebase-admin';
import { type UserStore } from './user-store';
import { findUser } from './users';

interface Answer {
  ended: boolean;
  /** The provider has no such account. */
  isGone?: boolean;
  changes?: Partial<User>;
}

async function askStore({ id, user }: Session, users: UserStore): Promise<Answer> {
  const [isRevoked, stored] = await Promise.all([
    users.isSessionRevoked(id),
    findUser(user.id, users),
  ]);
  // A sign-in stores the user first: without that one the account was erased, even if it came back.
  const isErased = stored?.createdAt.toISOString() !== user.createdAt;
  // Dates are compared for equality only: clocks of servers and of Firebase differ.
  const isOfBefore = stored?.sessionsEndedAt?.toISOString() !== user.sessionsEndedAt;
  if (isRevoked || isErased || isOfBefore) return { ended: true };
  const { profileCompletedAt, deletionAskedAt } = stored!;
  return {
    ended: false,
    changes: {
      profileCompleted: Boolean(profileCompletedAt),
      deletionAskedAt: deletionAskedAt?.toISOString(),
    },
  };
}

/** Tokens of earlier sign-ins are revoked. The provider has whole seconds; in milliseconds. */
export const validSince = (account: UserRecord) =>
  Date.parse(account.tokensValidAfterTime ?? '') || 0;

/** A password, an address or a revocation that came in the second of the sign-in came after it. */
function isRevoked(account: UserRecord, { signedInAt, revokedOthersAt }: Omit<SignIn, 'provider'>) {
  const revokedAt = validSince(account);
  const createdAt = Math.floor(Date.parse(account.metadata.creationTime) / SECOND) * SECOND;
  // A new account has the second in which it was created, and may sign in within it.
  const isNew = revokedAt === createdAt && signedInAt === createdAt;
  return revokedAt >= signedInAt && revokedAt !== revokedOthersAt && !isNew;
}

/** Whether the provider's account is no longer the one that has signed in. */
export function hasEnded(
  account: UserRecord,
  { email, provider, ...signIn }: Omit<SignIn, 'provider'> & { email: string; provider?: string },
): boolean {
  const isUnlinked = provider !== undefined && !isLinked(account, provider);
  return account.disabled || account.email !== email || isUnlinked || isRevoked(account, signIn);
}

const isLinked = ({ providerData }: UserRecord, provider: string) =>
  providerData.some(({ providerId }) => providerId === provider);

/** Asks about the address, and takes its verification from the same answer. */
async function askFirebase({ user, ...session }: Session): Promise<Answer> {
  if (!canReadAccounts) return { ended: false };
  try {
    const account = await adminAuth().getUser(user.id);
    const { emailVerified } = account;
    return {
      ended: hasEnded(account, { ...session, email: user.email }),
      changes: { emailVerified },
    };
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found')
      return { ended: true, isGone: true };
    throw error;
  }
}

function attempt<Value>(event: string, answer: Promise<Value>): Promise<Value | undefined> {
  return waitAtMost(answer, CHECK_TIMEOUT).catch((error: unknown) => {
    log.warn(event, { code: errorCode(error) });
    return undefined;
  });
}

/**
 * Revokes the tokens of an account at Firebase, where the site may. A sign-in in the second of this clock
 * counts as earlier, so that second is over at the end.
 */
export async function revokeTokens(uid: string): Promise<void> {
  if (!canReadAccounts) return;
  const revoked = adminAuth()
    .revokeRefreshTokens(uid)
    .then(() => true);
  if (await attempt('tokens-not-revoked', revoked)) await setTimeout(SECOND);
}

/**
 * Checks with the store, and with Firebase unless it was asked within `maxAge` milliseconds.
 * `failed`: one of them did not answer, which ends no session.
 */
export async function checkSession(session: Session, maxAge: number, users: UserStore | undefined) {
  if (!users) return { session, ended: true, isHalfDeleted: false, failed: false };
  const now = Date.now();
  const isRecent = now - session.checkedAt < maxAge;
  const [stored, account] = await Promise.all([
    attempt('account-store-unavailable', askStore(session, users)),
    isRecent ? ({ ended: false } as Answer) : attempt('firebase-unavailable', askFirebase(session)),
  ]);
  return {
    session: {
      ...session,
      checkedAt: isRecent ? session.checkedAt : now,
      user: { ...session.user, ...stored?.changes, ...account?.changes },
    },
    ended: Boolean(stored?.ended || account?.ended),
    /** The provider has deleted the account, and what is stored of it here has to go, too. */
    isHalfDeleted: Boolean(account?.isGone && stored?.changes?.deletionAskedAt),
    failed: !stored || !account,
  };
}
