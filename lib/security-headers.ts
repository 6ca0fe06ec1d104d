/**
 * Every header that guards the site, as data. `next.config.ts` sends them; the step after the build
 * fills in the hashes, which are not known before.
 */
export interface Header {
  key: string;
  value: string;
}

/** `'sha256-…'` of inline scripts and styles. */
interface Hashes {
  scriptHashes?: readonly string[];
  styleHashes?: readonly string[];
}

/** What differs between installations. All hosts are exact; there are no wildcards. */
export interface Surroundings extends Hashes {
  /** Whether the site is reached over https, so that browsers may be told to insist on it. */
  https: boolean;
  /** A nonce for the one answer it is made for. */
  nonce?: string;
  /** Origins of the identity provider: its API, and the frame of its sign-in helper. */
  identity?: { connect: readonly string[]; frames: readonly string[] };
  /** Origins whose pages the site shows in a frame. */
  frames?: readonly string[];
}

export const CONTENT_SECURITY_POLICY = 'Content-Security-Policy';

const TWO_YEARS = 63_072_000;

/** Google's loader of the sign-in popup, the folder it loads from, and the policies it makes. */
const GOOGLE_LOADER = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];
const GOOGLE_POLICIES = ['gapi#gapi', 'goog#html'];

function directives(list: Record<string, readonly string[]>): string {
  return Object.entries(list)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The Content-Security-Policy of a page. */
export function pagePolicy({
  https,
  scriptHashes = [],
  styleHashes = [],
  nonce,
  identity,
  frames = [],
}: Surroundings): string {
  const nonces = nonce ? [`'nonce-${nonce}'`] : [];
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(identity ? GOOGLE_LOADER : []), ...nonces, ...scriptHashes],
    'style-src': ["'self'", ...styleHashes],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(identity?.connect ?? [])],
    'frame-src': ["'self'", ...(identity?.frames ?? []), ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(identity ? GOOGLE_POLICIES : [])],
    ...(https && { 'upgrade-insecure-requests': [] }),
  });
}

/** The policy of answers that are no pages: nothing may run, load or be framed. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The policy of the sample pages, which only our own pages may frame. */
const previewPolicy = directives({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

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
    ...(https
      ? [
          {
            key: 'Strict-Transport-Security',
            value: `max-age=${TWO_YEARS}; includeSubDomains; preload`,
          },
        ]
      : []),
  ];
}

/**
 * Any cache may hold an answer but has to ask before it serves it again; Next's own default lets
 * one serve it for a year. What the build names by its contents is Next's own affair.
 */
const caching: Header = {
  key: 'Cache-Control',
  value: 'public, max-age=0, must-revalidate',
};

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

/** A page that is prerendered, and the hashes of what stands in it. */
export interface Page extends Hashes {
  route: string;
}

export interface HeaderRule {
  source: string;
  /** The rule is for requests with such headers. */
  has?: { type: 'header'; key: string; value: string }[];
  /** The rule is for requests without these headers. */
  missing?: { type: 'header'; key: string }[];
  headers: Header[];
}

const union = (lists: readonly (readonly string[] | undefined)[]) =>
  [...new Set(lists.flatMap((list) => list ?? []))].sort();

const EVERYTHING = '/:path*';

/**
 * Neither the data of a page nor the answer to a form, which have the page's address: some caches
 * know nothing else of them.
 */
export const PAGE_ITSELF = ['rsc', 'content-type'].map((key) => ({
  type: 'header' as const,
  key,
}));

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
 */
export function headerRules(pages: readonly Page[], around: Surroundings): HeaderRule[] {
  const csp = (value: string): Header => ({ key: CONTENT_SECURITY_POLICY, value });
  const policyOf = (...named: readonly Hashes[]) =>
    csp(
      pagePolicy({
        ...around,
        scriptHashes: union(named.map((page) => page.scriptHashes)),
        styleHashes: union([around, ...named].map((page) => page.styleHashes)),
      }),
    );
  const shown = pages.filter(({ route }) => !route.startsWith('/_'));
  const names = shown.flatMap(({ route }) => route.slice(1) || []);
  const noStore: Header = { key: 'Cache-Control', value: 'no-store' };
  return [
    { source: EVERYTHING, headers: [...commonHeaders(around), policyOf(...pages)] },
    { source: '/((?!_next/static/).*)', headers: [caching] },
    ...shown.map((page) => ({ source: page.route, headers: [policyOf(page)] })),
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
