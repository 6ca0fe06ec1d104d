import { type Page } from '@playwright/test';
import { languageNames, pages } from '@/content/pages';
import { type Edition, editions } from '@/lib/editions';

/** The English site as its visitors read it, with the facts in its sentences. */
export const { en } = editions;
export const {
  about,
  assistant,
  booksPage,
  bookTexts,
  contact,
  home,
  learn,
  notFound,
  pageTexts,
  sample,
  shell,
  vedic,
} = en.words;

/** The links of the navigation in an edition. */
export const navIn = ({ paths, words }: Edition) =>
  pages
    .filter(({ inNavigation }) => inNavigation)
    .map(({ id }) => ({ id, href: paths[id], label: words.pageTexts[id].name }));

export const nav = navIn(en);

/** The edition that an address belongs to. */
export function editionAt(path: string): Edition {
  const { pathname } = new URL(path, 'http://localhost');
  const language = languageNames.find((name) => pathname.split('/')[1] === name);
  return editions[language ?? 'en'];
}

/** The words of the language that a page is in. */
export const wordsOf = (page: Page) => editionAt(page.url()).words;
