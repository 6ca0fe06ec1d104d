import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { changePages } from '@/build';
import { sampleContext, sampleHtml } from './sample';

const PAGES = ['/', '/about', '/books', '/contact'];
const pages = Object.fromEntries(
  PAGES.map((route) => [route, sampleHtml.replace('Sutra', `Sutra ${route}`)]),
);
const context = () => sampleContext({ pages, routes: PAGES });

function filesIn({ distDir }: ReturnType<typeof context>): Record<string, string> {
  const entries = readdirSync(distDir, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(distDir.length), readFileSync(file, 'base64')]),
  );
}

test('doing it twice gives the same bytes', () => {
  const built = context();
  changePages(built, { hasAdapter: false });
  const once = filesIn(built);
  changePages(built, { hasAdapter: false });
  expect(filesIn(built)).toEqual(once);
});

describe('a host with an adapter of its own', () => {
  const built = context();
  changePages(built, { hasAdapter: true });

  test('is given the deferred pages and what they load', () => {
    const late = built.outputs.staticFiles.map(({ pathname }) => pathname);
    expect(late.filter((name) => name.startsWith('/_next/static/late/'))).toHaveLength(1);
    for (const { fallback } of built.outputs.prerenders) {
      expect(readFileSync(fallback!.filePath!, 'utf8')).toContain('data-chunks');
    }
  });

  test('is given nothing that is packed', () => {
    expect(Object.keys(filesIn(built)).filter((name) => name.includes('packed'))).toEqual([]);
  });
});

test('FRAMEWORK=eager leaves the framework in the page, under a policy that names its scripts', () => {
  vi.stubEnv('FRAMEWORK', 'eager');
  const built = context();
  const build = changePages(built, { hasAdapter: false });
  vi.unstubAllEnvs();
  expect(build.pages.map(({ isDeferred }) => isDeferred)).toEqual([false, false, false, false]);
  const rule = build.manifest.headers.find(({ source }) => source === '/about');
  expect(JSON.stringify(rule).match(/sha256-/g)!.length).toBeGreaterThan(3);
});
