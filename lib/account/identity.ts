import { type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { codedError } from '@/lib/error-code';
import { cleanText, wellFormed } from '@/lib/text';
import { accountLimits, isEmail } from './check';
import { adminAuth, canReadAccounts } from './firebase-admin';

/** A user as the identity provider knows them. */
export interface Identity {
  /** Firebase's `uid`. */
  id: string;
  email: string;
  emailVerified: boolean;
  /** Display name, else the part of the address before the @. */
  name: string;
  photoURL: string | null;
  provider: 'password' | 'google.com';
  /** Unknown where accounts cannot be read. */
  createdAt?: Date;
}

/** Refusals of the account. The others are faults of the site, its settings or the browser. */
const ACCOUNT_REFUSALS = new Set(['revoked', 'disabled', 'provider', 'no-email']);

/** A sign-in that is refused; `code` appears in the log. */
export class SignInRefusal extends Error {
  override name = 'SignInRefusal';
  constructor(readonly code: string) {
    super(code);
  }
  get outcome(): 'refused' | 'unavailable' {
    return ACCOUNT_REFUSALS.has(this.code) ? 'refused' : 'unavailable';
  }
}

/** A token is exchanged right after the sign-in. An older one was kept somewhere. */
const MAX_AGE_SECONDS = 5 * 60;

const PROVIDERS = new Set<unknown>(['password', 'google.com'] satisfies Identity['provider'][]);

const REFUSALS: Record<string, string> = {
  'auth/id-token-expired': 'expired',
  // firebase-admin itself reads the account with every token of the emulator.
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'disabled',
};

const OTHER_PROJECT = /^Firebase ID token has incorrect "(aud|iss)"/;
const BAD_TOKEN = /^(Firebase ID token has|verifyIdToken\(\) expects|Decoding Firebase ID token)/;

/** Tells a bad token from an identity provider that does not answer. */
function toRefusal(error: unknown): unknown {
  const { code, message = '' } = error as { code?: string; message?: string };
  // firebase-admin throws a SyntaxError or a TypeError for a token that is no JSON object.
  if (code === undefined) return new SignInRefusal('malformed');
  if (REFUSALS[code]) return new SignInRefusal(REFUSALS[code]);
  if (code !== 'auth/argument-error') return error;
  // One code for bad tokens and for keys that Google did not deliver.
  if (OTHER_PROJECT.test(message)) return new SignInRefusal('project-mismatch');
  return BAD_TOKEN.test(message) ? new SignInRefusal('invalid') : codedError('keys-unavailable');
}

/**
 * Verifies a Firebase ID token: signature, audience, issuer and expiry (by firebase-admin),
 * revocation where accounts can be read, the age of the sign-in, the provider and the address.
 *
 * @throws {SignInRefusal}
 * @throws another error when the identity provider does not answer.
 * @see https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export async function verifyIdToken(idToken: string): Promise<Identity> {
  const claims = await adminAuth()
    .verifyIdToken(idToken)
    .catch((error: unknown) => Promise.reject(toRefusal(error)));
  const identity = readClaims(claims);
  if (!canReadAccounts) return identity;
  const account = await readAccount(identity.id);
  if (!account || account.disabled) throw new SignInRefusal('disabled');
  if (!isActive(account, claims.auth_time)) throw new SignInRefusal('revoked');
  return { ...identity, createdAt: new Date(account.metadata.creationTime) };
}

function readClaims(claims: DecodedIdToken): Identity {
  const { uid, auth_time: signedInAt } = claims;
  const age = typeof signedInAt === 'number' ? Date.now() / 1000 - signedInAt : NaN;
  if (!(age <= MAX_AGE_SECONDS && age >= -60)) throw new SignInRefusal('stale');
  const { sign_in_provider: provider } =
    (claims.firebase as typeof claims.firebase | undefined) ?? {};
  if (!PROVIDERS.has(provider)) throw new SignInRefusal('provider');
  const email = cleanLine(claims.email, accountLimits.email + 1);
  if (email !== claims.email || !isEmail(email)) throw new SignInRefusal('no-email');
  return {
    id: uid,
    email,
    emailVerified: claims.email_verified === true,
    name: cleanLine(claims.name, accountLimits.name) || email.split('@', 1)[0]!,
    photoURL: readPhoto(claims.picture),
    provider: provider as Identity['provider'],
  };
}

/** Cleans untrusted text: one line, cut to `limit`. Empty for anything but a string. */
function cleanLine(text: unknown, limit: number): string {
  if (typeof text !== 'string') return '';
  const line = cleanText(text.slice(0, 4 * limit)).replace(/\s*\n\s*/g, ' ');
  return wellFormed(line.slice(0, limit)).trim();
}

/** Returns an https address that is short enough for the session cookie. */
function readPhoto(photo: unknown): string | null {
  const fits = typeof photo === 'string' && photo.length <= accountLimits.photo;
  return fits && URL.canParse(photo) && new URL(photo).protocol === 'https:' ? photo : null;
}

/**
 * Reads an account from the identity provider; undefined when it has none.
 *
 * @throws when it does not answer.
 */
export async function readAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await adminAuth().getUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/**
 * Whether a sign-in of an account still counts: not disabled, deleted or revoked since.
 *
 * @param signedInAt seconds since the epoch.
 */
export function isActive(account: UserRecord | undefined, signedInAt: number): boolean {
  if (!account || account.disabled) return false;
  const revokedBefore = Date.parse(account.tokensValidAfterTime ?? '') / 1000 || 0;
  return signedInAt >= Math.floor(revokedBefore);
}
