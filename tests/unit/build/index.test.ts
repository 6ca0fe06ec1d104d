import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { changePages } from '@/build';
import { sampleContext, sampleHtml, writtenRules } from './sample';

const routes = ['/', '/about', '/books', '/contact'];
const pages = Object.fromEntries(
  routes.map((route) => [route, sampleHtml.replace('Sutra', `Sutra ${route}`)]),
);
const context = () => sampleContext({ pages, routes });

function filesIn({ distDir }: ReturnType<typeof context>): Record<string, string> {
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [file.slice(distDir.length + 1), readFileSync(file, 'utf8')]),
  );
}

afterEach(() => void vi.unstubAllEnvs());

test('build: a host with an adapter gets deferred pages, and compresses by itself', () => {
  const built = context();
  changePages(built, true);
  for (const { fallback } of built.outputs.prerenders) {
    expect(readFileSync(fallback!.filePath!, 'utf8')).toContain('data-chunks');
  }
  const addresses = built.outputs.staticFiles.map(({ pathname }) => pathname);
  expect(addresses.filter((name) => name.startsWith('/_next/static/late/'))).toHaveLength(2);
  expect(addresses.filter((name) => name.includes('packed'))).toEqual([]);
});

test('build: OpenNext finds deferred pages where it looks, and compresses by itself', () => {
  vi.stubEnv('NEXT_PRIVATE_STANDALONE', 'true');
  const built = context();
  changePages(built, false);
  const files = filesIn(built);
  for (const name of ['index', 'about']) {
    expect(files[`server/app/${name}.html`]).toContain('data-chunks');
  }
  expect(writtenRules(built).rewrites.beforeFiles).toEqual([]);
});

test('build: FRAMEWORK=eager leaves the scripts in the page, under a policy that names them', () => {
  vi.stubEnv('FRAMEWORK', 'eager');
  const build = changePages(context(), false);
  expect(build.pages.map(({ html }) => html).join()).not.toContain('data-chunks');
  const rule = build.manifest.headers.find(({ source }) => source === '/about');
  expect(JSON.stringify(rule).match(/sha256-/g)!.length).toBeGreaterThan(3);
});
