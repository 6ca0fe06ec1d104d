import { type AdapterUser } from 'next-auth/adapters';
import { waitAtMost } from '@/lib/deadline';
import { env, hasStore } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { canReadAccounts } from './firebase-admin';
import { isActive, readAccount, type ProviderAccount } from './provider-account';
import { findUser, userStore } from './users';

export interface SessionKey {
  id: string;
  uid: string;
  /** Seconds since the epoch. */
  signedInAt: number;
}

/** How long the store and the identity provider may take, in milliseconds. */
const DEADLINE_MS = 2500;

/** How often the identity provider is asked about a session, in milliseconds. */
const CHECK_MS = 60_000;

/** How many checks are kept; beyond that the oldest is dropped. */
const MOST_CHECKS = 10_000;

/**
 * The last check of each session. `at` is on the monotonic clock, and `Infinity` once a session has
 * ended. A check without an answer counts too, so that a silent provider is not asked more often.
 */
type Checks = Map<string, { at: number; ended: Promise<boolean> }>;

/** Next bundles this file for routes and for actions; both copies share the checks. */
const SLOT = Symbol.for('session-checks');
const shared = globalThis as { [SLOT]?: Checks };
const checks = (shared[SLOT] ??= new Map());

function keep(id: string, at: number, ended: Promise<boolean>): Promise<boolean> {
  checks.delete(id);
  checks.set(id, { at, ended });
  if (checks.size > MOST_CHECKS) checks.delete(checks.keys().next().value!);
  return ended;
}

const keepEnded = (id: string) => keep(id, Infinity, Promise.resolve(true));

const isRevoked = (id: string) => waitAtMost(userStore().isSessionRevoked(id), DEADLINE_MS);

async function askProvider({ id, uid, signedInAt }: SessionKey) {
  const account = await waitAtMost(readAccount(uid), DEADLINE_MS);
  const ended = !isActive(account, signedInAt);
  if (ended) void keepEnded(id);
  return { ended, account };
}

/** Logs that the store or the provider did not answer, and returns `fallback`. */
const unless =
  <Value>(event: string, fallback: Value) =>
  (error: unknown) => {
    log().warn(event, { code: errorCode(error) });
    return fallback;
  };

function hasProviderEnded(session: SessionKey): Promise<boolean> {
  const last = checks.get(session.id);
  if (last && performance.now() - last.at < CHECK_MS) return last.ended;
  if (!canReadAccounts) return Promise.resolve(false);
  const asked = askProvider(session).then(
    ({ ended }) => ended,
    unless('identity-unavailable', false),
  );
  return keep(session.id, performance.now(), asked);
}

/**
 * Whether a session was signed out, or its account was disabled, deleted or revoked. False when the
 * store or the identity provider does not answer; true on a host without a store.
 */
export async function hasSessionEnded(session: SessionKey): Promise<boolean> {
  if (!hasStore(env)) return true;
  const revoked = isRevoked(session.id).catch(unless('account-store-unavailable', false));
  return (await Promise.all([revoked, hasProviderEnded(session)])).includes(true);
}

/**
 * The same check before something is written: asks the store and the provider again.
 *
 * @returns also the account, where accounts can be read.
 * @throws when the store or the identity provider does not answer.
 */
export async function confirmSession(
  session: SessionKey,
): Promise<{ ended: boolean; account?: ProviderAccount | null }> {
  const hasEnded = checks.get(session.id)?.at === Infinity;
  if (hasEnded || (await isRevoked(session.id))) return { ended: true };
  return canReadAccounts ? askProvider(session) : { ended: false };
}

/**
 * Ends one session for good; in this process even if the store fails.
 *
 * @param until when its cookies expire anyway.
 * @throws when it could not be stored.
 */
export async function revokeSession(id: string, until: Date): Promise<void> {
  void keepEnded(id);
  await waitAtMost(userStore().revokeSession(id, until), DEADLINE_MS);
}

/** Finds the stored user of an account; `null` also when the store does not answer. */
export const findStoredUser = (uid: string): Promise<AdapterUser | null> =>
  waitAtMost(findUser(uid), DEADLINE_MS).catch(unless('account-store-unavailable', null));
