import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { PAGES_FILE } from '@sutra/quiet-next/output';
import { Page, type PageElement } from '@sutra/quiet-next/page';
import { scriptKind } from '@sutra/quiet-next/script-kind';

export interface Bytes {
  gzip: number;
  brotli: number;
}

/** How Turbopack writes `import()`: the chunks that it loads, and the id of the module. */
const IMPORT =
  /\.v\(\w+=>Promise\.all\(\[([^\]]+)\]\.map\(\w+=>\w+\.l\(\w+\)\)\)\.then\(\(\)=>\w+\((\d+)\)\)\)/g;

/** The status line, Last-Modified, Content-Type, Content-Length, Date, Connection, Keep-Alive. */
const SERVER_HEADERS = 212;

const pack = (text: string | Buffer): Bytes => ({
  gzip: gzipSync(text).length,
  brotli: brotliCompressSync(text).length,
});

/** How much of the compressed page a browser needs to show its first section. */
function firstScreenBytes(page: Page): number {
  const [main] = page.all('main');
  const first = page.all('section').find(({ at }) => at > main!.at) ?? main!;
  const needed = Buffer.byteLength(page.html.slice(0, first.until));
  const packed = brotliCompressSync(page.html);
  const unpack = (bytes: number) =>
    brotliDecompressSync(packed.subarray(0, bytes), {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
    });
  let [tooFew, enough] = [0, packed.length];
  while (enough - tooFew > 1) {
    const middle = (tooFew + enough) >> 1;
    if (unpack(middle).length < needed) tooFew = middle;
    else enough = middle;
  }
  return enough;
}

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

/** The heaviest file of each part's words, of all languages. */
export function weighWords(folder: string): Map<string, Bytes> {
  const words = new Map<string, Bytes>();
  const server = join(folder, 'server');
  for (const file of readdirSync(server, { recursive: true, encoding: 'utf8' })) {
    const name = /\bwords[/\\](\w+)\.[\w.]+\.body$/.exec(file)?.[1];
    if (!name) continue;
    const bytes = pack(readFileSync(join(server, file)));
    if (bytes.gzip > (words.get(name)?.gzip ?? 0)) words.set(name, bytes);
  }
  return words;
}

export function weigh(folder: string) {
  const json = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
  const read = (address: string) => readFileSync(join(folder, address.replace('/_next/', '')));
  // Most files belong to many pages, and Brotli takes its time.
  const packed = new Map<string, Bytes>();
  function packFile(address: string): Bytes {
    const bytes = packed.get(address) ?? pack(read(address));
    packed.set(address, bytes);
    return bytes;
  }
  function packFiles(addresses: string[]): Bytes {
    const sum = (name: keyof Bytes) =>
      addresses.reduce((total, address) => total + packFile(address)[name], 0);
    return { gzip: sum('gzip'), brotli: sum('brotli') };
  }
  const { headers } = json('routes-manifest.json') as { headers: HeaderRule[] };
  const files = Object.entries(json(PAGES_FILE) as Record<string, string>);
  return files
    .filter(([route]) => route !== '/_global-error')
    .map(([route, file]) => {
      const page = new Page(route, [], readFileSync(join(folder, file), 'utf8'));
      const addresses = (elements: readonly PageElement[], attribute: string) => {
        const values = elements.flatMap(({ attribs }) => attribs[attribute]?.split(' ') ?? []);
        return [...new Set(values)];
      };
      const scriptElements = page.all('script').filter(({ attribs }) => !('nomodule' in attribs));
      const scripts = [
        ...addresses(scriptElements, 'data-scripts'),
        ...addresses(scriptElements, 'src'),
      ];
      const parts = findParts(scripts, (address) => read(address).toString());
      const inline = scriptElements.filter(
        (script) => !('src' in script.attribs) && scriptKind(script) !== 'data',
      );
      const sheets = addresses(page.all('link', { rel: 'stylesheet' }), 'href');
      const fonts = addresses(page.all('link', { rel: 'preload', as: 'font' }), 'href');
      return {
        route,
        html: pack(page.html),
        headers: headerBytes(route, headers),
        firstScreen: firstScreenBytes(page),
        css: packFiles(sheets),
        fonts: Buffer.concat(fonts.map(read)).length,
        earlyScripts: pack(inline.map(({ text }) => text).join('\n')),
        scripts: packFiles(scripts),
        data: packFiles(addresses(scriptElements, 'data-page')),
        parts: parts.map(({ name, chunks }) => ({ name, ...packFiles(chunks) })),
      };
    });
}
