import localFont from 'next/font/local';

/** Tiro Devanagari Hindi: headings, numerals, sutras. One weight. */
export const display = localFont({
  src: './fonts/display.woff2',
  variable: '--face-display',
  weight: '400',
  adjustFontFallback: false,
});

/** Anek Latin, variable from 400 to 650: everything else. */
export const text = localFont({
  src: './fonts/text.woff2',
  variable: '--face-text',
  weight: '400 650',
  adjustFontFallback: false,
});
