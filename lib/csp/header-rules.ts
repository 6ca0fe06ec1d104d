import {
  type CspSources,
  dataPolicy,
  downloadPolicy,
  orderHeaders,
  pagePolicy,
  previewPolicy,
} from './policies';

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
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-read=()',
  ...(https && { 'Strict-Transport-Security': 'max-age=63072000' }),
});

/** By Next's default, caches may serve a page for a year. */
const CACHING = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Not `CDN-Cache-Control`: Next does not replace it in error responses, so CDNs would cache errors. */
const SHARED_CACHING = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-if-error=86400' };

/**
 * Of files whose name changes with what is in them. Their routes send it: by a rule it would be in a 404,
 * too, which a browser then keeps for a year.
 */
export const UNCHANGING = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** Next adds it only to responses that it compresses. */
const VARYING = { Vary: 'Accept-Encoding' };

const PRIVATE = { 'Cache-Control': 'private, no-store' };

const DATA_POLICY = { [CONTENT_SECURITY_POLICY]: dataPolicy };

const RANGES = { 'Accept-Ranges': 'bytes' };

const RECORDINGS = String.raw`[^/]+\.(?:mp3|m4a|ogg|mp4|webm)`;

const EVERYTHING = '/:path*';

/** Excludes RSC data and form responses, which have the page's address. */
const PAGE_ITSELF = ['rsc', 'content-type'].map((key) => ({ type: 'header' as const, key }));

const FILES = String.raw`favicon\.ico|icon\.svg|apple-icon\.png|calendar/\w+\.ics|manifests/\w+|\.well-known/security\.txt`;

const previewRule: HeaderRule = {
  source: '/preview/:path*',
  headers: list({
    [CONTENT_SECURITY_POLICY]: previewPolicy,
    'X-Frame-Options': 'SAMEORIGIN',
    'X-Robots-Tag': 'noindex',
  }),
};

export const refusalHeaders = (sources: Pick<CspSources, 'https'>) => ({
  ...commonHeaders(sources),
  ...DATA_POLICY,
});

/** Pages may run all inline scripts, until the build puts the hashes of theirs in place of that. */
export function headerRules(routes: readonly string[], sources: CspSources): HeaderRule[] {
  const policy = list({ [CONTENT_SECURITY_POLICY]: pagePolicy(sources) });
  const names = routes.flatMap((route) => route.slice(1) || []).sort();
  // Later rules win.
  return [
    { source: EVERYTHING, headers: [...list(commonHeaders(sources)), ...policy] },
    { source: '/((?!_next/static/|captions/|covers/|words/).*)', headers: list(CACHING) },
    ...routes.map((source) => ({ source, headers: policy })),
    {
      source: `/:page(${names.join('|')})?`,
      missing: PAGE_ITSELF,
      headers: list({ ...SHARED_CACHING, ...VARYING }),
    },
    { source: '/_next/static/:path*', headers: list({ ...DATA_POLICY, ...VARYING }) },
    { source: `/:file(${FILES})`, headers: list(DATA_POLICY) },
    {
      source: '/:folder(captions|covers|words)/:path*',
      headers: list({ ...DATA_POLICY, ...VARYING }),
    },
    { source: '/api/:path*', headers: list({ ...DATA_POLICY, 'Cache-Control': 'no-store' }) },
    // These take ranges: iPhones ask for a part of a recording first, and play none without it.
    { source: `/_next/static/media/:file(${RECORDINGS})`, headers: list(RANGES) },
    {
      source: '/api/ebook/:path*',
      headers: list({
        ...RANGES,
        ...PRIVATE,
        [CONTENT_SECURITY_POLICY]: downloadPolicy,
        // The address of a link in a mail has its token.
        'Referrer-Policy': 'strict-origin',
      }),
    },
    { source: '/orders/:path*', headers: list(orderHeaders) },
    previewRule,
  ];
}

export const developmentRules = (sources: CspSources): HeaderRule[] => [
  { source: EVERYTHING, headers: list(commonHeaders(sources)) },
  previewRule,
];
