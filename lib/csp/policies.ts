import { createHash } from 'node:crypto';

export interface CspSources {
  https: boolean;
  signIn?: { connect: readonly string[]; frames: readonly string[] };
  frames?: readonly string[];
  /** Whether the home page plays a recording of the owner's. */
  media?: boolean;
}

/** For Google's sign-in popup: its loader and the folder of its scripts. */
const GOOGLE_LOADER = ['https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'];

const ANY_INLINE = "'unsafe-inline'";

function directives(list: Record<string, readonly string[]>): string {
  return Object.entries(list)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** @param inlineScripts their hashes or nonce. By default, all inline scripts are allowed. */
export function pagePolicy(
  { https, signIn, frames = [], media }: CspSources,
  inlineScripts: readonly string[] = [ANY_INLINE],
): string {
  return directives({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(signIn ? GOOGLE_LOADER : []), ...inlineScripts],
    // Without hash or nonce: browsers ignore 'unsafe-inline' beside one.
    'style-src': ["'self'", ANY_INLINE],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    ...(media && { 'media-src': ["'self'"] }),
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...(signIn?.connect ?? [])],
    'frame-src': ["'self'", ...(signIn?.frames ?? []), ...frames],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(https && { 'upgrade-insecure-requests': [] }),
  });
}

export const dataPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** For a file that is downloaded, and for the page that says why it is not. */
export const downloadPolicy = directives({
  'default-src': ["'none'"],
  'style-src': [ANY_INLINE],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  sandbox: [],
});

export const previewPolicy = directives({
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/** For a page of one style. It has no scripts. */
export const messagePolicy = (style: string) =>
  directives({
    'default-src': ["'none'"],
    'style-src': [style],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

/** For pages about orders: a form, and no scripts. */
const orderPolicy = directives({
  'default-src': ["'none'"],
  'style-src': [ANY_INLINE],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/** Of pages about orders, which a link alone opens. */
export const orderHeaders = {
  'Content-Security-Policy': orderPolicy,
  'Cache-Control': 'no-store',
  // Not `no-referrer`: the form would carry `Origin: null`. Not `same-origin`: the next page that is opened would send
  // the address, which opens the order, and a proxy would log it.
  'Referrer-Policy': 'strict-origin',
  'X-Robots-Tag': 'noindex',
} as const;

export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
