import { type Language } from '@/content/pages';

/** Browsers do not get `content/pages.ts`; the type compares the two. */
const NAMES: Record<Language, true> = { en: true, hi: true };

/** The language of the page, by its address: translators rewrite the `lang` attribute. */
export function pageLanguage(): Language {
  const name = location.pathname.split('/')[1]!;
  return Object.hasOwn(NAMES, name) ? (name as Language) : 'en';
}
