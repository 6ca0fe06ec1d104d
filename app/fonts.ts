import localFont from 'next/font/local';

// The stylesheet uses the names set here: classes with custom properties would be on every page.

/** Tiro Devanagari Hindi: headings, numerals, sutras. */
export const display = localFont({
  src: './fonts/display.woff2',
  weight: '400',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'display' }],
});

/** Anek Latin. */
export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 650',
  adjustFontFallback: false,
  declarations: [{ prop: 'font-family', value: 'text' }],
});

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

export const hindi = localFont({
  src: './fonts/hindi.woff2',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'font-family', value: 'hindi' }],
});
