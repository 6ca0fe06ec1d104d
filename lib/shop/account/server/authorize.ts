import { type DecodedIdToken } from 'firebase-admin/auth';
import { waitAtMost } from '@sutra/outbox/deadline';
import { errorCode } from '@sutra/outbox/error-code';
import { accountLimits } from '@/lib/shop/account/fields';
import { type Claims, type SignIn, type User } from '@/lib/shop/account/user';
import { EXCHANGE_TIMEOUT } from '@/lib/deadlines';
import { EMAIL_MAX, isEmail } from '@/lib/text/email';
import { cleanText, wellFormed } from '@/lib/text/clean';
import { cut } from '@/lib/text/cut';
import { SECOND } from '@/lib/time';
import { adminAuth, canReadAccounts } from './firebase-admin';
import { hasEnded, validSince } from './revocation';
import { type UserStore } from './user-store';
import { findUser, saveUser } from './users';

// Browsers exchange a token at once: an older one may be stolen.
const MAX_AGE_SECONDS = 5 * 60;

const PROVIDERS: readonly Claims['provider'][] = ['password', 'google.com'];

export class SignInError extends Error {
  constructor(
    readonly code: string,
    readonly event: 'sign-in-refused' | 'sign-in-unavailable' = 'sign-in-refused',
  ) {
    super();
  }
}

const ACCOUNT_ERRORS: Record<string, string> = {
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'disabled',
};

interface Authorized {
  user: User;
  signIn: SignIn;
}

/** Returns the user of an ID token, once it is verified and stored. @throws {SignInError} */
export async function authorize(idToken: string, users: UserStore): Promise<Authorized> {
  try {
    return await waitAtMost(exchangeToken(idToken, users), EXCHANGE_TIMEOUT);
  } catch (error) {
    if (error instanceof SignInError) throw error;
    const refusal = ACCOUNT_ERRORS[(error as { code?: string }).code ?? ''];
    throw refusal
      ? new SignInError(refusal)
      : new SignInError(errorCode(error), 'sign-in-unavailable');
  }
}

async function exchangeToken(idToken: string, users: UserStore): Promise<Authorized> {
  const { claims, signedInAt } = await verifyIdToken(idToken);
  const { provider } = claims;
  if (!canReadAccounts) {
    return { user: await saveUser(claims, users), signIn: { provider, signedInAt } };
  }
  // Before anything is stored, so that a retry after a failure revokes again.
  const stored = await findUser(claims.id, users);
  // Someone else may have registered the address with a password before its owner used Google.
  const revokesOthers = provider === 'google.com' && !stored?.emailVerified;
  if (revokesOthers) await adminAuth().revokeRefreshTokens(claims.id);
  // The token is of an earlier moment: the address may have changed since, and another one be verified.
  const account = await adminAuth().getUser(claims.id);
  const revokedOthersAt = revokesOthers ? validSince(account) : undefined;
  const signIn = { provider, signedInAt, revokedOthersAt };
  if (hasEnded(account, { ...signIn, email: claims.email })) throw new SignInError('revoked');
  const user = await saveUser({ ...claims, emailVerified: account.emailVerified }, users);
  if (user.createdAt !== stored?.createdAt.toISOString()) await confirmNew(claims.id, users);
  return { user, signIn };
}

/** The account may have been deleted before its new user was stored. */
async function confirmNew(uid: string, users: UserStore): Promise<void> {
  try {
    await adminAuth().getUser(uid);
  } catch (error) {
    const isGone = (error as { code?: string }).code === 'auth/user-not-found';
    const user = isGone ? await findUser(uid, users) : null;
    if (user) await users.deleteUser(user.id);
    throw error;
  }
}

export async function verifyIdToken(
  idToken: string,
): Promise<{ claims: Claims; signedInAt: number }> {
  const claims = await adminAuth().verifyIdToken(idToken, canReadAccounts);
  const { uid, auth_time: authTime } = claims;
  const age = typeof authTime === 'number' ? Date.now() / 1000 - authTime : NaN;
  if (!(age <= MAX_AGE_SECONDS && age >= -60)) throw new SignInError('stale');
  const { firebase } = claims as Partial<DecodedIdToken>;
  const provider = PROVIDERS.find((each) => each === firebase?.sign_in_provider);
  if (!provider) throw new SignInError('provider');
  const email = cleanLine(claims.email, EMAIL_MAX + 1);
  if (email !== claims.email || !isEmail(email)) throw new SignInError('no-email');
  return {
    claims: {
      id: uid,
      email,
      emailVerified: claims.email_verified === true,
      name: cleanLine(claims.name, accountLimits.name) || email.split('@', 1)[0]!,
      photoURL: readPhoto(claims.picture),
      provider,
    },
    signedInAt: authTime * SECOND,
  };
}

function cleanLine(text: unknown, limit: number): string {
  if (typeof text !== 'string') return '';
  const line = cleanText(text).replace(/\s*\n\s*/g, ' ');
  return cut(wellFormed(line).trim(), limit);
}

/** A session has to fit into one cookie. */
function readPhoto(photo: unknown): string | null {
  if (typeof photo !== 'string' || !URL.canParse(photo)) return null;
  const { protocol, href } = new URL(photo);
  return protocol === 'https:' && href.length <= accountLimits.photo ? href : null;
}
