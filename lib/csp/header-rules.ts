import { dataPolicy, type Hashes, pagePolicy, previewPolicy, type CspSources } from './policies';

/** Every header that guards the site, as data. `next.config.ts` sends them. */
export interface Header {
  key: string;
  value: string;
}

export interface HeaderRule {
  source: string;
  /** The rule is for requests with such headers. */
  has?: { type: 'header'; key: string; value: string }[];
  /** The rule is for requests without these headers. */
  missing?: { type: 'header'; key: string }[];
  headers: Header[];
}

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy';

const list = (headers: Record<string, string>): Header[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** Headers of every answer, whatever it is. */
const commonHeaders = ({ https }: Pick<CspSources, 'https'>) => ({
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: form posts would then carry `Origin: null`, which Next answers with 500.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  // The Google popup has to reach the page that opened it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Accept-Ranges': 'none',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-read=()',
  // For two years.
  ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload' }),
});

/**
 * Any cache may hold an answer but has to ask before it serves it again; Next's own default lets
 * one serve it for a year. What the build names by its contents is Next's own affair.
 */
const CACHING = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * A page is the same for everybody: a cache at the edge may serve it for a minute unasked, and for a
 * day while the site fails. It is said in `Cache-Control`, which Next replaces when it fails; a
 * `CDN-Cache-Control` beside it would let an edge keep the error.
 */
const AT_THE_EDGE = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400' };

/** Next adds this where it compresses, but not to a 304. */
const VARYING = { Vary: 'Accept-Encoding' };

const NO_PAGE = { [CONTENT_SECURITY_POLICY]: dataPolicy };

const EVERYTHING = '/:path*';

/**
 * Neither the data of a page nor the answer to a form, which have the page's address: some caches
 * know nothing else of them.
 */
export const PAGE_ITSELF = ['rsc', 'content-type'].map((key) => ({ type: 'header' as const, key }));

/** Files that every visit asks for, with names that Next gives them: no page's policy is needed. */
const FILES = String.raw`favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest`;

/** The sample pages, over what every answer carries. */
const previewRule: HeaderRule = {
  source: '/preview/:path*',
  headers: list({
    [CONTENT_SECURITY_POLICY]: previewPolicy,
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  }),
};

/** Headers of the plain text that a refused request gets. */
export const refusalHeaders = (sources: Pick<CspSources, 'https'>) =>
  list({ ...commonHeaders(sources), ...NO_PAGE });

/** For addresses that are no page of their own. */
function union(all: readonly Hashes[]): Hashes {
  const of = (what: keyof Hashes) => [...new Set(all.flatMap((hashes) => hashes[what]))].sort();
  return { scripts: of('scripts'), styles: of('styles'), styleAttributes: of('styleAttributes') };
}

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
  sources: CspSources,
  hashes?: ReadonlyMap<string, Hashes>,
): HeaderRule[] {
  const policy = (inline?: Hashes) => ({ [CONTENT_SECURITY_POLICY]: pagePolicy(sources, inline) });
  const anyPage = policy(hashes && union([...hashes.values()]));
  const names = routes.flatMap((route) => route.slice(1) || []).sort();
  return [
    { source: EVERYTHING, headers: list({ ...commonHeaders(sources), ...anyPage }) },
    { source: '/((?!_next/static/).*)', headers: list(CACHING) },
    ...routes.map((source) => ({ source, headers: list(policy(hashes?.get(source))) })),
    {
      source: `/:page(${names.join('|')})?`,
      missing: PAGE_ITSELF,
      headers: list({ ...AT_THE_EDGE, ...VARYING }),
    },
    { source: '/_next/static/:path*', headers: list({ ...NO_PAGE, ...VARYING }) },
    { source: `/:file(${FILES})`, headers: list(NO_PAGE) },
    { source: '/api/:path*', headers: list({ ...NO_PAGE, 'Cache-Control': 'no-store' }) },
    previewRule,
  ];
}

/** The rules of `next dev`, whose own scripts no policy could name. */
export const developmentRules = (sources: CspSources): HeaderRule[] => [
  { source: EVERYTHING, headers: list(commonHeaders(sources)) },
  previewRule,
];
