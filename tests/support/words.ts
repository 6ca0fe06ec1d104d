import { pages } from '@/content/pages';
import { editions } from '@/lib/editions';

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

/** The links of the navigation. */
export const nav = pages
  .filter(({ inNavigation }) => inNavigation)
  .map(({ id }) => ({ id, href: en.paths[id], label: pageTexts[id].name }));
