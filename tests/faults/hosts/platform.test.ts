import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scriptHashes } from '@sutra/quiet-next/policies';
import { Page } from '@sutra/quiet-next/page';
import { scriptKind } from '@sutra/quiet-next/script-kind';
import { platformFolder } from '@/scripts/lib/build.mjs';
import { LOST, pages } from '@/tests/support/pages';

/** The output for a host with an adapter of its own, in the form of Vercel's Build Output API. */
const read = (file: string) => readFileSync(join(platformFolder, file), 'utf8');
const isFile = (file: string) => existsSync(join(platformFolder, file));

interface Route {
  handle?: string;
  src: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Conditions that a visitor's request for a page does not meet. */
  has?: unknown;
}

const readRoutes = () => (JSON.parse(read('config.json')) as { routes: Route[] }).routes;

/** Headers that the host adds to a page: those of all routes that match, up to the first handle. */
function headersOf(path: string): Record<string, string> {
  const routes = readRoutes();
  const first = routes.slice(
    0,
    routes.findIndex(({ handle }) => handle),
  );
  const matching = first.filter(({ src, has }) => !has && new RegExp(`^(?:${src})$`).test(path));
  return Object.assign({}, ...matching.map(({ headers }) => headers)) as Record<string, string>;
}

/** What was rendered at build for a page, or for its data (`about.rsc`). */
function prerendered(name: string): string {
  const config = JSON.parse(read(`functions/${name}.prerender-config.json`)) as {
    fallback: string;
  };
  return read(join('functions', name, '..', config.fallback));
}

const nameOf = (path: string) => (path === '/' ? 'index' : path.slice(1));
const htmlOf = (path: string) =>
  path === LOST ? read('static/404.html') : prerendered(nameOf(path));

test('platform: every page defers the framework, under a policy of its own', () => {
  for (const path of [...pages, LOST]) {
    const page = new Page(path, [], htmlOf(path));
    const kinds = page.all('script').map((script) => scriptKind(script));
    expect(kinds, path).not.toContain('chunk');
    expect(kinds, path).not.toContain('flight');
    const loader = page.all('script').find((script) => scriptKind(script) === 'loader')!.attribs;
    for (const address of [loader['data-page']!, ...loader['data-scripts']!.split(' ')]) {
      expect(isFile(`static${address}`), address).toBe(true);
    }
    const policy = headersOf(path)['Content-Security-Policy']!;
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    const hashes = scriptHashes(page);
    expect(hashes.length).toBeGreaterThan(1);
    for (const hash of hashes) expect(policy, path).toContain(hash);
  }
});

test('platform: brings the data of every page, share pictures and icons', () => {
  for (const path of pages) {
    expect(prerendered(`${nameOf(path)}.rsc`), path).toContain('"html"');
  }
  for (const name of ['robots.txt', 'sitemap.xml', 'icon.svg', 'icon-512.png']) {
    expect(isFile(`static/${name}`), name).toBe(true);
  }
  expect(prerendered('pictures/en/home')).toContain('PNG');
});

test('platform: what is rendered on request is a function, and what is lost a 404', () => {
  for (const name of [
    'contact',
    'api/health',
    'api/outbox',
    'api/account/session',
    '_middleware',
  ]) {
    expect(isFile(`functions/${name}.func/.vc-config.json`), name).toBe(true);
  }
  expect(readRoutes()).toContainEqual(expect.objectContaining({ dest: '/404', status: 404 }));
});

test('platform: leaves compression to the host', () => {
  expect(headersOf('/')).not.toHaveProperty('Content-Encoding');
  expect(isFile('static/_next/static/packed')).toBe(false);
});
