import { type Language, type languages } from '@/content/pages';

type Prefixes = { [Name in Language]: (typeof languages)[Name]['prefix'] };

/** Browsers do not get `content/pages.ts`; the type compares the two. */
const PREFIXES: Prefixes = { en: '', hi: '/hi' };

/** The language of the page, by its address: translators rewrite the `lang` attribute. */
export function pageLanguage(): Language {
  const name = location.pathname.split('/')[1]!;
  return Object.hasOwn(PREFIXES, name) ? (name as Language) : 'en';
}

/** What the addresses of its language begin with. */
export const pagePrefix = () => PREFIXES[pageLanguage()];
