import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hashesOf } from '@/build/csp-hashes';
import { chunkAddress } from '@/build/defer-framework';
import { Page } from '@/build/page';
import { scriptKind } from '@/build/script-kind';
import { platformFolder } from '@/scripts/steps/platform-build.mjs';
import { LOST, pages } from '../support/pages';

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

function htmlOf(path: string): string {
  if (path === LOST) return read('static/404.html');
  const name = path === '/' ? 'index' : path.slice(1);
  const config = JSON.parse(read(`functions/${name}.prerender-config.json`)) as {
    fallback: string;
  };
  return read(join('functions', name, '..', config.fallback));
}

test('platform: every page defers the framework, under a policy of its own', () => {
  for (const path of [...pages, LOST]) {
    const page = new Page(path, [], htmlOf(path));
    const kinds = page.all('script').map(scriptKind);
    expect(kinds, path).not.toContain('chunk');
    expect(kinds, path).not.toContain('flight');
    const loader = page.document.querySelector<HTMLElement>('script[data-chunks]')!.dataset;
    for (const address of [loader.page!, ...loader.chunks!.split(' ').map(chunkAddress)]) {
      expect(isFile(`static${address}`), address).toBe(true);
    }
    const policy = headersOf(path)['Content-Security-Policy']!;
    expect(policy).not.toContain('unsafe');
    const { scripts, styles } = hashesOf(page);
    expect(scripts.length).toBeGreaterThan(1);
    expect(styles).toHaveLength(1);
    for (const hash of [...scripts, ...styles]) expect(policy, path).toContain(hash);
  }
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
