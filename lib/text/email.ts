// Relative, since next.config.ts reads this file, too.
import { plainLine } from './clean';

/**
 * What `<input type="email">` accepts, with a dot in the domain; also नाम@उदाहरण.भारत. Other signs than
 * those of ASCII reach nobody.
 */
const EMAIL =
  /^[\p{L}\p{M}\p{N}\u200c\u200d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** RFC 5321. */
export const EMAIL_MAX = 254;

export const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);

/** With what people type around it. Cleaning takes the square of the length. */
const TYPED_MAX = 4 * EMAIL_MAX;

/**
 * The address that is meant: that of "Asha <asha@example.in>" and of "mailto:", without quotes, brackets
 * and the signs of a sentence around it, and without spaces beside its own. "asha r@example.in" stays:
 * nobody knows which address that is.
 */
export function cleanEmail(text: string): string {
  if (text.length > TYPED_MAX) return text;
  const trimmed = text
    .replace(/^[^<>@]*<([^<>]+)>\W*$/, '$1')
    .replace(/\s*([@.])\s*/g, '$1')
    .replace(/^mailto:([^?]*)(\?.*)?$/i, '$1')
    .replace(/^['"“”‘’«([{<]+|(?<=\.[\p{L}\p{M}\d-]{2,})['"“”‘’»)\]}>.,;:!?…।]+$/gu, '');
  const plain = plainLine(trimmed);
  // Devanagari digits of an address in Devanagari are its own.
  return /^[\x21-\x7e]*$/.test(plain) ? plain : trimmed;
}
