import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { type PageId, pages as list } from '@/content/pages';
import { locales } from '@/lib/locale';
import { pageMetadata, siteMetadata } from '@/lib/seo/metadata';
import { en } from '@/tests/support/words';

const pages = list.map(({ id }) => id);

const titleOf = (page: PageId) => {
  const { title } = pageMetadata(page, en);
  if (typeof title === 'string') return `${title} | ${site.name}`;
  return title && 'absolute' in title ? title.absolute : '';
};

it.each(pages)(
  'pageMetadata: gives %s a title and a description that fit a result page',
  (page) => {
    const { description = '' } = pageMetadata(page, en);
    expect(titleOf(page)?.length).toBeLessThanOrEqual(65);
    expect(description?.length).toBeGreaterThanOrEqual(110);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(`${titleOf(page)} ${description}`).not.toMatch(/[{}]/);
  },
);

it('pageMetadata: repeats neither a title nor a description', () => {
  expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
  expect(new Set(pages.map((page) => pageMetadata(page, en).description)).size).toBe(pages.length);
});

it('pageMetadata: names the other language to those who share a page', () => {
  expect(pageMetadata('books', locales.hi).openGraph).toMatchObject({
    locale: 'hi_IN',
    alternateLocale: ['en_IN'],
  });
});

it('siteMetadata: starts with the address of the settings', () => {
  expect(String(siteMetadata(en).metadataBase)).toBe(`${env.SITE_URL}/`);
});
