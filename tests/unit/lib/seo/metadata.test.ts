import { describe, expect, it } from 'vitest';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { fillSite, pageMetadata, paths, siteMetadata, type SeoPage } from '@/lib/seo/metadata';

const pages = Object.keys(paths) as SeoPage[];

const titleOf = (page: SeoPage) => {
  const { title } = pageMetadata(page);
  if (typeof title === 'string') return `${title} | ${site.name}`;
  return title && 'absolute' in title ? title.absolute : '';
};

describe('pageMetadata', () => {
  it('covers every page of the navigation', () => {
    expect(Object.values(paths).sort()).toEqual(shell.nav.map(({ href }) => href).sort());
  });

  it.each(pages)('gives %s a title and a description that fit a result page', (page) => {
    const { description = '' } = pageMetadata(page);
    expect(titleOf(page)?.length).toBeLessThanOrEqual(65);
    expect(description?.length).toBeGreaterThanOrEqual(110);
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(`${titleOf(page)} ${description}`).not.toMatch(/[{}]/);
  });

  it('repeats neither a title nor a description', () => {
    expect(new Set(pages.map(titleOf)).size).toBe(pages.length);
    expect(new Set(pages.map((page) => pageMetadata(page).description)).size).toBe(pages.length);
  });

  it.each(pages)('names the address of %s once for search engines and once for sharing', (page) => {
    const { alternates, openGraph } = pageMetadata(page);
    expect(alternates?.canonical).toBe(paths[page]);
    expect(openGraph).toMatchObject({ url: paths[page], siteName: site.name, locale: 'en_IN' });
  });
});

describe('siteMetadata', () => {
  it('stands on the address of the settings', () => {
    expect(String(siteMetadata.metadataBase)).toBe(`${env.SITE_URL}/`);
  });

  it('fills the facts of the owner into texts', () => {
    expect(fillSite('{name}, {teacher}, {city}')).toBe(
      `${site.name}, ${site.teacher.name}, ${site.city}`,
    );
  });
});
