/** Reads what Next has built, and writes what the stages have changed. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type NextAdapter } from 'next';
import { GLOBAL_ERROR, NOT_FOUND, Page } from './page.ts';

export type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

export interface Header {
  key: string;
  value: string;
}

export interface HeaderRule {
  source: string;
  has?: { type: 'header'; key: string; value: string }[];
  missing?: { type: 'header'; key: string }[];
  headers: Header[];
}

/** Next's table of headers and rewrites, which both Next's own servers read. */
export interface Manifest {
  version: number;
  headers: HeaderRule[];
  rewrites: { beforeFiles: (Omit<HeaderRule, 'headers'> & { destination: string })[] };
}

/** In a rule's source these are patterns. */
export const escapeSource = (path: string) => path.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&');

export const STATIC = '/_next/static/';

const ALIASES: Partial<Record<string, string>> = { '/404': NOT_FOUND, '/500': GLOBAL_ERROR };

/** Lists the files of all pages, for tools that read a finished build. */
export const PAGES_FILE = 'pages.json';

/** Next keeps two pages twice and names one file of each: files with the same contents are one page. */
function pagesOf(distDir: string, { prerenders, staticFiles }: BuildContext['outputs']): Page[] {
  const routes = new Map([
    ...staticFiles.map(({ filePath, pathname }) => [filePath, pathname] as const),
    ...prerenders.map(({ fallback, pathname }) => [fallback?.filePath ?? '', pathname] as const),
  ]);
  const server = join(distDir, 'server');
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' }).sort();
  const copies = new Map<string, string[]>();
  for (const name of names.filter((name) => name.endsWith('.html'))) {
    const file = join(server, name);
    const html = readFileSync(file, 'utf8');
    copies.set(html, [...(copies.get(html) ?? []), file]);
  }
  if (copies.size === 0) throw new Error('The build left no prerendered page.');
  return [...copies].map(([html, files]) => {
    const [route] = files.flatMap((file) => routes.get(file) ?? []);
    if (!route) throw new Error(`Next names no route for ${files.join(' and ')}.`);
    return new Page(ALIASES[route] ?? route, files, html);
  });
}

export class Output {
  readonly pages: readonly Page[];
  readonly manifest: Manifest;
  /** Scripts and stylesheets by address. */
  readonly assets = new Map<string, Buffer>();
  private readonly manifestFile: string;
  private readonly added = new Map<string, Buffer>();

  /** @param exclude names pages that stay as they are. */
  constructor(
    readonly context: BuildContext,
    exclude: (route: string) => boolean = () => false,
  ) {
    const { distDir, nextVersion, outputs } = context;
    this.manifestFile = join(distDir, 'routes-manifest.json');
    this.manifest = JSON.parse(readFileSync(this.manifestFile, 'utf8')) as Manifest;
    if (this.manifest.version !== 3) {
      throw new Error(
        `Next ${nextVersion} writes ${this.manifestFile} as version ${this.manifest.version}, but quiet-next knows version 3.`,
      );
    }
    const pages = pagesOf(distDir, outputs);
    this.pages = pages.filter(({ route }) => !exclude(route));
    if (this.pages.length === 0) throw new Error('`exclude` leaves out every page of the build.');
    for (const { pathname, filePath } of outputs.staticFiles) {
      const isAsset = pathname.startsWith(STATIC) && /\.(js|css)$/.test(pathname);
      if (isAsset) this.assets.set(pathname, readFileSync(filePath));
    }
  }

  add(address: string, contents: Buffer): void {
    if (this.added.has(address)) return;
    this.added.set(address, contents);
    this.context.outputs.staticFiles.push({
      type: 'STATIC_FILE' as BuildContext['outputs']['staticFiles'][number]['type'],
      id: address.replace('/_next/', ''),
      pathname: address,
      filePath: this.fileAt(address),
      immutableHash: undefined,
    });
  }

  /** Returns the address of a new script, which its contents name. */
  addScript(text: string): string {
    const name = createHash('sha256').update(text).digest('hex').slice(0, 16);
    const address = `${STATIC}late/${name}.js`;
    const contents = Buffer.from(text);
    this.add(address, contents);
    this.assets.set(address, contents);
    return address;
  }

  /** @param folder where the changed files go, instead of over the build. */
  write(folder = this.context.distDir): void {
    const { distDir } = this.context;
    const put = (file: string, contents: Buffer | string) => {
      const target = join(folder, relative(distDir, file));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, contents);
    };
    for (const [address, contents] of this.added) put(this.fileAt(address), contents);
    for (const { files, html } of this.pages) for (const file of files) put(file, html);
    put(this.manifestFile, JSON.stringify(this.manifest));
    const files = this.pages.map(({ route, files: [file] }) => [route, relative(distDir, file!)]);
    put(join(distDir, PAGES_FILE), JSON.stringify(Object.fromEntries(files)));
  }

  private fileAt(address: string): string {
    return join(this.context.distDir, 'static', address.slice(STATIC.length));
  }
}
