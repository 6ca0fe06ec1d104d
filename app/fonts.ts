import localFont from 'next/font/local';

/*
 * The stylesheet uses the names set here: classes that declare them as custom properties would
 * stand on every page.
 */

/** Tiro Devanagari Hindi: headings, numerals, sutras. One weight. Made by `npm run fonts`. */
export const display = localFont({
  src: './fonts/display.woff2',
  weight: '400',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'display' }],
});

/** Anek Latin, variable from 400 to 650: everything else. */
export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 650',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'text' }],
});

/** The ₹ of the text face, fetched by pages that show one. */
export const rupee = localFont({
  src: './fonts/rupee.woff2',
  weight: '400 650',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'font-family', value: 'rupee' },
    { prop: 'unicode-range', value: 'U+20B9' },
  ],
});

/** Tiro once more, for sentences in Hindi: fetched where one is shown. */
export const hindi = localFont({
  src: './fonts/hindi.woff2',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'font-family', value: 'hindi' }],
});
