import { ORIGINAL, type Written } from '@/content/originals';
import { isInDevanagari, type Language } from '@/content/pages';
import { type OwnerText } from '@/content/teaching-schema';
import { hasDevanagari } from './text/devanagari';

/** The sentence in a language of the site, or as it was written, with its language by its script. */
export function inLanguage(
  { text, textIn }: OwnerText,
  language: Language,
): Written<{ text: string }> {
  const translated = language !== ORIGINAL && textIn[language];
  if (translated) return { text: translated };
  const isHindi = hasDevanagari(text);
  if (isHindi === isInDevanagari(language)) return { text };
  return { text, lang: isHindi ? 'hi-IN' : ORIGINAL };
}
