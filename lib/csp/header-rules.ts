import { dataPolicy, type Hashes, pagePolicy, previewPolicy, type CspSources } from './policies';

export interface Header {
  key: string;
  value: string;
}

export interface HeaderRule {
  source: string;
  has?: { type: 'header'; key: string; value: string }[];
  missing?: { type: 'header'; key: string }[];
  headers: Header[];
}

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy';

const list = (headers: Record<string, string>): Header[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

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

/** Caches have to revalidate; Next's default lets them serve a page for a year. */
const CACHING = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/**
 * Shared caches may serve a page for a minute, and for a day while the site fails. Next replaces
 * `Cache-Control` when it fails; a `CDN-Cache-Control` would let a CDN keep the error.
 */
const SHARED_CACHING = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400' };

/** Next adds this only where it compresses, and not to a 304. */
const VARYING = { Vary: 'Accept-Encoding' };

const NO_PAGE = { [CONTENT_SECURITY_POLICY]: dataPolicy };

const EVERYTHING = '/:path*';

/** Excludes a page's data and the answer to a form, which have the page's address. */
export const PAGE_ITSELF = ['rsc', 'content-type'].map((key) => ({ type: 'header' as const, key }));

/** Files that every visit requests; they need no page's policy. */
const FILES = String.raw`favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest`;

const previewRule: HeaderRule = {
  source: '/preview/:path*',
  headers: list({
    [CONTENT_SECURITY_POLICY]: previewPolicy,
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  }),
};

export const refusalHeaders = (sources: Pick<CspSources, 'https'>) =>
  list({ ...commonHeaders(sources), ...NO_PAGE });

/** For addresses that are not pages. */
function union(all: readonly Hashes[]): Hashes {
  const of = (what: keyof Hashes) => [...new Set(all.flatMap((hashes) => hashes[what]))].sort();
  return { scripts: of('scripts'), styles: of('styles'), styleAttributes: of('styleAttributes') };
}

/**
 * The header rules of the site in Next's form; of two rules for one header the later wins. Addresses
 * that are not pages get the hashes of all pages.
 *
 * @param hashes of every prerendered page, by route. Without them inline code is allowed, as
 *   `next.config.ts` needs it before the build has run.
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
      headers: list({ ...SHARED_CACHING, ...VARYING }),
    },
    { source: '/_next/static/:path*', headers: list({ ...NO_PAGE, ...VARYING }) },
    { source: `/:file(${FILES})`, headers: list(NO_PAGE) },
    { source: '/api/:path*', headers: list({ ...NO_PAGE, 'Cache-Control': 'no-store' }) },
    previewRule,
  ];
}

/** The rules of `next dev`, whose scripts no policy can name. */
export const developmentRules = (sources: CspSources): HeaderRule[] => [
  { source: EVERYTHING, headers: list(commonHeaders(sources)) },
  previewRule,
];
