import { type APIRequestContext, type Page } from '@playwright/test';
import { seo } from '@/content/en/seo';
import { shell } from '@/content/en/shell';
import { site } from '@/content/site';
import { expect, test } from '../support/test';

/** Pages are built for SITE_URL and served from wherever the test runs: only the path is compared. */
const pathOf = (address: string | null) => {
  const { pathname, search } = new URL(address ?? '');
  return pathname + search;
};
const meta = (page: Page, name: string) =>
  page.locator(`head meta[property="${name}"], head meta[name="${name}"]`).getAttribute('content');

/** Width and height that stand at the head of a PNG file. */
async function pngSize(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toBe('image/png');
  const file = await response.body();
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

const pages = [
  { href: '/', text: seo.home, types: ['WebSite', 'EducationalOrganization', 'Person'] },
  { href: '/about', text: seo.about, types: ['ProfilePage', 'Person', 'BreadcrumbList'] },
  { href: '/books', text: seo.books, types: ['ItemList', 'BreadcrumbList'] },
  {
    href: '/contact',
    text: seo.contact,
    types: ['ContactPage', 'EducationalOrganization', 'BreadcrumbList'],
  },
];

for (const { href, text, types } of pages) {
  test(`${href} says what it is, in its head, a picture and structured data`, async ({
    page,
    request,
  }) => {
    await page.goto(href);
    await expect(page).toHaveTitle(new RegExp(site.name));
    expect(await meta(page, 'description')).toBe(text.description);
    const canonical = await page.locator('head link[rel="canonical"]').getAttribute('href');
    expect(pathOf(canonical)).toBe(href);
    expect(pathOf(await meta(page, 'og:url'))).toBe(href);
    expect(await meta(page, 'og:site_name')).toBe(site.name);
    expect(await meta(page, 'og:title')).toBe(await meta(page, 'twitter:title'));
    expect(await meta(page, 'twitter:card')).toBe('summary_large_image');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    const picture = pathOf(await meta(page, 'og:image'));
    expect(picture.startsWith(href === '/' ? '/opengraph-image' : `${href}/opengraph-image`)).toBe(
      true,
    );
    expect(await pngSize(request, picture)).toEqual([1200, 630]);
    expect(pathOf(await meta(page, 'twitter:image'))).toBe(picture);
    expect(await meta(page, 'og:image:alt')).toMatch(/\w{3,}/);

    const script = page.locator('script[type="application/ld+json"]');
    await expect(script).toHaveCount(1);
    const source = (await script.textContent()) ?? '';
    expect(source).not.toContain('<');
    const data = JSON.parse(source) as { '@graph': { '@type': string }[] };
    expect(data['@graph'].map((node) => node['@type'])).toEqual(types);
  });
}

test('the sitemap lists the pages of the navigation, and each of them answers', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const places = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) =>
    pathOf(place!),
  );
  expect(places).toEqual(shell.nav.map(({ href }) => href));
  for (const place of places) expect((await request.get(place)).status()).toBe(200);
});

test('robots may read the pages and are led to the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-Agent: \*$/m);
  expect(text).toMatch(/^Allow: \/$/m);
  expect(text).toMatch(/^Disallow: \/api\/$/m);
  expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('the not-found page stays out of every index', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  expect(await meta(page, 'robots')).toContain('noindex');
  await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0);
});

test('the manifest names the site and its icons exist in the sizes it gives', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const link = await page.locator('head link[rel="manifest"]').getAttribute('href');
  const response = await request.get(link ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await response.json()) as {
    short_name: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.short_name).toBe(site.name);
  for (const icon of manifest.icons) {
    if (icon.type !== 'image/png') continue;
    expect((await pngSize(request, icon.src)).join('x')).toBe(icon.sizes);
  }
});

test('tabs and home screens get the mark', async ({ page, request }) => {
  await page.goto('/');
  const icons = page.locator('head link[rel="icon"], head link[rel="apple-touch-icon"]');
  const types = await icons.evaluateAll((links) => links.map((link) => link.getAttribute('type')));
  expect(types.sort()).toEqual(['image/png', 'image/svg+xml', 'image/x-icon']);
  for (const link of await icons.all()) {
    expect((await request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
  }
});
