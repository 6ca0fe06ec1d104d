import { type DecodedIdToken, type UserRecord } from 'firebase-admin/auth';
import { codedError } from '@/lib/log/error-code';
import { EMAIL_MAX, isEmail } from '@/lib/forms/email';
import { cleanText, wellFormed } from '@/lib/text/clean';
import { accountLimits } from './fields';
import { adminAuth, canReadAccounts } from './firebase-admin';

export interface Identity {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
  provider: 'password' | 'google.com';
  /** Unknown where accounts cannot be read. */
  createdAt?: Date;
}

// The other refusals are faults of the site, its settings or the browser.
const ACCOUNT_REFUSALS = new Set(['revoked', 'disabled', 'provider', 'no-email']);

export class SignInRefusal extends Error {
  override name = 'SignInRefusal';
  constructor(readonly code: string) {
    super(code);
  }
  get outcome(): 'refused' | 'unavailable' {
    return ACCOUNT_REFUSALS.has(this.code) ? 'refused' : 'unavailable';
  }
}

// A browser exchanges its token at once; an older one was kept somewhere.
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

/** @throws {SignInRefusal}, or another error when the identity provider does not answer. */
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
  const email = cleanLine(claims.email, EMAIL_MAX + 1);
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

function cleanLine(text: unknown, limit: number): string {
  if (typeof text !== 'string') return '';
  const line = cleanText(text).replace(/\s*\n\s*/g, ' ');
  return wellFormed(line.slice(0, limit)).trim();
}

// The address has to fit into the session cookie.
function readPhoto(photo: unknown): string | null {
  const fits = typeof photo === 'string' && photo.length <= accountLimits.photo;
  return fits && URL.canParse(photo) && new URL(photo).protocol === 'https:' ? photo : null;
}

export async function readAccount(uid: string): Promise<UserRecord | undefined> {
  try {
    return await adminAuth().getUser(uid);
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** @param signedInAt seconds since the epoch. */
export function isActive(account: UserRecord | undefined, signedInAt: number): boolean {
  if (!account || account.disabled) return false;
  const revokedBefore = Date.parse(account.tokensValidAfterTime ?? '') / 1000 || 0;
  return signedInAt >= Math.floor(revokedBefore);
}
