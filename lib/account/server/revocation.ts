import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { type Session, type User } from '@/lib/account/user';
import { env, hasStore } from '@/lib/env';
import { log } from '@/lib/log/log';
import { adminAuth, canReadAccounts } from './firebase-admin';
import { findUser, userStore } from './users';

const DEADLINE_MS = 2500;

interface Answer {
  ended: boolean;
  changes?: Partial<User>;
}

async function askStore({ id, user }: Session): Promise<Answer> {
  const [isRevoked, stored] = await Promise.all([
    userStore().isSessionRevoked(id),
    findUser(user.id),
  ]);
  // A sign-in stores the user first: without that one the account was erased, even if it came back.
  const isErased = stored?.createdAt.toISOString() !== user.createdAt;
  if (isRevoked || isErased) return { ended: true };
  return { ended: false, changes: { profileCompleted: Boolean(stored?.profileCompletedAt) } };
}

/** Whether the account was disabled, deleted or given a new password since the sign-in. */
async function askFirebase({ signedInAt, user }: Session): Promise<Answer> {
  if (!canReadAccounts) return { ended: false };
  try {
    const account = await adminAuth().getUser(user.id);
    const validAfter = Date.parse(account.tokensValidAfterTime ?? '') || 0;
    const { disabled, emailVerified } = account;
    return { ended: disabled || signedInAt < validAfter, changes: { emailVerified } };
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return { ended: true };
    throw error;
  }
}

function attempt(event: string, answer: Promise<Answer>): Promise<Answer | undefined> {
  return waitAtMost(answer, DEADLINE_MS).catch((error: unknown) => {
    log.warn(event, { code: errorCode(error) });
    return undefined;
  });
}

/**
 * Checks with the store, and with Firebase unless it was asked within `maxAge` milliseconds.
 * `failed`: one of them did not answer, which ends no session.
 */
export async function checkSession(session: Session, maxAge: number) {
  if (!hasStore(env)) return { session, ended: true, failed: false };
  const now = Date.now();
  const isRecent = now - session.checkedAt < maxAge;
  const [stored, account] = await Promise.all([
    attempt('account-store-unavailable', askStore(session)),
    isRecent ? ({ ended: false } as Answer) : attempt('firebase-unavailable', askFirebase(session)),
  ]);
  return {
    session: {
      ...session,
      checkedAt: isRecent ? session.checkedAt : now,
      user: { ...session.user, ...stored?.changes, ...account?.changes },
    },
    ended: Boolean(stored?.ended || account?.ended),
    failed: !stored || !account,
  };
}
