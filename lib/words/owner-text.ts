import { ORIGINAL, type Written } from '@/content/originals';
import { isInDevanagari, type Language } from '@/content/languages';
import { site } from '@/content/site';
import { type OwnerText } from '@/content/teaching-schema';
import { written } from './fact-texts';
import { hasDevanagari } from '../text/devanagari';

/**
 * The `lang` of an owner's text where that is not the language of the page: by its script. `hi-IN` takes
 * the display font of any page, which has the words of the facts: `hi` would load the fonts of the
 * Hindi pages.
 *
 * @param written of a text that has no translation (`Written`), which Latin letters do not tell.
 */
export function textLanguage(text: string, page: Language, written?: string): string | undefined {
  if (hasDevanagari(text)) return isInDevanagari(page) ? undefined : 'hi-IN';
  return isInDevanagari(page) ? ORIGINAL : written;
}

/** The site's name on the pages in a language. */
export const siteName = (page: Language, { name, nameIn } = site) => written(name, nameIn, page);

/** The language of the site's name, by its script, where that is not the language of the page. */
export const siteNameLang = (page: Language, name = siteName(page)): string | undefined =>
  textLanguage(name, page, page === ORIGINAL ? undefined : ORIGINAL);

/** The sentence in a language of the site, or as it was written, with its language by its script. */
export function inLanguage(
  { text, textIn }: OwnerText,
  language: Language,
): Written<{ text: string }> {
  const translated = language !== ORIGINAL && textIn[language];
  if (translated) return { text: translated };
  return { text, lang: textLanguage(text, language, language === ORIGINAL ? undefined : ORIGINAL) };
}
