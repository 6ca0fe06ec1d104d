/** Hashes of allowed inline code, as `'sha256-…'`. */
export interface Hashes {
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
}

/** What the policies of an installation depend on. All hosts are exact; there are no wildcards. */
export interface CspSources {
  https: boolean;
  /** Hashes of styles that scripts add to every page. */
  styles?: readonly string[];
  identity?: { connect: readonly string[]; frames: readonly string[] };
  frames?: readonly string[];
}

/** Google's loader of the sign-in popup, the folder it loads from, and the policies it makes. */
const GOOGLE_LOADER = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];
const GOOGLE_POLICIES = ['gapi#gapi', 'goog#html'];

const INLINE = ["'unsafe-inline'"];

function directives(list: Record<string, readonly string[]>): string {
  return Object.entries(list)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy of a page.
 *
 * @param inline allowed inline code; without it all is allowed, and Next works unchanged.
 */
export function pagePolicy(
  { https, styles = [], identity, frames = [] }: CspSources,
  inline?: Partial<Hashes> & { nonce?: string },
): string {
  const { scripts = [], styles: inPage = [], styleAttributes = [], nonce } = inline ?? {};
  const scriptSources = [...(nonce ? [`'nonce-${nonce}'`] : []), ...scripts];
  const styleSources = [...new Set([...styles, ...inPage])].sort();
  return directives({
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...(identity ? GOOGLE_LOADER : []),
      ...(inline ? scriptSources : INLINE),
    ],
    'style-src': ["'self'", ...(inline ? styleSources : INLINE)],
    ...(styleAttributes.length > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...styleAttributes],
    }),
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(identity?.connect ?? [])],
    'frame-src': ["'self'", ...(identity?.frames ?? []), ...frames],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', ...(identity ? GOOGLE_POLICIES : [])],
    ...(https && { 'upgrade-insecure-requests': [] }),
  });
}

/** The policy of responses that are not pages. */
export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** The policy of the sample pages, which only our own pages may frame. */
export const previewPolicy = directives({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});
