import { toPlainDigits } from '@sutra/vedic/plain-digits';

const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Nothing is seen of these: pasted texts bring soft hyphens and spaces of no width. Not U+200C and
 * U+200D, which Hindi and other scripts need, nor what makes an emoji.
 */
const UNWANTED = /[^\P{Cc}\n]|[\p{Cs}\p{Bidi_Control}\u00AD\u180E\u200B\u2060-\u2064\uFEFF]/gu;

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Idempotent. Text that shows nothing becomes ''. */
export function cleanText(text: string): string {
  const clean = text
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(clean) ? clean : '';
}

/** "＋９１ ९८७‐६५" → "+91 987-65", for numbers and addresses. */
export const plainLine = (text: string): string =>
  toPlainDigits(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Drops the halves of broken surrogate pairs, which UTF-8 and `encodeURIComponent` refuse. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '');
}

/** Those of `UNWANTED`, and line breaks. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF]+/gu;

/** Text for a terminal, or for one line of a mail's header. */
export const printable = (text: string): string => text.replace(UNPRINTABLE, ' ');
