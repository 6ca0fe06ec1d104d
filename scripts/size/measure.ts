import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isInlineCode, scriptsOf } from '../postbuild/html-scripts';
import { builtFile, type Output } from '../postbuild/output';

/** Bytes of a text as they travel. Fonts and pictures are packed already. */
export interface Bytes {
  gzip: number;
  brotli: number;
}

/** What a visitor's browser loads of one page, in bytes. */
export interface Weight {
  route: string;
  /** With the styles that stand in it. */
  html: Bytes;
  css: Bytes;
  fonts: number;
  /** Scripts that run before a visitor gives any sign: those in the page itself. */
  before: Bytes;
  /** Scripts that come with the first sign, and the page's own data for them. */
  after: Bytes;
  data: Bytes;
}

const pack = (data: string | Buffer): Bytes => ({
  gzip: gzipSync(data).length,
  brotli: brotliCompressSync(data).length,
});

const add = (parts: Bytes[]): Bytes => ({
  gzip: parts.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: parts.reduce((sum, { brotli }) => sum + brotli, 0),
});

const read = (folder: string, address: string) => readFileSync(builtFile(folder, address));

const addresses = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address]) => address!)),
];

/** Scripts that the page's own elements name, or its loader. `nomodule` is for old browsers only. */
function laterScripts(html: string): { chunks: string[]; data: string[] } {
  const elements = scriptsOf(html).map(({ attributes }) => attributes);
  const named = elements.flatMap(({ src, nomodule, 'data-chunks': chunks }) =>
    src === undefined ? (chunks?.split(' ') ?? []) : nomodule === undefined ? [src] : [],
  );
  return {
    chunks: [...new Set(named)],
    data: elements.flatMap(({ 'data-page': page }) => page ?? []),
  };
}

/** What a browser with scripts leaves unread. */
const NOSCRIPT = /<noscript>.*?<\/noscript>/g;

/** The weight of every page that a visitor can open, `/_not-found` for all wrong addresses. */
export function weigh(folder: string, { pages }: Output): Weight[] {
  const packAll = (paths: string[]) => add(paths.map((path) => pack(read(folder, path))));
  return [...pages]
    .filter(([route]) => route !== '/_global-error')
    .map(([route, html]) => ({
      route,
      html: pack(html),
      css: packAll(
        addresses(
          html.replace(NOSCRIPT, ''),
          /<link rel="stylesheet" href="([^"]+)"(?![^>]*disabled)/g,
        ),
      ),
      fonts: addresses(html, /<link rel="preload" href="([^"]+)" as="font"/g)
        .map((path) => read(folder, path).length)
        .reduce((sum, bytes) => sum + bytes, 0),
      before: pack(
        scriptsOf(html)
          .filter(isInlineCode)
          .map(({ text }) => text)
          .join('\n'),
      ),
      after: packAll(laterScripts(html).chunks),
      data: packAll(laterScripts(html).data),
    }));
}
