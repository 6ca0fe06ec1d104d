import { type Page } from '@playwright/test';
import { languageNames } from '@/content/languages';
import { pages } from '@/content/pages';
import { type Locale, locales } from '@/lib/words/locale';

/** The English site as its visitors read it, with the facts in its sentences. */
export const { en } = locales;
export const {
  about,
  account,
  assistant,
  booksPage,
  bookTexts,
  contact,
  home,
  sums,
  notFound,
  pageTexts,
  payment,
  profile,
  sample,
  shell,
  vedic,
} = en.words;

/** The links of the navigation in a locale. */
export const navIn = ({ paths, words }: Locale) =>
  pages
    .filter(({ inNavigation }) => inNavigation)
    .map(({ id }) => ({ id, href: paths[id], label: words.pageTexts[id].name }));

export const nav = navIn(en);

/** The locale that an address belongs to. */
export function localeAt(path: string): Locale {
  const { pathname } = new URL(path, 'http://localhost');
  const language = languageNames.find((name) => pathname.split('/')[1] === name);
  return locales[language ?? 'en'];
}

/** The words of the language that a page is in. */
export const wordsOf = (page: Page) => localeAt(page.url()).words;
