import { type Page } from './page.ts';

/** What a page or an answer asks a browser to fetch before anything needs it. */
export interface Hint {
  rel: readonly string[];
  as: string;
  href: string;
}

const wordsOf = (rel = '') => rel.toLowerCase().split(/\s+/).filter(Boolean);

export const hintsOf = (page: Page): (Hint & { at: number; until: number })[] =>
  page.all('link').map(({ attribs, at, until }) => {
    const { rel, as = '', href = '' } = attribs;
    return { rel: wordsOf(rel), as: as.toLowerCase(), href, at, until };
  });

/** Reads a `Link` header: `</a.js>; rel=preload; as=script, </b.css>; rel="preload"; as="style"`. */
export const hintsOfHeader = (header: string): Hint[] =>
  [...header.matchAll(/<([^>]*)>([^<]*)/g)].map(([, href = '', parameters = '']) => {
    const pairs = [...parameters.matchAll(/;\s*(\w+)\s*=\s*(?:"([^"]*)"|([^\s;,]+))/g)].map(
      ([, name, quoted, bare]) => [name!.toLowerCase(), quoted ?? bare] as const,
    );
    const { rel, as = '' } = Object.fromEntries(pairs);
    return { rel: wordsOf(rel), as: as.toLowerCase(), href };
  });

const isFetched = ({ rel }: Hint) => rel.includes('preload') || rel.includes('prefetch');

const fileOf = ({ href }: Hint) => href.split(/[?#]/)[0]!;

export const fetchesScript = (hint: Hint) =>
  hint.rel.includes('modulepreload') ||
  (isFetched(hint) && (hint.as === 'script' || /\.m?js$/.test(fileOf(hint))));

export const fetchesStyle = (hint: Hint) =>
  hint.rel.includes('stylesheet') ||
  (isFetched(hint) && (hint.as === 'style' || fileOf(hint).endsWith('.css')));
