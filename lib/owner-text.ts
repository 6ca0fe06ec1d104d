import { ORIGINAL, type Written } from '@/content/originals';
import { type Language } from '@/content/pages';
import { type OwnerText } from '@/content/teaching-schema';

/** The sentence in a language of the site, or as it was written, with its language. */
export function inLanguage(
  { text, textIn }: OwnerText,
  language: Language,
): Written<{ text: string }> {
  if (language === ORIGINAL) return { text };
  const translated = textIn[language];
  return translated ? { text: translated } : { text, lang: ORIGINAL };
}
