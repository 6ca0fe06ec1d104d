import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PAGES_FILE } from '@/build/build';
import { Page } from '@/build/page';
import { scriptKind } from '@/build/script-kind';
import { findParts } from './parts';

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
  /** Response headers of the page, which travel as they are. */
  headers: number;
  css: Bytes;
  fonts: number;
  /** Scripts that run before a visitor gives any sign: those in the page itself. */
  before: Bytes;
  /** Scripts that come with the first sign, and the page's own data for them. */
  after: Bytes;
  data: Bytes;
  /** Scripts that come with an intent only, by the part of the page that they are. */
  parts: Record<string, Bytes>;
}

const pack = (data: string | Buffer): Bytes => ({
  gzip: gzipSync(data).length,
  brotli: brotliCompressSync(data).length,
});

const add = (parts: Bytes[]): Bytes => ({
  gzip: parts.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: parts.reduce((sum, { brotli }) => sum + brotli, 0),
});

/** The pages of a build: `.next`, or a copy of it. */
export function readPages(folder: string): Page[] {
  const files = JSON.parse(readFileSync(join(folder, PAGES_FILE), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(files).map(
    ([route, file]) => new Page(route, [file], readFileSync(join(folder, file), 'utf8')),
  );
}

/** The status line, Last-Modified, Content-Type, Content-Length, Date, Connection, Keep-Alive. */
const ADDED_BY_SERVER = 212;

/** A rule of the routes manifest. Next writes the pattern of its source beside it. */
interface BuiltRule {
  source: string;
  regex?: string;
  headers: { key: string; value: string }[];
}

const readRules = (folder: string) =>
  (
    JSON.parse(readFileSync(join(folder, 'routes-manifest.json'), 'utf8')) as {
      headers: BuiltRule[];
    }
  ).headers;

/** Bytes of a page's response headers over HTTP/1.1; of two rules for one header the later wins. */
export function headerBytes(route: string, rules: readonly BuiltRule[]): number {
  const headers = rules
    .filter(({ source, regex }) => (regex ? new RegExp(regex).test(route) : source === route))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
  return [...new Map(headers)].reduce(
    (sum, [key, value]) => sum + `${key}: ${value}\r\n`.length,
    ADDED_BY_SERVER,
  );
}

/** What a browser without scripts is given, which others leave unread. */
const isForOthers = (element: Element) => element.closest('noscript') !== null;

/** The weight of every page that a visitor can open, `/_not-found` for all wrong addresses. */
export function weigh(folder: string, pages: Page[]): Weight[] {
  const read = (address: string) => readFileSync(join(folder, address.replace('/_next/', '')));
  const packAll = (paths: string[]) => add([...new Set(paths)].map((path) => pack(read(path))));
  const rules = readRules(folder);
  return pages
    .filter(({ route }) => route !== '/_global-error')
    .map((page) => {
      const named = (selector: string, attribute: string) =>
        page.all(selector).flatMap((element) => {
          const value = isForOthers(element) ? null : element.getAttribute(attribute);
          return value ? value.split(' ') : [];
        });
      const inline = page
        .all('script:not([src])')
        .filter((script) => scriptKind(script) !== 'data');
      const scripts = [
        ...named('[data-chunks]', 'data-chunks'),
        ...named('script[src]:not([nomodule])', 'src'),
      ];
      const parts = findParts(scripts, (address) => read(address).toString());
      return {
        route: page.route,
        html: pack(page.html),
        headers: headerBytes(page.route, rules),
        css: packAll(named('link[rel="stylesheet"]:not([disabled])', 'href')),
        fonts: named('link[rel="preload"][as="font"]', 'href')
          .map((path) => read(path).length)
          .reduce((sum, bytes) => sum + bytes, 0),
        before: pack(inline.map(({ textContent }) => textContent).join('\n')),
        after: packAll(scripts),
        data: packAll(named('[data-page]', 'data-page')),
        parts: Object.fromEntries([...parts].map(([name, chunks]) => [name, packAll(chunks)])),
      };
    });
}
