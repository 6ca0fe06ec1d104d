/**
 * Who somebody is, as the identity provider says it. Reshaped from a Firebase ID token, so that
 * nothing else in the site knows the provider's wire names.
 */
export interface Identity {
  /** Firebase's `uid`. */
  id: string;
  email: string;
  emailVerified: boolean;
  /** Display name, else the part of the address before the @. */
  name: string;
  photo: string | null;
  provider: 'password' | 'google.com';
  /** Instant of the sign-in, in seconds since the epoch. */
  signedInAt: number;
}

export type Refusal =
  | 'malformed'
  | 'invalid'
  | 'expired'
  | 'revoked'
  | 'disabled'
  | 'stale'
  | 'provider'
  | 'no-email'
  | 'unavailable';

/** The name shown for an account that has none of its own. */
export function displayName(name: string | null | undefined, email: string): string {
  return name?.trim() || email.split('@', 1)[0]!;
}
