import { cleanText, wellFormed } from '@/lib/text';
import { accountLimits, isEmail } from './check';

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
  /** When the provider made the account; unknown where its accounts cannot be read. */
  createdAt?: Date;
}

export type Refusal =
  | 'malformed'
  | 'invalid'
  | 'project-mismatch'
  | 'expired'
  | 'revoked'
  | 'disabled'
  | 'stale'
  | 'provider'
  | 'no-email';

/** Cleans a text from outside: one line, cut to `limit`. Empty for anything but a string. */
function cleanLine(text: unknown, limit: number): string {
  if (typeof text !== 'string') return '';
  const line = cleanText(text.slice(0, 4 * limit)).replace(/\s*\n\s*/g, ' ');
  return wellFormed(line.slice(0, limit)).trim();
}

/** The name of an account, or the part of its address before the @. */
export const displayName = (name: unknown, email: string): string =>
  cleanLine(name, accountLimits.name) || email.split('@', 1)[0]!;

/** The address of an account, if the site's own forms would accept it. */
export function readEmail(email: unknown): string | undefined {
  const clean = cleanLine(email, accountLimits.email + 1);
  return clean === email && isEmail(clean) ? clean : undefined;
}

/** An https address of a picture, short enough for the session cookie. */
export function readPhoto(photo: unknown): string | null {
  const fits = typeof photo === 'string' && photo.length <= accountLimits.photo;
  return fits && URL.canParse(photo) && new URL(photo).protocol === 'https:' ? photo : null;
}
