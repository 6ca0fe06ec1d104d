import { readFileSync } from 'node:fs';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, it, vi } from 'vitest';
import { generateStaticParams as pictures } from '@/app/pictures/[language]/[page]/route';
import sitemap from '@/app/sitemap';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { NotFoundPage } from '@/components/not-found/not-found-page';
import { languageNames, languages } from '@/content/languages';
import { listPaths, type PageId, pages } from '@/content/pages';
import { speculationRules } from '@/lib/head/inline-scripts';
import { absolute } from '@/lib/env';
import { graphOf } from '@/lib/seo/graphs';
import { pageMetadata } from '@/lib/seo/metadata';
import { pages as testedPages } from '@/tests/support/pages';
import { renderToHtml } from '@/tests/support/render';
import { en } from '@/tests/support/words';

const FEES = 'fees' as PageId;
const feesPaths = languageNames.map((name) => `${languages[name].prefix}/fees`);

// A new page is its line in the list and its words.
vi.mock('@/content/pages', async (load) => {
  const loaded = await load<{ pages: object[] }>();
  loaded.pages.push({
    id: 'fees',
    path: '/fees',
    inNavigation: true,
    structuredData: ['breadcrumbs'],
  });
  return loaded;
});
vi.mock('@/content/en/pages', async (load) => {
  const loaded = await load<{ pageTexts: object }>();
  Object.assign(loaded.pageTexts, {
    fees: {
      name: 'Fees',
      note: 'What it costs',
      title: 'What it costs',
      description: 'All fees',
      picture: 'Fees',
    },
  });
  return loaded;
});

const linksIn = (element: React.ReactElement) =>
  renderToHtml(element).match(/href="\/fees"/g)?.length;

it('new page: is in the header, its menu, the footer and on the not-found page', () => {
  expect(linksIn(<SiteHeader locale={en} account={null} />)).toBe(2);
  expect(linksIn(<SiteFooter locale={en} />)).toBe(1);
  expect(linksIn(<NotFoundPage locale={en} />)).toBe(1);
});

it('new page: has metadata, structured data and a share picture', () => {
  const { title, alternates, openGraph } = pageMetadata(FEES, en);
  expect({ title, path: alternates?.canonical }).toEqual({
    title: 'What it costs',
    path: '/fees',
  });
  expect(openGraph?.images).toMatchObject({ url: '/pictures/en/fees' });
  expect(pictures()).toContainEqual({ language: 'en', page: 'fees' });
  expect(JSON.stringify(graphOf(FEES, en))).toContain(absolute('/fees'));
});

it('new page: is in the sitemap and the speculation rules, and is visited by the tests', () => {
  for (const path of feesPaths) {
    expect(sitemap().map(({ url }) => url)).toContain(absolute(path));
  }
  expect(speculationRules('en')).toContain('"/fees"');
  expect(testedPages).toContain('/fees');
});

it('new page: has header rules of its own', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const { default: loadConfig } = await import('@/next.config');
  const { headers } = await loadConfig(PHASE_PRODUCTION_SERVER);
  const sources = (await headers!()).map(({ source }) => source);
  expect(sources).toContain('/fees');
  expect(sources.find((source) => source.startsWith('/:page'))).toContain(
    `|fees|${feesPaths[1]!.split('/')[1]}|`,
  );
});

it('new page: is missed in the sample of nginx, which has all others', () => {
  const [, cached = ''] = /location ~ (\S+) \{/.exec(readFileSync('deploy/nginx.conf', 'utf8'))!;
  const missed = listPaths().filter((path) => !new RegExp(cached).test(path));
  expect(missed).toEqual(feesPaths);
  expect(pages.length).toBeGreaterThan(4);
});
