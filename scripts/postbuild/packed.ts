import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { type HeaderRule, PAGE_ITSELF } from '@/lib/security-headers';
import { fileOf, type Rewrite } from './output';

/** Where packed files lie below `/_next/static/`, each under its own name. */
const FOLDER = 'packed';

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

export interface Packed {
  /** By name, from `.next/static` on. */
  files: Map<string, Buffer>;
  rules: HeaderRule[];
  rewrites: Rewrite[];
}

/**
 * Everything Next would pack with gzip anew for each visitor, packed once with Brotli, and the rules
 * by which its server finds it. Who does not take Brotli is served as before.
 *
 * @param pages routes and their HTML.
 * @param assets text files of `.next/static`, by name from there on.
 */
export function packed(pages: Map<string, string>, assets: Map<string, Buffer>): Packed {
  const shown = [...pages].filter(([route]) => !route.startsWith('/_'));
  const tag = (html: string) => createHash('sha256').update(html).digest('base64url').slice(0, 16);
  const texts = [...shown.map(([route, html]) => [fileOf(route), html] as const), ...assets];
  const served = [
    ...shown.map(([source, html]) => ({
      asked: { source, has: [TAKES_BROTLI, OPENS_PAGE], missing: PAGE_ITSELF },
      name: fileOf(source),
      headers: [
        CONTENT_ENCODING,
        // Next names what it packs by its contents, a file by its time.
        { key: 'ETag', value: `"${tag(html)}"` },
        { key: 'Vary', value: 'rsc, Accept-Encoding' },
      ],
    })),
    {
      asked: {
        source: `/_next/static/:file(${[...assets.keys()].map(literally).join('|')})`,
        has: [TAKES_BROTLI],
      },
      name: ':file',
      headers: [CONTENT_ENCODING],
    },
  ];
  return {
    files: new Map(
      texts.map(([name, text]) => [`${FOLDER}/${name}`, brotliCompressSync(text)] as const),
    ),
    rules: served.map(({ asked, headers }) => ({ ...asked, headers })),
    rewrites: served.map(({ asked, name }) => ({
      ...asked,
      destination: `/_next/static/${FOLDER}/${name}`,
    })),
  };
}
