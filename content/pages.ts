import { type Language, languageNames, languages } from './languages';

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

/** A page that is not in the navigation. */
const sidePage = <Id extends string>(id: Id, path: `/${string}`) =>
  ({ id, path, inNavigation: false, structuredData: ['breadcrumbs'] }) as const;

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
  sidePage('practice', '/practice'),
  sidePage('methods', '/methods'),
  sidePage('nikhilam', '/methods/nikhilam'),
  sidePage('urdhva', '/methods/urdhva'),
  sidePage('ekadhikena', '/methods/ekadhikena'),
  sidePage('yavadunam', '/methods/yavadunam'),
  sidePage('anurupyena', '/methods/anurupyena'),
  sidePage('antyayor', '/methods/antyayor'),
  sidePage('ekanyunena', '/methods/ekanyunena'),
  sidePage('eleven', '/methods/eleven'),
  sidePage('privacy', '/privacy'),
  sidePage('terms', '/terms'),
  sidePage('accessibility', '/accessibility'),
] as const satisfies readonly PageFacts[];

export type PageId = (typeof pages)[number]['id'];

/** The methods, each with a page of its own. */
export const methodPages = [
  'nikhilam',
  'urdhva',
  'ekadhikena',
  'yavadunam',
  'anurupyena',
  'antyayor',
  'ekanyunena',
  'eleven',
] as const satisfies PageId[];

export type MethodPageId = (typeof methodPages)[number];

export const isMethodPage = (id: PageId): id is MethodPageId =>
  methodPages.some((method) => method === id);

/** The address of each page in a language. */
export const pathsIn = (language: Language) =>
  Object.fromEntries(
    pages.map(({ id, path }) => [id, (languages[language].prefix + path).replace(/(?<=.)\/$/, '')]),
  ) as Readonly<Record<PageId, string>>;

/** The addresses of all pages in all languages. */
export const listPaths = () =>
  languageNames.flatMap((language) => Object.values(pathsIn(language)));
