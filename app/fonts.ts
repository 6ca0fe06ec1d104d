import localFont from 'next/font/local';
import { preload } from 'react-dom';
import { type Script } from '@/content/languages';

// `build/fonts` writes the files before each build (docs/decisions/007).
// The stylesheet uses the names set here: classes with custom properties would be on every page.
// Next would preload every font on every page, so `preloadFonts` does it for a script.

/** Tiro Devanagari Hindi: headings, numerals, sutras. */
export const display = localFont({
  src: '../.fonts/display.woff2',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'font-family', value: 'display' }],
});

/** Anek Latin. */
export const text = localFont({
  src: '../.fonts/text.woff2',
  weight: '400 650',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'font-family', value: 'text' }],
});

export const rupee = localFont({
  src: '../.fonts/rupee.woff2',
  weight: '400 650',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'font-family', value: 'rupee' },
    { prop: 'unicode-range', value: 'U+20B9' },
  ],
});

/** Tiro Devanagari Hindi with the words of the Hindi pages. */
export const displayHindi = localFont({
  src: '../.fonts/displayhi.woff2',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
  declarations: [{ prop: 'font-family', value: 'displayhi' }],
});

/** Anek Devanagari with the same words, as high above the baseline as the Latin face. */
export const textHindi = localFont({
  src: '../.fonts/texthi.woff2',
  weight: '400',
  adjustFontFallback: false,
  preload: false,
  declarations: [
    { prop: 'font-family', value: 'texthi' },
    { prop: 'ascent-override', value: '90%' },
    { prop: 'descent-override', value: '20%' },
  ],
});

const latin = [
  new URL('../.fonts/display.woff2', import.meta.url),
  new URL('../.fonts/text.woff2', import.meta.url),
];
/** Cut to the words of each language in Devanagari. */
const devanagari = [
  new URL('../.fonts/displayhi.woff2', import.meta.url),
  new URL('../.fonts/texthi.woff2', import.meta.url),
];
const files: Record<Script, readonly URL[]> = { Latin: latin, Devanagari: devanagari };

export const fontAddresses = (script: Script) => files[script].map(({ href }) => href);

/** Called by the root layout of a language. */
export function preloadFonts(script: Script): void {
  for (const href of fontAddresses(script)) {
    preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
}
