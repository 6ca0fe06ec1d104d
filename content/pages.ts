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
  sidePage('nikhilam', '/methods/nikhilam'),
  sidePage('urdhva', '/methods/urdhva'),
  sidePage('ekadhikena', '/methods/ekadhikena'),
  sidePage('privacy', '/privacy'),
  sidePage('terms', '/terms'),
  sidePage('accessibility', '/accessibility'),
] as const satisfies readonly PageFacts[];

export type PageId = (typeof pages)[number]['id'];

/** The methods with a page of their own. */
export const methodPages = ['nikhilam', 'urdhva', 'ekadhikena'] as const satisfies PageId[];

export type MethodPageId = (typeof methodPages)[number];

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
