import { type Language } from '@/content/languages';
import { site } from '@/content/site';
import { hasDevanagari } from '../text/devanagari';

/**
 * The language of the site's name, by its script, where that is not the language of the page.
 * `hi-IN` takes the display font of any page, which has the words of the facts: `hi` would load the
 * fonts of the Hindi pages for a name.
 */
export function siteNameLang(page: Language, name = site.name): string | undefined {
  const language = hasDevanagari(name) ? 'hi' : 'en';
  if (language === page) return undefined;
  return language === 'hi' ? 'hi-IN' : language;
}
