/** Structured data of a page; `lib/seo/graphs.ts` builds each. */
export type GraphNode =
  | 'website'
  | 'school'
  | 'reachableSchool'
  | 'person'
  | 'profilePage'
  | 'contactPage'
  | 'bookList'
  | 'breadcrumbs';

interface PageFacts {
  id: string;
  path: `/${string}`;
  inNavigation: boolean;
  structuredData: readonly GraphNode[];
}

/** The pages of the site, in the order of the navigation. Everything that lists pages reads this. */
export const pages = [
  {
    id: 'home',
    path: '/',
    inNavigation: true,
    structuredData: ['website', 'school'],
  },
  {
    id: 'about',
    path: '/about',
    inNavigation: true,
    structuredData: ['profilePage', 'person', 'breadcrumbs'],
  },
  {
    id: 'books',
    path: '/books',
    inNavigation: true,
    structuredData: ['bookList', 'breadcrumbs'],
  },
  {
    id: 'contact',
    path: '/contact',
    inNavigation: true,
    structuredData: ['contactPage', 'reachableSchool', 'breadcrumbs'],
  },
  { id: 'privacy', path: '/privacy', inNavigation: false, structuredData: ['breadcrumbs'] },
  { id: 'terms', path: '/terms', inNavigation: false, structuredData: ['breadcrumbs'] },
  {
    id: 'accessibility',
    path: '/accessibility',
    inNavigation: false,
    structuredData: ['breadcrumbs'],
  },
] as const satisfies readonly PageFacts[];

export type PageId = (typeof pages)[number]['id'];

/** The languages of the site: how `Intl` names each, and what its addresses begin with. */
export const languages = {
  en: { tag: 'en-IN', prefix: '' },
} as const;

export type Language = keyof typeof languages;

/** The address of each page in a language. */
export const pathsIn = (language: Language) =>
  Object.fromEntries(
    pages.map(({ id, path }) => [id, (languages[language].prefix + path).replace(/(?<=.)\/$/, '')]),
  ) as Readonly<Record<PageId, string>>;

/** The addresses of all pages in all languages. */
export const listPaths = () =>
  (Object.keys(languages) as Language[]).flatMap((language) => Object.values(pathsIn(language)));
