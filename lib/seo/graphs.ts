import { type Graph, type Thing } from 'schema-dts';
import { books } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { seo } from '@/content/en/seo';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { fillSite, paths, type SeoPage } from './metadata';
import {
  book,
  breadcrumbs,
  contactPage,
  itemList,
  person,
  profilePage,
  reachableSchool,
  school,
  website,
} from './nodes';

/** Several nodes as one document. */
const graph = (...nodes: readonly Thing[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

const trailTo = (name: SeoPage) =>
  breadcrumbs(shell.nav.filter(({ href }) => href === paths.home || href === paths[name]));

/** Structured data of each page. What a page points at stands whole on it where it matters there. */
export const graphs = {
  home: () => graph(website(site), school(site)),
  about: () => graph(profilePage(), person(site), trailTo('about')),
  books: () =>
    graph(
      itemList(
        fillSite(seo.books.title),
        books.map((facts) => book(facts, bookTexts[facts.id], site.teacher.name)),
      ),
      trailTo('books'),
    ),
  contact: () => graph(contactPage(), reachableSchool(site), trailTo('contact')),
};
