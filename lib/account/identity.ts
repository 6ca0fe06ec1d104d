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
  createdAt?: Date;
}

// The visitor's account causes these; the site, its settings or the browser cause the others.
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

// Browsers exchange a token at once: an older one may be stolen.
const MAX_AGE_SECONDS = 5 * 60;

const PROVIDERS = new Set<unknown>(['password', 'google.com'] satisfies Identity['provider'][]);

const REFUSALS: Record<string, string> = {
  'auth/id-token-expired': 'expired',
  // With the emulator, firebase-admin checks the account itself.
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'disabled',
};

const OTHER_PROJECT = /^Firebase ID token has incorrect "(aud|iss)"/;
const BAD_TOKEN = /^(Firebase ID token has|verifyIdToken\(\) expects|Decoding Firebase ID token)/;

function toRefusal(error: unknown): unknown {
  const { code, message = '' } = error as { code?: string; message?: string };
  // firebase-admin throws errors without a code for a token that is not a JSON object.
  if (code === undefined) return new SignInRefusal('malformed');
  if (REFUSALS[code]) return new SignInRefusal(REFUSALS[code]);
  if (code !== 'auth/argument-error') return error;
  // This code stands for bad tokens and for a failed download of Google's keys.
  if (OTHER_PROJECT.test(message)) return new SignInRefusal('project-mismatch');
  return BAD_TOKEN.test(message) ? new SignInRefusal('invalid') : codedError('keys-unavailable');
}

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

// Long addresses do not fit into the session cookie.
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
