import { type APIResponse } from '@playwright/test';
import { books } from '@/content/books';
import { pages } from '../support/pages';
import { scriptHashes } from '@/build/hash';
import { Page } from '@/build/page';
import { expect, test } from '../support/test';

/** Expects the headers that every answer carries. */
function expectGuarded(answer: APIResponse) {
  const headers = answer.headers();
  expect(headers, answer.url()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['content-security-policy']).not.toMatch(/script-src [^;]*unsafe/);
  expect(headers).not.toHaveProperty('x-powered-by');
  return headers;
}

test('headers: every kind of answer is guarded', async ({ request, baseURL }) => {
  for (const path of pages) {
    const answer = await request.get(path);
    const headers = expectGuarded(answer);
    const named = headers['content-security-policy']!.match(/'sha256-[^']+'/g)!;
    const own = scriptHashes(new Page(path, [], await answer.text()));
    expect(new Set(named), 'the scripts of this page alone').toEqual(new Set(own));
    const edge = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
    expect(headers['cache-control']).toBe(edge);
    const data = await request.get(path, { headers: { rsc: '1' } });
    expect(expectGuarded(data)['cache-control']).not.toContain('s-maxage');
  }
  const html = await (await request.get('/')).text();
  const asset = /\/_next\/static\/chunks\/[\w-]+\.css/.exec(html)![0];
  expect(expectGuarded(await request.get(asset))['cache-control']).toContain('immutable');
  for (const path of ['/robots.txt', '/pictures/en/home']) {
    expectGuarded(await request.get(path));
  }
  const sitemap = expectGuarded(await request.get('/sitemap.xml'));
  expect(sitemap['cache-control']).toBe('public, max-age=0, must-revalidate');
  const sample = expectGuarded(await request.get(`/preview/en/${books[0]!.id}`));
  expect(sample['cache-control']).not.toContain('s-maxage');
  const security = '/.well-known/security.txt';
  for (const path of ['/icon.svg', '/manifests/hi', '/calendar/hi', '/api/health', security]) {
    const policy = expectGuarded(await request.get(path))['content-security-policy'];
    expect(policy, path).toMatch(/^default-src 'none'; .*sandbox$/);
  }
  const { 'content-type': type } = (await request.get(security)).headers();
  expect(type).toBe('text/plain; charset=utf-8');
  for (const path of ['/nowhere', '/_next/static/nothing.js', '/api/nothing']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expectGuarded(answer);
  }
  expectGuarded(await request.get('/about/', { maxRedirects: 0 }));
  const form = { headers: { origin: baseURL! }, multipart: { name: 'Asha' } };
  const answer = expectGuarded(await request.post('/contact', form));
  expect(answer['cache-control']).not.toContain('s-maxage');
});

test('compression: callers that accept Brotli get precompressed files', async ({
  page,
  request,
}) => {
  const opened = (await page.goto('/books'))!;
  expect((await opened.allHeaders())['content-encoding'], 'for a browser').toBe('br');
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
    const answer = await request.get('/', { headers });
    expect(answer.headers()['content-encoding'], accepted).toBe(encoding);
  }
  const html = await (await request.get('/')).text();
  const chunks = /data-scripts="([^"]+)"/.exec(html)![1]!.split(' ');
  const assets = [...chunks, ...html.match(/\/_next\/static\/late\/[\w.]+/g)!];
  expect(assets.length).toBeGreaterThan(5);
  const tags = new Set<string>();
  for (const path of [...pages, '/?a=97&b=98&op=*', ...new Set(assets)]) {
    const small = await request.get(path, { headers: browser });
    const large = await request.get(path, { headers: plain });
    const headers = expectGuarded(small);
    expect(headers['content-encoding'], path).toBe('br');
    expect(large.headers()['content-encoding'] ?? 'gzip', path).toBe('gzip');
    expect(await small.text(), path).toBe(await large.text());
    const alike = ['cache-control', 'content-security-policy'];
    for (const name of alike) expect(headers[name], name).toBe(large.headers()[name]);
    expect(headers['content-type']!.toLowerCase()).toBe(
      large.headers()['content-type']?.toLowerCase(),
    );
    expect(headers.vary).toContain('Accept-Encoding');

    if (pages.includes(path)) tags.add(headers.etag!);
    const known = { ...browser, 'if-none-match': headers.etag! };
    const unchanged = await request.get(path, { headers: known });
    expect(unchanged.status(), path).toBe(304);
    expect(unchanged.headers().vary, path).toContain('Accept-Encoding');
  }
  expect(tags.size, 'one for each page').toBe(pages.length);
  for (const path of ['/nowhere', '/_next/static/chunks/gone.js', '/api/health']) {
    const answer = await request.get(path, { headers: browser });
    expect(answer.headers()['content-encoding'] ?? 'gzip', path).toBe('gzip');
  }
  const data = await request.get('/about', { headers: { ...browser, rsc: '1' } });
  expect(data.headers()['content-type']).toContain('text/x-component');
});

test('policy: no script from elsewhere runs', async ({ page, problems }) => {
  problems.allow(/Content Security [Pp]olicy/);
  // Chromium reports requests that the policy blocks.
  problems.allow(/foreign request: https:\/\/(example|apis\.google)\.com/);
  await page.goto('/about');
  const title = await page.title();
  for (const [tag, attributes] of [
    ['script', { text: 'document.title = "broken"' }],
    ['script', { src: 'https://example.com/broken.js' }],
    ['script', { src: 'https://apis.google.com/js/platform.js' }],
    ['img', { src: 'data:,', onerror: 'document.title = "broken"' }],
    ['a', { href: 'javascript:document.title = "broken"' }],
  ] as const) {
    await page.evaluate(
      async ([name, { text = '', ...others }]) => {
        const violation = new Promise((resolve) =>
          addEventListener('securitypolicyviolation', resolve, { once: true }),
        );
        const element = document.createElement(name);
        element.textContent = text;
        for (const [key, value] of Object.entries(others)) element.setAttribute(key, value);
        document.body.append(element);
        element.click();
        await violation;
      },
      [tag, attributes] as [string, Record<string, string>],
    );
  }
  await expect(page).toHaveTitle(title);
});
