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
  /** Scripts that come with the first sign. */
  after: Bytes;
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

/** Scripts that the page's own elements name, or its loader. Old browsers' `nomodule` is not theirs. */
function laterScripts(html: string): string[] {
  const named = scriptsOf(html).flatMap(({ attributes }) => {
    const { src, nomodule } = attributes;
    if (src !== undefined) return nomodule === undefined ? [src] : [];
    const { 'data-page': page, 'data-chunks': chunks } = attributes;
    return page !== undefined && chunks !== undefined ? [page, ...chunks.split(' ')] : [];
  });
  return [...new Set(named)];
}

/** The weight of every page that a visitor can open, `/_not-found` for all wrong addresses. */
export function weigh(folder: string, { pages }: Output): Weight[] {
  return [...pages]
    .filter(([route]) => route !== '/_global-error')
    .map(([route, html]) => ({
      route,
      html: pack(html),
      css: add(
        addresses(html, /<link rel="stylesheet" href="([^"]+)"(?![^>]*disabled)/g).map((path) =>
          pack(read(folder, path)),
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
      after: add(laterScripts(html).map((path) => pack(read(folder, path)))),
    }));
}
