import fc from '@/tests/support/fast-check';

const invisible = [
  ...'\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\ufeff\u00ad\u034f\u061c\u115f\u17b4\u180e',
  ...'\u3164\uffa0\ufe0f\u2800\u00a0\u2007\u202f\u3000\u2028\u2029 \t\r\n\0\u001b\u007f\u0085',
  ...'\u{e0001}\u{e0041}\u{e0100}',
  '\ud800',
];
const trigger = [...'=+-@|%＝＋－＠｜％﹦﹢﹣﹫﹪⁺⁻⁼₊₋₌−≠', '\t', '\r'];
const body = [
  'HYPERLINK("http://x","y")',
  "cmd|'/C calc'!A0",
  '1+1',
  'SUM(1)',
  '919876543210',
  'नमस्ते',
  '',
];

/** Texts as an attacker would write them, and ordinary ones. */
export const hostileCells: fc.Arbitrary<string> = fc.oneof(
  fc
    .tuple(
      fc.array(fc.constantFrom(...invisible), { maxLength: 4 }),
      fc.constantFrom(...trigger),
      fc.oneof(fc.constantFrom(...body), fc.string({ unit: 'binary', maxLength: 12 })),
    )
    .map(([lead, mark, rest]) => lead.join('') + mark + rest),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...invisible, ...trigger, 'a', 'क', '्', '1', "'"),
    maxLength: 8,
  }),
);

/** Whether a sheet that folds widths and drops the unprintable would see a formula. */
export function looksLikeFormula(cell: string): boolean {
  for (const char of cell) {
    if ('\t\r\n'.includes(char)) return true;
    if (/^[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]$/u.test(char)) continue;
    return '=+-@|%−'.includes(char.normalize('NFKC')) && char !== '';
  }
  return false;
}

/** Generates `runs` strings and returns those that are still formulas after `neutralise`. */
export function findLeaks(neutralise: (value: string) => string, runs: number): string[] {
  return fc.sample(hostileCells, runs).filter((value) => looksLikeFormula(neutralise(value)));
}
