import { Page } from '@sutra/quiet-next/page';
import { site } from '@/content/site';
import { type GraphNode, type PageId, pages } from '@/content/pages';
import { type Locale, locales } from '@/lib/words/locale';
import { pages as addresses } from '../support/pages';
import { expect, type Get, test } from '../support/server-test';

/** Pages are built for SITE_URL and served from wherever the test runs: only paths are compared. */
const pathOf = (address = '') => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Width and height at the head of a PNG file. */
async function pngSize(get: Get, path: string) {
  const response = await get(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

const types: Record<GraphNode, string> = {
  website: 'WebSite',
  school: 'EducationalOrganization',
  reachableSchool: 'EducationalOrganization',
  person: 'Person',
  profilePage: 'ProfilePage',
  contactPage: 'ContactPage',
  bookList: 'ItemList',
  breadcrumbs: 'BreadcrumbList',
};

/** The addresses of a page in each language, as search engines are told. */
const translationsOf = (id: PageId) => ({
  en: locales.en.paths[id],
  hi: locales.hi.paths[id],
  'x-default': locales.en.paths[id],
});

interface Node {
  '@type': string;
  itemListElement?: { item: string }[];
}

/** Every name and value of structured data, however deep. */
const entriesIn = (value: unknown): [name: string, value: unknown][] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap((entry) => [entry, ...entriesIn(entry[1])])
    : [];

/** Returns what a result page shows: both are different on each page. */
async function expectMetadata(get: Get, { language, paths, words }: Locale, id: PageId) {
  const { title, description, picture: alt } = words.pageTexts[id];
  const page = new Page(id, [], await (await get(paths[id])).text());
  const meta = (name: string) =>
    page.all('meta').find(({ attribs }) => [attribs.property, attribs.name].includes(name))?.attribs
      .content;
  const { text: shown } = page.all('title')[0]!;
  expect(shown).toContain(site.name);
  if (language === 'en') {
    expect(shown.length).toBeLessThanOrEqual(65);
    // What an owner does not offer is left out.
    expect(description.length).toBeGreaterThanOrEqual(80);
    expect(description.length).toBeLessThanOrEqual(160);
  }
  expect(page.all('html')[0]!.attribs.lang).toBe(language);
  const [canonical] = page.all('link', { rel: 'canonical' });
  expect(pathOf(canonical!.attribs.href)).toBe(paths[id]);
  const alternates = page.all('link', { rel: 'alternate' }).map(({ attribs }) => attribs);
  expect(
    Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, pathOf(href)])),
  ).toEqual(translationsOf(id));
  expect(pathOf(meta('og:url'))).toBe(paths[id]);
  expect(meta('description')).toBe(description);
  expect(meta('og:site_name')).toBe(site.name);
  expect(meta('og:locale')).toBe(`${language}_IN`);
  expect(meta('og:locale:alternate')).toBe(language === 'en' ? 'hi_IN' : 'en_IN');
  expect(meta('og:title')).toBe(title);
  expect(meta('twitter:title')).toBe(title);
  expect(meta('twitter:card')).toBe('summary_large_image');

  const picture = pathOf(meta('og:image'));
  expect(picture).toBe(`/pictures/${language}/${id}`);
  expect(await pngSize(get, picture)).toEqual([1200, 630]);
  expect(pathOf(meta('twitter:image'))).toBe(picture);
  expect(meta('og:image:alt')).toBe(alt);

  const source = page.all('script', { type: 'application/ld+json' })[0]!.text;
  expect(source).not.toContain('<');
  const { '@graph': graph } = JSON.parse(source) as { '@graph': Node[] };
  const nodes = pages.find((page) => page.id === id)!.structuredData;
  expect(graph.map((node) => node['@type'])).toEqual(nodes.map((name) => types[name]));
  const trail = graph.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  if (trail) expect(trail.map(({ item }) => pathOf(item))).toEqual([paths.home, paths[id]]);
  for (const [name, value] of entriesIn(graph)) {
    expect(name).not.toMatch(/rating|review|interaction|numberOf(Students|Employees)/i);
    const isAddress = /^(@id|url|item|logo|image)$/.test(name) && typeof value === 'string';
    if (isAddress) expect(value, name).toMatch(/^https?:\/\//);
  }
  return [shown, description];
}

test('metadata: each page describes itself in each language', async ({ get }) => {
  const texts: string[] = [];
  for (const { id } of pages) {
    for (const locale of Object.values(locales)) {
      texts.push(...(await expectMetadata(get, locale, id)));
    }
  }
  expect(texts).toEqual([...new Set(texts)]);
});

test('sitemap and robots.txt: lead to all pages, each of which answers', async ({ get }) => {
  const sitemap = await get('/sitemap.xml');
  expect(sitemap.headers.get('content-type')).toContain('xml');
  const entries = (await sitemap.text()).split('</url>').slice(0, -1);
  const paths = entries.map((entry) => pathOf(/<loc>(.*?)<\/loc>/.exec(entry)![1]!));
  expect(paths).toEqual(addresses);
  for (const path of paths) expect((await get(path)).status).toBe(200);
  for (const [index, entry] of entries.entries()) {
    const links = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="(.+?)" href="(.+?)"/g)];
    expect(Object.fromEntries(links.map(([, name, address]) => [name, pathOf(address!)]))).toEqual(
      translationsOf(pages[index % pages.length]!.id),
    );
  }
  const robots = await (await get('/robots.txt')).text();
  for (const line of ['User-Agent: \\*', 'Allow: /', 'Disallow: /api/']) {
    expect(robots).toMatch(new RegExp(`^${line}$`, 'm'));
  }
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
});

test('icons: exist in the sizes that page and manifests name', async ({ get }) => {
  const links = async (path: string, ...kinds: string[]) => {
    const page = new Page(path, [], await (await get(path)).text());
    const found = page.all('link').filter(({ attribs }) => kinds.includes(attribs.rel!));
    return found.map(({ attribs }) => attribs.href!);
  };
  const paths = await links('/', 'icon', 'apple-touch-icon');
  // Browsers ask for the last one by themselves.
  const answers = [...paths, '/favicon.ico'].map((path) => get(path));
  const types = (await Promise.all(answers)).map((answer) => answer.headers.get('content-type'));
  expect(types).toEqual(['image/svg+xml', 'image/png', 'image/x-icon']);
  for (const { language, paths, words } of Object.values(locales)) {
    const [href] = await links(paths.privacy, 'manifest');
    const response = await get(href!);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as {
      icons: { src: string; sizes: string; type: string }[];
    };
    expect(manifest).toMatchObject({
      lang: `${language}-IN`,
      name: words.pageTexts.home.title,
      short_name: site.name,
      start_url: paths.home,
    });
    for (const icon of manifest.icons.filter(({ type }) => type === 'image/png')) {
      expect((await pngSize(get, icon.src)).join('x')).toBe(icon.sizes);
    }
  }
});

test('pages: no element of a drawing has an attribute of HTML alone', async ({ get }) => {
  for (const path of addresses) {
    const html = await (await get(path)).text();
    const drawings = html.match(/<svg.*?<\/svg>/gs) ?? [];
    expect(drawings.length, path).toBeGreaterThan(0);
    expect(
      drawings.filter((drawing) => drawing.includes(' translate="')),
      path,
    ).toEqual([]);
  }
});
