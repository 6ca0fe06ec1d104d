import { locales } from '@/lib/words/locale';
import { scriptHashes } from '@sutra/quiet-next/policies';
import { Page } from '@sutra/quiet-next/page';
import { previewedBooks } from '../support/books';
import { pages } from '../support/pages';
import { rawRequest } from '../support/raw-request';
import { expect, test } from '../support/server-test';

/** Expects the headers that every answer carries. */
function expectGuarded({ url, headers: all }: Pick<Response, 'url' | 'headers'>) {
  const headers = Object.fromEntries(all);
  expect(headers, url).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': expect.stringMatching(/^strict-origin(-when-cross-origin)?$/),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe/);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
  expect(headers['content-type'], url).toMatch(
    /^(text\/(html|css|javascript); ?charset=utf-8|text\/(plain|calendar|x-component)|application\/|image\/)/i,
  );
  return headers;
}

/** The data of a page: Next redirects the request to an address of its own. */
const getData = (page: string, headers: Record<string, string> = {}) =>
  fetch(page, { headers: { ...headers, rsc: '1' } });

/** The address of the words of a part, as a page names their version. */
const wordsOf = (html: string) =>
  `/words/profile.hi.${/ data-words="([\da-f]{8})"/.exec(html)![1]}.json`;

test('headers: words of parts are kept for good, and a file that is gone is not', async ({
  get,
}) => {
  const address = wordsOf(await (await get('/')).text());
  const words = await get(address);
  const kept = 'public, max-age=31536000, immutable';
  expect(expectGuarded(words)['cache-control']).toBe(kept);
  expect(words.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await words.json()).toMatchObject({ title: locales.hi.words.profile.title });
  for (const path of [address.replace(/\w{8}(?=\.json)/, '00000000'), '/covers/gone.avif']) {
    const gone = await get(path);
    expect(gone.status, path).toBe(404);
    expect(expectGuarded(gone)['cache-control'], path).not.toMatch(/immutable|max-age=[1-9]/);
  }
});

test('headers: every kind of answer is guarded', async ({ get, baseURL }) => {
  for (const path of pages) {
    const answer = await get(path);
    const headers = expectGuarded(answer);
    const named = headers['content-security-policy']!.match(/'sha256-[^']+'/g)!;
    const own = scriptHashes(new Page(path, [], await answer.text()));
    expect(new Set(named), 'the scripts of this page alone').toEqual(new Set(own));
    const edge = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
    expect(headers['cache-control']).toBe(edge);
    const data = await getData(baseURL + path);
    expect(expectGuarded(data)['cache-control']).not.toContain('s-maxage');
  }
  const html = await (await get('/')).text();
  const asset = /\/_next\/static\/chunks\/[\w-]+\.css/.exec(html)![0];
  expect(expectGuarded(await get(asset))['cache-control']).toContain('immutable');
  for (const path of ['/robots.txt', '/pictures/en/home']) {
    expectGuarded(await get(path));
  }
  const sitemap = expectGuarded(await get('/sitemap.xml'));
  expect(sitemap['cache-control']).toBe('public, max-age=0, must-revalidate');
  for (const { id } of previewedBooks) {
    const sample = expectGuarded(await get(`/preview/en/${id}`));
    expect(sample['cache-control']).not.toContain('s-maxage');
  }
  const security = '/.well-known/security.txt';
  const files = ['/icon.svg', '/manifests/hi', '/calendar/hi.ics', wordsOf(html), security];
  for (const path of [...files, '/api/health']) {
    const policy = expectGuarded(await get(path))['content-security-policy'];
    expect(policy, path).toMatch(/^default-src 'none'; .*sandbox$/);
  }
  const { 'content-type': type } = Object.fromEntries((await get(security)).headers);
  expect(type).toBe('text/plain; charset=utf-8');
  const lost = [
    '/nowhere',
    '/_next/static/nothing.js',
    '/api/nothing',
    '/.git/config',
    '/.env',
    // Encodes pictures of any address, where a site has not turned it off.
    '/_next/image?url=%2Ficon-512.png&w=64&q=75',
    '/_next/image?url=http://localhost:1&w=64',
    // The page of parts is in no build.
    '/parts',
    '/frame',
    '/scripts/parts/index.html',
  ];
  for (const path of lost) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expectGuarded(answer);
  }
  expectGuarded(await get('/about/'));
  const body = new FormData();
  body.append('name', 'Asha');
  const headers = { origin: baseURL };
  const posted = await rawRequest(baseURL, '/contact', { method: 'POST', headers, body });
  const answer = expectGuarded({
    url: 'POST',
    headers: new Headers(posted.headers as Record<string, string>),
  });
  expect(answer['cache-control']).not.toContain('s-maxage');
});

test('headers: the page of a refused download may use its style, and nothing else', async ({
  get,
}) => {
  for (const [language, tag] of [
    ['en-IN', 'en'],
    ['hi', 'hi'],
  ] as const) {
    const refused = await get('/api/ebook/none', { 'accept-language': language });
    expect(refused.status).toBe(403);
    const { 'content-security-policy': policy, ...headers } = expectGuarded(refused);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(policy).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
    const page = await refused.text();
    expect(page).toContain(`<html lang="${tag}">`);
    expect(page.match(/<style>/g)).toHaveLength(1);
    expect(page).not.toMatch(/<script|<link|style=|src=/);
  }
});

test('compression: callers that accept Brotli get precompressed files', async ({
  get,
  baseURL,
}) => {
  const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', accept: 'text/html,*/*;q=0.8' };
  const plain = { 'accept-encoding': 'gzip, br;q=0' };
  for (const [accepted, encoding] of [
    ['br', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, br; q=0.00, deflate', 'gzip'],
    ['abr, gzip', 'gzip'],
  ] as const) {
    const headers = { ...browser, 'accept-encoding': accepted };
    const answer = await get('/', headers);
    expect(answer.headers.get('content-encoding'), accepted).toBe(encoding);
  }
  const html = await (await get('/')).text();
  const chunks = /data-scripts="([^"]+)"/.exec(html)![1]!.split(' ');
  const assets = [...chunks, ...html.match(/\/_next\/static\/late\/[\w.]+/g)!, wordsOf(html)];
  expect(assets.length).toBeGreaterThan(5);
  const tags = new Set<string>();
  for (const path of [...pages, '/?a=97&b=98&op=*', ...new Set(assets)]) {
    const small = await get(path, browser);
    const large = await get(path, plain);
    const headers = expectGuarded(small);
    expect(headers['content-encoding'], path).toBe('br');
    expect(large.headers.get('content-encoding') ?? 'gzip', path).toBe('gzip');
    expect(await small.text(), path).toBe(await large.text());
    const alike = ['cache-control', 'content-security-policy'];
    for (const name of alike) expect(headers[name], name).toBe(large.headers.get(name));
    expect(headers['content-type']!.toLowerCase()).toBe(
      large.headers.get('content-type')?.toLowerCase(),
    );
    expect(headers.vary).toContain('Accept-Encoding');

    if (pages.includes(path)) tags.add(headers.etag!);
    const known = { ...browser, 'if-none-match': headers.etag! };
    // `fetch` would ask for a fresh copy.
    const unchanged = await rawRequest(baseURL, path, { headers: known });
    expect(unchanged.status, path).toBe(304);
    expect(unchanged.headers.vary, path).toContain('Accept-Encoding');
    // Words are kept for good: nobody asks for them again, so Next sends no tag of its own.
    if (path.startsWith('/words/')) continue;
    const unpackedTag = { 'if-none-match': (await rawRequest(baseURL, path)).headers.etag! };
    const unpacked = await rawRequest(baseURL, path, { headers: unpackedTag });
    expect([unpacked.status, unpacked.headers.vary], path).toEqual([
      304,
      expect.stringContaining('Accept-Encoding'),
    ]);
  }
  expect(tags.size, 'one for each page').toBe(pages.length);
  for (const path of ['/nowhere', '/_next/static/chunks/gone.js', '/api/health']) {
    const answer = await get(path, browser);
    expect(answer.headers.get('content-encoding') ?? 'gzip', path).toBe('gzip');
  }
  const data = await getData(`${baseURL}/about`, browser);
  expect(data.headers.get('content-type')).toContain('text/x-component');
});
