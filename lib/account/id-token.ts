import { type DecodedIdToken } from 'firebase-admin/auth';
import { displayName, type Identity, type Refusal } from './identity';
import { adminAuth, canCheckRevocation } from './firebase-admin';
import { TOKEN_LIMIT } from './sign-in-body';

/** A token is exchanged right after the sign-in it speaks of; an older one was kept by somebody. */
export const MAX_AGE_SECONDS = 5 * 60;

const PROVIDERS = new Set(['password', 'google.com']);

const REFUSALS: Record<string, Refusal> = {
  'auth/id-token-expired': 'expired',
  'auth/id-token-revoked': 'revoked',
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'disabled',
  'app/network-error': 'unavailable',
  'app/network-timeout': 'unavailable',
  'auth/network-error': 'unavailable',
  'auth/internal-error': 'unavailable',
};

/**
 * Checks a Firebase ID token: signature, audience, issuer and expiry (by firebase-admin),
 * revocation where credentials allow it, the age of the sign-in, the provider and the address.
 *
 * @param token whatever the browser sent.
 * @param now milliseconds since the epoch.
 * @see https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export async function verifyIdToken(
  token: unknown,
  now = Date.now(),
): Promise<{ identity: Identity } | { refusal: Refusal }> {
  if (typeof token !== 'string' || token.length > TOKEN_LIMIT || token.split('.').length !== 3) {
    return { refusal: 'malformed' };
  }
  let claims: DecodedIdToken;
  try {
    claims = await adminAuth().verifyIdToken(token, canCheckRevocation);
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    return { refusal: REFUSALS[code] ?? 'invalid' };
  }
  return readClaims(claims, now);
}

/** The part of the check that needs no network: what a genuine token says. */
export function readClaims(
  claims: DecodedIdToken,
  now: number,
): { identity: Identity } | { refusal: Refusal } {
  const age = now / 1000 - claims.auth_time;
  if (!(age <= MAX_AGE_SECONDS) || age < -60) return { refusal: 'stale' };
  const provider = claims.firebase.sign_in_provider;
  if (!PROVIDERS.has(provider)) return { refusal: 'provider' };
  if (!claims.email) return { refusal: 'no-email' };
  return {
    identity: {
      id: claims.uid,
      email: claims.email,
      emailVerified: claims.email_verified === true,
      name: displayName(claims.name as string | undefined, claims.email),
      photo: claims.picture ?? null,
      provider: provider as Identity['provider'],
      signedInAt: claims.auth_time,
    },
  };
}
