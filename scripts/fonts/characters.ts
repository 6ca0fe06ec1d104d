/** What each face carries whatever the content says; characters of the content come on top. */
const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));

/** No-break space, signs of calculation, typographic quotes, dashes and ellipsis. */
const signs = [...'\u00a0°·×÷−–—‘’“”…'];

/** The letters that the International Alphabet of Sanskrit Transliteration adds to ASCII. */
export const transliteration = [...'āīūṛṝḷṃḥśṣñṅṇṭḍĀĪŪṚṂḤŚṢÑṄṆṬḌ'];

export const devanagariDigits = [...'०१२३४५६७८९'];

export const rupee = '₹';

export const displayCharacters = [
  ...ascii,
  ...signs,
  ...transliteration,
  ...devanagariDigits,
  rupee,
];

/** Characters of the content that neither face has drawn and every system has. */
export const leftToTheSystem = ['→'];

export const textCharacters = [...ascii, ...signs, ...'²½éñ'];
