/** Words that belong to the number before them, in every case. */
const units =
  'मिनट|सेकंड|घंट(?:ा|े|ों)|दिन(?:ों)?|महीन(?:ा|े|ों)|हफ़्त(?:ा|े|ों)|साल|बजे|गुना|अंक(?:ों)?|अक्षर|कम|ज़्यादा|क्लास(?:ें|ों)?|सीट(?:ें)?|शीट(?:ें|ों)?|विद्यार्थी|विद्यार्थियों|किताब(?:ें|ों)?|पन्न(?:ा|े|ों)|सवाल(?:ों)?|देश(?:ों)?|भाषा(?:एँ)?|छोटी गणनाएँ';

/** `\b` knows no Devanagari. A brace ends a place that may hold a number. */
const parted = new RegExp(`([\\d}]) (${units})(?![\\p{L}\\p{M}])`, 'gu');

/** Browsers end a line after a hyphen: कौन-|सी. */
const hyphened = /(कौन|जोड़ते)-(?=\p{L})/gu;

/** Keeps a number beside its unit, and the two halves of a word, on one line. */
export const keepHindiTogether = (text: string) =>
  text
    .replace(
      parted,
      (_, before: string, unit: string) => `${before}\u00a0${unit.replace(' ', '\u00a0')}`,
    )
    .replace(hyphened, '$1-\u2060');
