import { ORIGINAL, type Written } from '@/content/originals';
import { isInDevanagari, type Language } from '@/content/pages';
import { type OwnerText } from '@/content/teaching-schema';
import { hasDevanagari } from './text/devanagari';

/** The language of an owner's text by its script, where that is not the language of the page. */
export function languageOf(text: string, page: Language): string | undefined {
  const isHindi = hasDevanagari(text);
  if (isHindi === isInDevanagari(page)) return undefined;
  return isHindi ? 'hi-IN' : ORIGINAL;
}

/** The sentence in a language of the site, or as it was written, with its language by its script. */
export function inLanguage(
  { text, textIn }: OwnerText,
  language: Language,
): Written<{ text: string }> {
  const translated = language !== ORIGINAL && textIn[language];
  if (translated) return { text: translated };
  return { text, lang: languageOf(text, language) };
}
