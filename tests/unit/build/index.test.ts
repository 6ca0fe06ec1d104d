import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { changePages } from '@/build';
import { sampleContext, sampleHtml } from './sample';

const routes = ['/', '/about', '/books', '/contact'];
const pages = Object.fromEntries(
  routes.map((route) => [route, sampleHtml.replace('Sutra', `Sutra ${route}`)]),
);
const context = () => sampleContext({ pages, routes });

afterEach(() => void vi.unstubAllEnvs());

test('build: a host with an adapter gets deferred pages, and compresses by itself', () => {
  const built = context();
  changePages(built, true).write();
  for (const { fallback } of built.outputs.prerenders) {
    expect(readFileSync(fallback!.filePath!, 'utf8')).toContain('data-chunks');
  }
  const addresses = built.outputs.staticFiles.map(({ pathname }) => pathname);
  expect(addresses.filter((name) => name.startsWith('/_next/static/late/'))).toHaveLength(1);
  expect(addresses.filter((name) => name.includes('packed'))).toEqual([]);
});

test('build: FRAMEWORK=eager leaves the scripts in the page, under a policy that names them', () => {
  vi.stubEnv('FRAMEWORK', 'eager');
  const build = changePages(context(), false);
  expect(build.pages.map(({ html }) => html).join()).not.toContain('data-chunks');
  const rule = build.manifest.headers.find(({ source }) => source === '/about');
  expect(JSON.stringify(rule).match(/sha256-/g)!.length).toBeGreaterThan(3);
});
