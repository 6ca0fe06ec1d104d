import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { type Header, type HeaderRule, PAGE_ITSELF } from '@/lib/csp/header-rules';
import { type Build } from './build';
import { put } from './manifest';

/** Where packed files lie, each under its own name. */
const FOLDER = '/_next/static/packed/';

const when = (key: string, value: string) => ({ type: 'header' as const, key, value });

/** A request that takes Brotli, as every browser's does over https and on this machine. */
const TAKES_BROTLI = when(
  'accept-encoding',
  String.raw`(.*,)?\s*br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,.*)?`,
);

/** A browser that opens a page. Next answers other methods with 405 for a page, 500 for a file. */
const OPENS_PAGE = when('accept', '.*text/html.*');

const CONTENT_ENCODING = { key: 'Content-Encoding', value: 'br' };

/** Characters that Next's sources give a meaning to. */
const literally = (path: string) => path.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');

/**
 * Everything Next would pack with gzip anew for each visitor, packed once with Brotli, and the rules
 * by which its server finds it. Who does not take Brotli is served as before.
 */
export function precompress(build: Build): void {
  const { pages, assets, manifest } = build;
  const pack = (name: string, contents: Buffer | string) =>
    build.add(FOLDER + name, brotliCompressSync(contents));
  const serve = (asked: Omit<HeaderRule, 'headers'>, name: string, headers: Header[]) => {
    put(manifest.headers, { ...asked, headers: [CONTENT_ENCODING, ...headers] });
    put(manifest.rewrites.beforeFiles, { ...asked, destination: FOLDER + name });
  };

  for (const { route, html } of pages.filter(({ route }) => !route.startsWith('/_'))) {
    const name = `${route.slice(1) || 'index'}.html`;
    pack(name, html);
    const tag = createHash('sha256').update(html).digest('base64url').slice(0, 16);
    serve({ source: route, has: [TAKES_BROTLI, OPENS_PAGE], missing: PAGE_ITSELF }, name, [
      // Next names what it packs by its contents, a file by its time.
      { key: 'ETag', value: `"${tag}"` },
      { key: 'Vary', value: 'rsc, Accept-Encoding' },
    ]);
  }
  const unpacked = [...assets].filter(([address]) => !address.startsWith(FOLDER));
  const names = unpacked.map(([address, contents]) => {
    const name = address.slice('/_next/static/'.length);
    pack(name, contents);
    return literally(name);
  });
  serve({ source: `/_next/static/:file(${names.join('|')})`, has: [TAKES_BROTLI] }, ':file', []);
}
