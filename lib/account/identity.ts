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

/** Text that somebody else wrote: one clean line, cut to a length. Nothing for anything but text. */
function cleanLine(text: unknown, limit: number): string {
  if (typeof text !== 'string') return '';
  const line = cleanText(text.slice(0, 4 * limit)).replace(/\s*\n\s*/g, ' ');
  return wellFormed(line.slice(0, limit)).trim();
}

/** The name shown for an account; the part of the address before the @ where it has none. */
export const displayName = (name: unknown, email: string): string =>
  cleanLine(name, accountLimits.name) || email.split('@', 1)[0]!;

/** The address of an account, if it is one that the site's own forms would take. */
export function readEmail(email: unknown): string | undefined {
  const clean = cleanLine(email, accountLimits.email + 1);
  return clean === email && isEmail(clean) ? clean : undefined;
}

/** An https address of a picture, short enough for the session cookie. */
export function readPhoto(photo: unknown): string | null {
  const fits = typeof photo === 'string' && photo.length <= accountLimits.photo;
  return fits && URL.canParse(photo) && new URL(photo).protocol === 'https:' ? photo : null;
}
