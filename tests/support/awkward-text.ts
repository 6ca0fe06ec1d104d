import fc, { anyCharacter } from '@/tests/support/fast-check';

/** Text with more of what breaks things than chance would bring. */
export const awkwardText = fc.string({
  unit: fc.oneof(
    anyCharacter,
    fc.constantFrom(
      '\n',
      '\r',
      '\t',
      '\0',
      '\v',
      '\f',
      ' ',
      '\u0085',
      '\u2028',
      '\u2029',
      '\u00A0',
      '\u200C',
      '\u200D',
      '\u200E',
      '\u202E',
      '\u2066',
      '\u061C',
      '\uFEFF',
      '\u200B',
      '\uD800',
      '\uDC00',
      'e\u0301',
      'क',
      '्',
      '\u0958',
      '😀',
      '👩‍🏫',
    ),
  ),
  maxLength: 60,
});

/** The same without line breaks, so that most of it may stand in a field of one line. */
export const awkwardLine = awkwardText.map(
  (text) => `x${text.replace(/[\n-\r\u0085\u2028\u2029]/g, '')}`,
);

/** Text about as long as a field may be. */
export const longText = (limit: number) =>
  fc.integer({ min: limit - 2, max: limit + 2 }).map((length) => 'x'.repeat(length));

const joiners = (text: string) => text.match(/[\u200C\u200D]/g)?.join('') ?? '';

const UNWANTED = /[^\P{Cc}\n]|[\p{Cs}\p{Bidi_Control}\u2028\u2029\uFEFF]/u;

/**
 * What is wrong with a text that a check let through, by what `cleanText` promises; '' for nothing.
 * Without `expect`, which would be most of the time of ten thousand runs.
 */
export function flaw(text: string, typed: string): string {
  if (text.normalize('NFC') !== text) return 'not NFC';
  if (text.trim() !== text) return 'white space around it';
  if (UNWANTED.test(text)) return 'a control, a direction or half a character';
  return text !== '' && joiners(text) !== joiners(typed) ? 'a lost joiner' : '';
}
