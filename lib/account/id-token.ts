import { type DecodedIdToken } from 'firebase-admin/auth';
import { displayName, readEmail, readPhoto, type Identity, type Refusal } from './identity';
import { adminAuth, canReadAccounts } from './firebase-admin';
import { isActive, readAccount } from './provider-account';
import { TOKEN_LIMIT } from './sign-in-body';

/** A token is exchanged right after the sign-in it speaks of; an older one was kept by somebody. */
export const MAX_AGE_SECONDS = 5 * 60;

const PROVIDERS = new Set(['password', 'google.com']);

const REFUSALS: Record<string, Refusal> = {
  'auth/id-token-expired': 'expired',
  // The emulator's accounts are read by firebase-admin with every token.
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'disabled',
};

/** The code of firebase-admin for a bad token, and for keys that could not be fetched. */
const ARGUMENT_ERROR = 'auth/argument-error';
const OTHER_PROJECT = /^Firebase ID token has incorrect "(aud|iss)"/;
const BAD_TOKEN = /^(Firebase ID token has|verifyIdToken\(\) expects|Decoding Firebase ID token)/;

function refusalOf(error: unknown): Refusal | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (code !== ARGUMENT_ERROR) return REFUSALS[code];
  if (OTHER_PROJECT.test(message)) return 'project-mismatch';
  if (BAD_TOKEN.test(message)) return 'invalid';
  throw Object.assign(new Error('keys-unavailable'), { code: 'keys-unavailable' });
}

/** Whether header and claims are JSON objects; firebase-admin throws anything at other ones. */
function isWellFormed(token: unknown): token is string {
  if (typeof token !== 'string' || token.length > TOKEN_LIMIT) return false;
  const parts = token.split('.');
  const isObject = (part: string) => {
    try {
      const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
      return typeof value === 'object' && value !== null;
    } catch {
      return false;
    }
  };
  return parts.length === 3 && parts.slice(0, 2).every(isObject);
}

/**
 * Checks a Firebase ID token: signature, audience, issuer and expiry (by firebase-admin),
 * revocation where accounts can be read, the age of the sign-in, the provider and the address.
 *
 * @param token whatever the browser sent.
 * @param now milliseconds since the epoch.
 * @throws when the identity provider does not answer.
 * @see https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export async function verifyIdToken(
  token: unknown,
  now = Date.now(),
): Promise<{ identity: Identity } | { refusal: Refusal }> {
  if (!isWellFormed(token)) return { refusal: 'malformed' };
  let claims: DecodedIdToken;
  try {
    claims = await adminAuth().verifyIdToken(token);
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) return { refusal };
    throw error;
  }
  const result = readClaims(claims, now);
  if ('refusal' in result || !canReadAccounts) return result;
  const account = await readAccount(claims.uid);
  if (!account || account.disabled) return { refusal: 'disabled' };
  if (!isActive(account, claims.auth_time)) return { refusal: 'revoked' };
  return { identity: { ...result.identity, createdAt: account.createdAt } };
}

/** The part of the check that needs no network: what a genuine token says. */
export function readClaims(
  claims: DecodedIdToken,
  now: number,
): { identity: Identity } | { refusal: Refusal } {
  const age = typeof claims.auth_time === 'number' ? now / 1000 - claims.auth_time : NaN;
  if (!(age <= MAX_AGE_SECONDS) || age < -60) return { refusal: 'stale' };
  const provider: unknown = (claims.firebase as DecodedIdToken['firebase'] | undefined)
    ?.sign_in_provider;
  if (typeof provider !== 'string' || !PROVIDERS.has(provider)) return { refusal: 'provider' };
  const email = readEmail(claims.email);
  if (!email) return { refusal: 'no-email' };
  return {
    identity: {
      id: claims.uid,
      email,
      emailVerified: claims.email_verified === true,
      name: displayName(claims.name, email),
      photo: readPhoto(claims.picture),
      provider: provider as Identity['provider'],
    },
  };
}
