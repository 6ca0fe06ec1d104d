import { type APIRequestContext, type Page } from '@playwright/test';
import { site } from '@/content/site';
import { pages } from '../support/pages';
import { expect, test } from '../support/test';
import { pageTexts } from '../support/words';

/** Pages are built for SITE_URL and served from wherever the test runs: only paths are compared. */
const pathOf = (address: string | null) => {
  const { pathname, search } = new URL(address ?? '');
  return pathname + search;
};
const meta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');

/** Width and height at the head of a PNG file. */
async function pngSize(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const file = await response.body();
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

for (const { href, text, types } of [
  { href: '/', text: pageTexts.home, types: ['WebSite', 'EducationalOrganization'] },
  { href: '/about', text: pageTexts.about, types: ['ProfilePage', 'Person', 'BreadcrumbList'] },
  { href: '/books', text: pageTexts.books, types: ['ItemList', 'BreadcrumbList'] },
  {
    href: '/contact',
    text: pageTexts.contact,
    types: ['ContactPage', 'EducationalOrganization', 'BreadcrumbList'],
  },
  { href: '/privacy', text: pageTexts.privacy, types: ['BreadcrumbList'] },
  { href: '/terms', text: pageTexts.terms, types: ['BreadcrumbList'] },
  { href: '/accessibility', text: pageTexts.accessibility, types: ['BreadcrumbList'] },
]) {
  test(`metadata: ${href} describes itself in its head, a picture and structured data`, async ({
    page,
    request,
  }) => {
    await page.goto(href);
    await expect(page).toHaveTitle(new RegExp(site.name));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
    expect(pathOf(canonical)).toBe(href);
    expect(pathOf(await meta(page, 'og:url'))).toBe(href);
    expect(await meta(page, 'description')).toBe(text.description);
    expect(await meta(page, 'og:site_name')).toBe(site.name);
    expect(await meta(page, 'og:title')).toBe(await meta(page, 'twitter:title'));
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');

    const picture = pathOf(await meta(page, 'og:image'));
    expect(picture).toBe(`/pictures/en/${href.slice(1) || 'home'}`);
    expect(await pngSize(request, picture)).toEqual([1200, 630]);
    expect(pathOf(await meta(page, 'twitter:image'))).toBe(picture);
    expect(await meta(page, 'og:image:alt')).toMatch(/\w{3,}/);

    const script = page.locator('script[type="application/ld+json"]');
    const source = (await script.textContent())!;
    expect(source).not.toContain('<');
    const data = JSON.parse(source) as { '@graph': { '@type': string }[] };
    expect(data['@graph'].map((node) => node['@type'])).toEqual(types);
  });
}

test('sitemap and robots.txt: lead to all pages, each of which answers', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const locations = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)];
  const paths = locations.map(([, address]) => pathOf(address!));
  expect(paths).toEqual(pages);
  for (const path of paths) expect((await request.get(path)).status()).toBe(200);
  const robots = await (await request.get('/robots.txt')).text();
  for (const line of ['User-Agent: \\*', 'Allow: /', 'Disallow: /api/']) {
    expect(robots).toMatch(new RegExp(`^${line}$`, 'm'));
  }
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('icons: those of the page and of the manifest exist, in the sizes they name', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const icons = page.locator('head link[rel="icon"], head link[rel="apple-touch-icon"]');
  const types = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('type')));
  expect(types.sort()).toEqual(['image/png', 'image/svg+xml', 'image/x-icon']);
  for (const link of await icons.all()) {
    expect((await request.get((await link.getAttribute('href'))!)).status()).toBe(200);
  }
  const href = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const response = await request.get(href!);
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    short_name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.short_name).toBe(site.name);
  for (const icon of manifest.icons.filter(({ type }) => type === 'image/png')) {
    expect((await pngSize(request, icon.src)).join('x')).toBe(icon.sizes);
  }
});
