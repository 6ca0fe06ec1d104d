import { books } from '@/content/books';
import { bookTexts } from '@/content/en/books';
import { seo } from '@/content/en/seo';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { fillSite, paths, type SeoPage } from './metadata';
import {
  book,
  breadcrumbs,
  itemList,
  page,
  person,
  reference,
  school,
  website,
  type Node,
} from './nodes';

/** Several nodes as one document. */
const graph = (...nodes: readonly Node[]) => ({
  '@context': 'https://schema.org',
  '@graph': nodes,
});

const trailTo = (name: SeoPage) =>
  breadcrumbs(shell.nav.filter(({ href }) => href === paths.home || href === paths[name]));

/** Structured data of each page. What a page points at stands whole on it where it matters there. */
export const graphs = {
  home: () => graph(website(site), school(site), person(site)),
  about: () =>
    graph(
      page('ProfilePage', 'about', { mainEntity: reference('teacher') }),
      person(site),
      trailTo('about'),
    ),
  books: () =>
    graph(
      itemList(
        fillSite(seo.books.title),
        books.map((facts) => book(facts, bookTexts[facts.id], site.teacher.name)),
      ),
      trailTo('books'),
    ),
  contact: () =>
    graph(
      page('ContactPage', 'contact', { about: reference('school') }),
      school(site),
      trailTo('contact'),
    ),
};
