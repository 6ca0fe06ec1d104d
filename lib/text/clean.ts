/** Everything Unicode calls a line break, so that no exotic one slips through a one-line field. */
const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * Controls but the line feed, half surrogate pairs, marks that turn the direction of text, byte
 * order marks. U+200C and U+200D are not among them: Hindi and other scripts need them.
 */
const UNWANTED = /[^\P{Cc}\n]|[\p{Cs}\p{Bidi_Control}\uFEFF]/gu;

const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * Text somebody typed, as it is kept and sent on: NFC, line breaks as `\n`, tabs as spaces, no
 * control or direction characters, no white space around it. Text that shows nothing becomes ''.
 * Cleaning twice changes nothing more.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(LINE_BREAKS, '\n')
    .replace(/\t/g, ' ')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .trim();
  return VISIBLE.test(clean) ? clean : '';
}

/** Drops the halves of broken surrogate pairs, which UTF-8 and `encodeURIComponent` refuse. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '');
}
