export interface Hashes {
  scripts: readonly string[];
  styles: readonly string[];
  styleAttributes: readonly string[];
}

export interface CspSources {
  https: boolean;
  styles?: readonly string[];
  identity?: { connect: readonly string[]; frames: readonly string[] };
  frames?: readonly string[];
}

/** For Google's sign-in popup: its loader and the folder of its scripts. */
const GOOGLE_LOADER = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

const INLINE = ["'unsafe-inline'"];

function directives(list: Record<string, readonly string[]>): string {
  return Object.entries(list)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** @param inline allowed inline code; without it, all inline code is allowed. */
export function pagePolicy(
  { https, styles = [], identity, frames = [] }: CspSources,
  inline?: Partial<Hashes> & { nonce?: string },
): string {
  const { scripts = [], styles: pageStyles = [], styleAttributes = [], nonce } = inline ?? {};
  const scriptSources = [...(nonce ? [`'nonce-${nonce}'`] : []), ...scripts];
  const styleSources = [...new Set([...styles, ...pageStyles])].sort();
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
    ...(https && { 'upgrade-insecure-requests': [] }),
  });
}

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

export const previewPolicy = directives({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});
