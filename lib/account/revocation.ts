import { type UserRecord } from 'firebase-admin/auth';
import { waitAtMost } from '@/lib/deadline';
import { env, hasStore } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { canReadAccounts } from './firebase-admin';
import { isActive, readAccount } from './identity';
import { type StoredSession } from './user';
import { userStore } from './users';

const DEADLINE_MS = 2500;

const CHECK_INTERVAL_MS = 60_000;

const MAX_CHECKS = 10_000;

// `at` is Infinity once a session is revoked. A check without an answer counts as a check.
type Checks = Map<string, { at: number; revoked: Promise<boolean> }>;

// Next bundles this file for routes and for actions; both copies share the checks.
const SLOT = Symbol.for('session-checks');
const shared = globalThis as { [SLOT]?: Checks };
const checks = (shared[SLOT] ??= new Map());

function keepCheck(id: string, revoked: Promise<boolean>, at = performance.now()) {
  checks.delete(id);
  checks.set(id, { at, revoked });
  if (checks.size > MAX_CHECKS) checks.delete(checks.keys().next().value!);
  return revoked;
}

const keepRevoked = (id: string) => keepCheck(id, Promise.resolve(true), Infinity);

const isSignedOut = (id: string) => waitAtMost(userStore().isSessionRevoked(id), DEADLINE_MS);

async function checkAccount({ id, signedInAt, user }: StoredSession) {
  const account = await waitAtMost(readAccount(user.id), DEADLINE_MS);
  const revoked = !isActive(account, signedInAt);
  if (revoked) void keepRevoked(id);
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
  return keepCheck(session.id, check);
}

/** False when store or provider do not answer; true on a host without a store. */
export async function isSessionRevoked(session: StoredSession): Promise<boolean> {
  if (!hasStore(env)) return true;
  const signedOut = isSignedOut(session.id).catch(logFailure('account-store-unavailable'));
  return (await Promise.all([signedOut, isAccountRevoked(session)])).includes(true);
}

/** Asks store and provider again before a write. @throws when one of them does not answer. */
export async function confirmSession(
  session: StoredSession,
): Promise<{ revoked: boolean; account?: UserRecord }> {
  const wasRevoked = checks.get(session.id)?.at === Infinity;
  if (wasRevoked || (await isSignedOut(session.id))) return { revoked: true };
  return canReadAccounts ? checkAccount(session) : { revoked: false };
}

/** Revokes a session, in this process even if the store fails. */
export async function revokeSession(id: string, until: Date): Promise<void> {
  void keepRevoked(id);
  await waitAtMost(userStore().revokeSession(id, until), DEADLINE_MS);
}
