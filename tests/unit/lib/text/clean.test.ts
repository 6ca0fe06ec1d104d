import fc from '@/tests/support/fast-check';
import { expect, it } from 'vitest';
import { cleanText, wellFormed } from '@/lib/text/clean';
import { awkwardText } from '@/tests/support/awkward-text';

it('cleanText: takes out what is not seen', () => {
  for (const [typed, clean] of [
    ['  two words\n', 'two words'],
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['a\tb', 'a b'],
    ['nu\0ll', 'null'],
    ['\u202Egnp.exe', 'gnp.exe'],
    ['e\u0301', 'é'],
    ['half \uD83D pair', 'half  pair'],
    ['\u200B\u2060\u200D', ''],
    ['As\u00ADha\u200B R\u2060ao', 'Asha Rao'],
  ] as const) {
    expect.soft(cleanText(typed), typed).toBe(clean);
  }
});

it('cleanText: leaves other text as it is, to the byte', () => {
  for (const typed of [
    'मेरा बेटा कक्षा 9 में है। शाम 7 के बाद कोई बैच है?',
    'क्‍ष और क्‌ष', // with joiner and non-joiner
    'नमस्ते\n\nधन्यवाद 🙏🏽 👩‍🏫',
    'ನಮಸ್ಕಾರ, 97 × 93 = 9021, ₹299',
  ]) {
    expect.soft(Buffer.from(cleanText(typed)), typed).toEqual(Buffer.from(typed));
  }
});

it('cleanText: never drops a visible character', () => {
  // Unicode calls the fillers of Hangul letters, though nothing is seen of them.
  const visible = (text: string) =>
    text
      .normalize('NFC')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .match(/[\p{L}\p{N}\p{S}]/gu) ?? [];
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      expect(visible(cleanText(typed))).toEqual(visible(typed));
    }),
    { numRuns: 5_000 },
  );
});

it('wellFormed: drops half pairs and nothing else', () => {
  expect(wellFormed('a\uD83Db😀\uDE00')).toBe('ab😀');
  fc.assert(
    fc.property(awkwardText, (text) => {
      expect(() => encodeURIComponent(wellFormed(text))).not.toThrow();
    }),
  );
});
