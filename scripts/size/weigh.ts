import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { PAGES_FILE } from '@/build/build';
import { chunkAddress } from '@/build/defer-framework';
import { Page } from '@/build/page';
import { scriptKind } from '@/build/script-kind';

export interface Bytes {
  gzip: number;
  brotli: number;
}

/** How Turbopack writes `import()`: the chunks that it loads, and the id of the module. */
const IMPORT =
  /\.v\(\w+=>Promise\.all\(\[([^\]]+)\]\.map\(\w+=>\w+\.l\(\w+\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)\)/g;

/** The status line, Last-Modified, Content-Type, Content-Length, Date, Connection, Keep-Alive. */
const SERVER_HEADERS = 212;

function pack(...texts: (string | Buffer)[]): Bytes {
  const total = (compress: (text: string | Buffer) => Buffer) =>
    texts.reduce((sum, text) => sum + compress(text).length, 0);
  return { gzip: total(gzipSync), brotli: total(brotliCompressSync) };
}

/** Names repeat: each language has its own words under the same name. */
function findParts(loaded: string[], read: (address: string) => string) {
  const parts = new Map<string, { name: string; chunks: string[] }>();
  const visit = (address: string) => {
    for (const [, list = '', id] of read(address).matchAll(IMPORT)) {
      const chunks = [...list.matchAll(/"([^"]+\.js)"/g)].map(([, path]) => `/_next/${path}`);
      const definition = new RegExp(String.raw`[,[]${id},\w+=>\{.*?\.s\(\["(\w+)"`, 's');
      const name = chunks.flatMap((chunk) => definition.exec(read(chunk))?.[1] ?? [])[0];
      if (!name) throw new Error(`No chunk of ${chunks.join(', ')} has module ${id}.`);
      if (parts.has(id!)) continue;
      const extra = chunks.filter((chunk) => !loaded.includes(chunk));
      parts.set(id!, { name, chunks: extra });
      extra.forEach(visit);
    }
  };
  loaded.forEach(visit);
  return [...parts.values()];
}

interface HeaderRule {
  regex: string;
  headers: { key: string; value: string }[];
}

function headerBytes(route: string, rules: readonly HeaderRule[]): number {
  const headers = rules
    .filter(({ regex }) => new RegExp(regex).test(route))
    .flatMap((rule) => rule.headers.map(({ key, value }) => [key, value] as const));
  return [...new Map(headers)].reduce(
    (sum, [key, value]) => sum + `${key}: ${value}\r\n`.length,
    SERVER_HEADERS,
  );
}

export function weigh(folder: string) {
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
  const read = (address: string) => readFileSync(join(folder, address.replace('/_next/', '')));
  const { headers } = json('routes-manifest.json') as { headers: HeaderRule[] };
  const files = Object.entries(json(PAGES_FILE) as Record<string, string>);
  return files
    .filter(([route]) => route !== '/_global-error')
    .map(([route, file]) => {
      const page = new Page(route, [], readFileSync(join(folder, file), 'utf8'));
      // Browsers with scripts do not read noscript.
      const addresses = (selector: string, attribute: string) => {
        const found = page.all(`${selector}:not(noscript *)`);
        return [...new Set(found.flatMap((e) => e.getAttribute(attribute)!.split(' ')))];
      };
      const scripts = [
        ...addresses('[data-chunks]', 'data-chunks').map(chunkAddress),
        ...addresses('script[src]:not([nomodule])', 'src'),
      ];
      const parts = findParts(scripts, (address) => read(address).toString());
      const inline = page.all('script:not([src])').filter((e) => scriptKind(e) !== 'data');
      return {
        route,
        html: pack(page.html),
        headers: headerBytes(route, headers),
        css: pack(...addresses('link[rel="stylesheet"]:not([disabled])', 'href').map(read)),
        fonts: Buffer.concat(addresses('link[rel="preload"][as="font"]', 'href').map(read)).length,
        earlyScripts: pack(inline.map(({ textContent }) => textContent).join('\n')),
        scripts: pack(...scripts.map(read)),
        data: pack(...addresses('[data-page]', 'data-page').map(read)),
        parts: parts.map(({ name, chunks }) => ({ name, ...pack(...chunks.map(read)) })),
      };
    });
}
