import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type NextAdapter } from 'next';
import { type Manifest, readManifest } from './manifest';
import { GLOBAL_ERROR, NOT_FOUND, Page } from './page';

export type BuildContext = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0];

const STATIC = '/_next/static/';

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

export class Build {
  readonly pages: Page[];
  readonly manifest: Manifest;
  private readonly manifestFile: string;
  private readonly added = new Map<string, Buffer | string>();

  constructor(readonly context: BuildContext) {
    const { distDir, outputs } = context;
    this.manifestFile = join(distDir, 'routes-manifest.json');
    this.manifest = readManifest(this.manifestFile, context.nextVersion);
    this.pages = pagesOf(distDir, outputs);
  }

  get assets(): Map<string, Buffer> {
    const { staticFiles } = this.context.outputs;
    const built = staticFiles.filter(({ pathname }) =>
      /^\/_next\/static\/.*\.(js|css)$/.test(pathname),
    );
    return new Map(built.map(({ pathname }) => [pathname, this.read(pathname)]));
  }

  read(address: string): Buffer {
    const added = this.added.get(address);
    return added ? Buffer.from(added) : readFileSync(this.fileAt(address));
  }

  add(address: string, contents: Buffer | string): void {
    const { staticFiles } = this.context.outputs;
    this.added.set(address, contents);
    if (staticFiles.some(({ pathname }) => pathname === address)) return;
    staticFiles.push({
      type: 'STATIC_FILE' as BuildContext['outputs']['staticFiles'][number]['type'],
      id: address.replace('/_next/', ''),
      pathname: address,
      filePath: this.fileAt(address),
      immutableHash: undefined,
    });
  }

  addLate(contents: string, extension: 'css' | 'js'): string {
    const name = createHash('sha256').update(contents).digest('hex').slice(0, 16);
    const address = `${STATIC}late/${name}.${extension}`;
    this.add(address, contents);
    return address;
  }

  write(): void {
    const { distDir } = this.context;
    for (const [address, contents] of this.added) {
      mkdirSync(dirname(this.fileAt(address)), { recursive: true });
      writeFileSync(this.fileAt(address), contents);
    }
    for (const { files, html } of this.pages) for (const file of files) writeFileSync(file, html);
    writeFileSync(this.manifestFile, JSON.stringify(this.manifest));
    const files = this.pages.map(({ route, files: [file] }) => [route, relative(distDir, file!)]);
    writeFileSync(join(distDir, PAGES_FILE), JSON.stringify(Object.fromEntries(files)));
  }

  private fileAt(address: string): string {
    return join(this.context.distDir, 'static', address.slice(STATIC.length));
  }
}
