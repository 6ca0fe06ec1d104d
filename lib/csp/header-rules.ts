import { dataPolicy, type Hashes, pagePolicy, previewPolicy, type Surroundings } from './policies';

/** Every header that guards the site, as data. `next.config.ts` sends them. */
export interface Header {
  key: string;
  value: string;
}

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy';

/** For two years, and subdomains too. */
const insisting: Header = {
  key: 'Strict-Transport-Security',
  value: 'max-age=63072000; includeSubDomains; preload',
};

const CLOSED =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-read=()';

/** Headers of every answer, whatever it is. */
function commonHeaders({ https }: Pick<Surroundings, 'https'>): Header[] {
  return [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    // Not `no-referrer`: form posts would then carry `Origin: null`, which Next answers with 500.
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'X-Frame-Options', value: 'DENY' },
    // The Google popup has to reach the page that opened it.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
    { key: 'Origin-Agent-Cluster', value: '?1' },
    { key: 'Accept-Ranges', value: 'none' },
    { key: 'Permissions-Policy', value: CLOSED },
    ...(https ? [insisting] : []),
  ];
}

/**
 * Any cache may hold an answer but has to ask before it serves it again; Next's own default lets
 * one serve it for a year. What the build names by its contents is Next's own affair.
 */
const caching: Header = { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' };

/**
 * A page is the same for everybody: a cache at the edge may serve it for a minute unasked, and for a
 * day while the site fails. It is said in `Cache-Control`, which Next replaces when it fails; a
 * `CDN-Cache-Control` beside it would let an edge keep the error.
 */
const atTheEdge: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=0, s-maxage=60, stale-if-error=86400',
};

/** Next adds this where it compresses, but not to a 304. */
const varying: Header = { key: 'Vary', value: 'Accept-Encoding' };

export interface HeaderRule {
  source: string;
  /** The rule is for requests with such headers. */
  has?: { type: 'header'; key: string; value: string }[];
  /** The rule is for requests without these headers. */
  missing?: { type: 'header'; key: string }[];
  headers: Header[];
}

const union = (lists: readonly (readonly string[])[]) => [...new Set(lists.flat())].sort();

/** For addresses that are no page of their own. */
const unionOf = (all: readonly Hashes[]): Hashes => ({
  scripts: union(all.map(({ scripts }) => scripts)),
  styles: union(all.map(({ styles }) => styles)),
  styleAttributes: union(all.map(({ styleAttributes }) => styleAttributes)),
});

const EVERYTHING = '/:path*';

/**
 * Neither the data of a page nor the answer to a form, which have the page's address: some caches
 * know nothing else of them.
 */
export const PAGE_ITSELF = ['rsc', 'content-type'].map((key) => ({ type: 'header' as const, key }));

/** Files that every visit asks for, with names that Next gives them: no page's policy is needed. */
const FILES = ['favicon.ico', 'icon.svg', 'apple-icon.png', 'manifest.webmanifest'].map((name) =>
  name.replace('.', '\\.'),
);

/** The sample pages, over what every answer carries. */
const previewRule: HeaderRule = {
  source: '/preview/:path*',
  headers: [
    { key: CONTENT_SECURITY_POLICY, value: previewPolicy },
    { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
    { key: 'X-Robots-Tag', value: 'noindex' },
  ],
};

/** Headers of the plain text that a refused request gets. */
export const refusalHeaders = (around: Pick<Surroundings, 'https'>): Header[] => [
  ...commonHeaders(around),
  { key: CONTENT_SECURITY_POLICY, value: dataPolicy },
];

/**
 * The header rules of the whole site, in Next's form; of two rules for one header the later wins.
 * Whatever is no page of its own (a wrong address above all) gets the hashes of all pages.
 *
 * @param routes the pages that visitors can open.
 * @param hashes of every prerendered page, by route. They are known when the pages are built; until
 *   then, and where the build leaves the pages alone, whatever stands in a page may run.
 */
export function headerRules(
  routes: readonly string[],
  around: Surroundings,
  hashes?: ReadonlyMap<string, Hashes>,
): HeaderRule[] {
  const csp = (value: string): Header => ({ key: CONTENT_SECURITY_POLICY, value });
  const noStore: Header = { key: 'Cache-Control', value: 'no-store' };
  const names = routes.flatMap((route) => route.slice(1) || []).sort();
  const anyPage = pagePolicy(around, hashes && unionOf([...hashes.values()]));
  return [
    { source: EVERYTHING, headers: [...commonHeaders(around), csp(anyPage)] },
    { source: '/((?!_next/static/).*)', headers: [caching] },
    ...routes.map((route) => ({
      source: route,
      headers: [csp(pagePolicy(around, hashes?.get(route)))],
    })),
    {
      source: `/:page(${names.join('|')})?`,
      missing: PAGE_ITSELF,
      headers: [atTheEdge, varying],
    },
    { source: '/_next/static/:path*', headers: [csp(dataPolicy), varying] },
    { source: `/:file(${FILES.join('|')})`, headers: [csp(dataPolicy)] },
    { source: '/api/:path*', headers: [csp(dataPolicy), noStore] },
    previewRule,
  ];
}

/** The rules of `next dev`, whose own scripts no policy could name. */
export function developmentRules(around: Surroundings): HeaderRule[] {
  return [{ source: EVERYTHING, headers: commonHeaders(around) }, previewRule];
}
