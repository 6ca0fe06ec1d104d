import { errorCode } from '@/lib/error-code';
import { untilAborted } from '@/lib/deadline';
import { adminAuth, canReadAccounts } from './firebase-admin';
import { verifyIdToken } from './id-token';
import { type Identity, type Refusal } from './identity';
import { type Person } from './person';
import { findUser, rememberUser } from './users';

/** The step that failed; `session` is everything around the exchange. */
type Step = 'verify' | 'find' | 'revoke' | 'remember' | 'session';

/** Refusals of the account. The others are faults of the site, its settings or the browser. */
const ACCOUNT_REFUSALS = new Set<string>([
  'revoked',
  'disabled',
  'provider',
  'no-email',
] satisfies Refusal[]);

/** The reason why a sign-in failed. `step` is set when a step failed or took too long. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly outcome: 'refused' | 'unavailable';
  constructor(
    readonly code: string,
    readonly step?: Step,
  ) {
    super(code);
    this.outcome = !step && ACCOUNT_REFUSALS.has(code) ? 'refused' : 'unavailable';
  }
}

/**
 * Verifies a fresh ID token and stores the person it names. If somebody else may have registered the
 * address before, their sessions are ended before anything is stored, so that a try after a failure
 * ends them again.
 *
 * @param signal ends the attempt: no further step begins.
 * @throws {SignInError}
 */
export async function exchangeIdToken(idToken: string, signal: AbortSignal): Promise<Person> {
  const run = <Value>(step: Step, work: () => Promise<Value>): Promise<Value> =>
    untilAborted(signal, work).catch((error: unknown) => {
      throw new SignInError(errorCode(error), step);
    });

  const result = await run('verify', () => verifyIdToken(idToken));
  if ('refusal' in result) throw new SignInError(result.refusal);
  const { identity } = result;
  if (await run('find', () => mayHaveOtherOwner(identity))) {
    await run('revoke', () => adminAuth().revokeRefreshTokens(identity.id));
  }
  const user = await run('remember', () => rememberUser(identity));
  return {
    id: identity.id,
    email: identity.email,
    emailVerified: identity.emailVerified,
    name: identity.name,
    photoURL: identity.photo,
    createdAt: user.createdAt.toISOString(),
    profileCompleted: Boolean(user.profileCompletedAt),
  };
}

/**
 * Whether somebody else may have registered the address of a Google account with a password before.
 * Only the provider knows that of an account that signs in here for the first time.
 */
async function mayHaveOtherOwner(identity: Identity): Promise<boolean> {
  if (identity.provider !== 'google.com' || !canReadAccounts) return false;
  return !(await findUser(identity.id))?.emailVerified;
}
