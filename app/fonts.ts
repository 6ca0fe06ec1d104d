import localFont from 'next/font/local';

/** Tiro Devanagari Hindi: headings, numerals, sutras. One weight. Made by `npm run fonts`. */
const display = localFont({
  src: './fonts/display.woff2',
  variable: '--face-display',
  weight: '400',
  adjustFontFallback: false,
});

/** Anek Latin, variable from 400 to 650: everything else. */
const text = localFont({
  src: './fonts/text.woff2',
  variable: '--face-text',
  weight: '400 650',
  adjustFontFallback: false,
});

/** The ₹ of the text face, fetched by pages that show one. */
const rupee = localFont({
  src: './fonts/rupee.woff2',
  variable: '--face-rupee',
  weight: '400 650',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

/** Tiro once more, for sentences in Hindi: fetched where one is shown. */
const hindi = localFont({
  src: './fonts/hindi.woff2',
  variable: '--face-hindi',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
});

/** Names of the four faces as custom properties, for the root element. */
export const faces = [display, text, rupee, hindi].map(({ variable }) => variable).join(' ');
