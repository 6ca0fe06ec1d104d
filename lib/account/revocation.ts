import { type UserRecord } from 'firebase-admin/auth';
import { waitAtMost } from '@/lib/deadline';
import { env, hasStore } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { MINUTE } from '@/lib/time';
import { canReadAccounts } from './firebase-admin';
import { isActive, readAccount } from './identity';
import { type StoredSession } from './user';
import { userStore } from './users';

const DEADLINE_MS = 2500;

const CHECK_INTERVAL_MS = MINUTE;
const MAX_CHECKS = 10_000;

// `at` is Infinity for a revoked session. Failed checks are cached too.
type Checks = Map<string, { at: number; revoked: Promise<boolean> }>;

// Next bundles this file several times; all copies share the checks.
const SLOT = Symbol.for('session-checks');
const shared = globalThis as { [SLOT]?: Checks };
const checks = (shared[SLOT] ??= new Map());

function cacheCheck(id: string, revoked: Promise<boolean>, at = performance.now()) {
  checks.delete(id);
  checks.set(id, { at, revoked });
  if (checks.size > MAX_CHECKS) checks.delete(checks.keys().next().value!);
  return revoked;
}

const cacheRevoked = (id: string) => cacheCheck(id, Promise.resolve(true), Infinity);

const isSignedOut = (id: string) => waitAtMost(userStore().isSessionRevoked(id), DEADLINE_MS);

async function checkAccount({ id, signedInAt, user }: StoredSession) {
  const account = await waitAtMost(readAccount(user.id), DEADLINE_MS);
  const revoked = !isActive(account, signedInAt);
  if (revoked) void cacheRevoked(id);
  return { revoked, account };
}

const logFailure = (event: string) => (error: unknown) => {
  log().warn(event, { code: errorCode(error) });
  return false;
};

function isAccountRevoked(session: StoredSession): Promise<boolean> {
  const last = checks.get(session.id);
  if (last && performance.now() - last.at < CHECK_INTERVAL_MS) return last.revoked;
  if (!canReadAccounts) return Promise.resolve(false);
  const check = checkAccount(session)
    .then(({ revoked }) => revoked)
    .catch(logFailure('identity-unavailable'));
  return cacheCheck(session.id, check);
}

/** True on a host without a store. False when the store or the provider does not answer. */
export async function isSessionRevoked(session: StoredSession): Promise<boolean> {
  if (!hasStore(env)) return true;
  const signedOut = isSignedOut(session.id).catch(logFailure('account-store-unavailable'));
  return (await Promise.all([signedOut, isAccountRevoked(session)])).includes(true);
}

/** Bypasses the cache. @throws when the store or the provider does not answer. */
export async function confirmSession(
  session: StoredSession,
): Promise<{ revoked: boolean; account?: UserRecord }> {
  const wasRevoked = checks.get(session.id)?.at === Infinity;
  if (wasRevoked || (await isSignedOut(session.id))) return { revoked: true };
  return canReadAccounts ? checkAccount(session) : { revoked: false };
}

/** In this process the session is revoked even if the store fails. */
export async function revokeSession(id: string, until: Date): Promise<void> {
  void cacheRevoked(id);
  await waitAtMost(userStore().revokeSession(id, until), DEADLINE_MS);
}
