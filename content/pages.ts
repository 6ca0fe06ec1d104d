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

interface LanguageFacts {
  /** Language and country. */
  tag: string;
  /** What its addresses begin with. */
  prefix: '' | `/${string}`;
  /** In the language itself. */
  name: string;
  /** One line on the English pages, for browsers set to this language. */
  offer: { text: string; link: string; close: string } | null;
}

/** The languages of the site, the default one first. */
export const languages = {
  en: { tag: 'en-IN', prefix: '', name: 'English', offer: null },
  hi: {
    tag: 'hi-IN',
    prefix: '/hi',
    name: 'हिन्दी',
    offer: { text: 'यह वेबसाइट हिन्दी में भी है।', link: 'हिन्दी में पढ़ें', close: 'बंद करें' },
  },
} as const satisfies Record<string, LanguageFacts>;

/** Its name is written in Devanagari: so are its words, and its fonts are those of Hindi. */
export const isInDevanagari = (language: Language) =>
  /\p{Script=Devanagari}/u.test(languages[language].name);

export type Language = keyof typeof languages;

/** The address of each page in a language. */
export const pathsIn = (language: Language) =>
  Object.fromEntries(
    pages.map(({ id, path }) => [id, (languages[language].prefix + path).replace(/(?<=.)\/$/, '')]),
  ) as Readonly<Record<PageId, string>>;

export const languageNames = Object.keys(languages) as Language[];

/** What the addresses of the other languages begin with, as a pattern: "hi|mr". */
export const languagesInAddresses = languageNames
  .filter((language) => languages[language].prefix)
  .join('|');

/** The addresses of all pages in all languages. */
export const listPaths = () =>
  languageNames.flatMap((language) => Object.values(pathsIn(language)));
