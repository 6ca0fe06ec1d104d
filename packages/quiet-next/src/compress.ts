/** Files that never change and pages are compressed once, and sent so to browsers that take Brotli. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { escapeSource, type Header, type HeaderRule, type Output, STATIC } from './output.ts';

const FOLDER = `${STATIC}packed/`;

const when = (key: string, value: string) => ({ type: 'header' as const, key, value });

/** Browsers accept Brotli over https and on this machine. */
const ACCEPTS_BROTLI = when(
  'accept-encoding',
  String.raw`(.*,)?\s*br\s*(;(?!\s*q=0(\.0*)?\s*(,|$))[^,]*)?(,.*)?`,
);

/** Other requests get the page itself: a POST to a file is a 500 in Next, and to a page a 405. */
const IS_NAVIGATION = when('accept', '.*text/html.*');

/** Excludes RSC data and form responses, which have the page's address. */
const PAGE_ITSELF = ['rsc', 'content-type'].map((key) => ({ type: 'header' as const, key }));

/** As Next caches a prerendered page. For a file of `/_next/static` it would say a year, in browsers, too. */
const CACHING = { key: 'Cache-Control', value: 's-maxage=31536000' };

const CONTENT_ENCODING = { key: 'Content-Encoding', value: 'br' };

/** Clients without Brotli get Next's gzip response. */
export function compress(output: Output, unchanging?: RegExp): void {
  const { pages, assets, manifest, context } = output;
  const add = (name: string, contents: Buffer | string) =>
    output.add(FOLDER + name, brotliCompressSync(contents));
  const serve = (requests: Omit<HeaderRule, 'headers'>, name: string, headers: Header[]) => {
    manifest.headers.push({ ...requests, headers: [CONTENT_ENCODING, ...headers] });
    manifest.rewrites.beforeFiles.push({ ...requests, destination: FOLDER + name });
  };

  const shown = pages.filter(({ route }) => !route.startsWith('/_'));
  const names = shown.flatMap(({ route }) => escapeSource(route.slice(1)) || []);
  // Before all others: what next.config says of caching wins.
  manifest.headers.unshift({
    source: names.length > 0 ? `/:page(${names.join('|')})?` : '/',
    has: [ACCEPTS_BROTLI, IS_NAVIGATION],
    missing: PAGE_ITSELF,
    headers: [CACHING],
  });
  for (const { route, html } of shown) {
    const name = `${route.slice(1) || 'index'}.html`;
    add(name, html);
    const tag = createHash('sha256').update(html).digest('base64url').slice(0, 16);
    const source = escapeSource(route);
    serve({ source, has: [ACCEPTS_BROTLI, IS_NAVIGATION], missing: PAGE_ITSELF }, name, [
      // Next would derive a file's ETag from its time.
      { key: 'ETag', value: `"${tag}"` },
      { key: 'Vary', value: 'rsc, Accept-Encoding' },
    ]);
  }
  // One rule for all files of a folder: Next tries each rule for each request.
  const serveAll = (folder: string, files: Iterable<readonly [name: string, Buffer]>) => {
    const sources = [...files].map(([name, contents]) => {
      add(name, contents);
      return escapeSource(name);
    });
    if (sources.length === 0) return;
    serve({ source: `${folder}:file(${sources.join('|')})`, has: [ACCEPTS_BROTLI] }, ':file', []);
  };
  serveAll(
    STATIC,
    [...assets].map(([address, contents]) => [address.slice(STATIC.length), contents]),
  );
  serveAll(
    '/',
    context.outputs.prerenders.flatMap(({ pathname, fallback }) =>
      unchanging?.test(pathname) && fallback?.filePath
        ? [[pathname.slice(1), readFileSync(fallback.filePath)] as const]
        : [],
    ),
  );
}
