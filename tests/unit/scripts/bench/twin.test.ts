import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { staticTwin, withTwin } from '@/scripts/bench/twin';
import { sampleHtml } from '../../build/sample';

test('a twin has no script and no preload of one, and everything else', () => {
  const page =
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="preload" href="/a.js" as="script"/>' +
    '<style>p{color:red}</style></head><body><script type="application/ld+json">{}</script><p>97 × 93</p>' +
    '<script src="/a.js" async=""></script></body>';
  expect(staticTwin(page)).toBe(
    '<head><link rel="preload" href="/a.woff2" as="font"/><style>p{color:red}</style></head><body><p>97 × 93</p></body>',
  );
  expect(staticTwin(sampleHtml)).not.toMatch(/<script|as="script"/);
});

test.each([
  ['gzip', gzipSync, 3300],
  ['br', brotliCompressSync, 3310],
])(
  'a twin is served with the headers of the site, and with %s as the site is',
  async (name, pack, port) => {
    const page = '<p>97 × 93</p><script>1</script>';
    const asked: string[] = [];
    const site = createServer(({ url }, response) => {
      asked.push(url!);
      const headers = { 'content-encoding': name, 'cache-control': 'public, max-age=0' };
      if (url === '/a.txt') response.writeHead(200, { 'content-type': 'text/plain' }).end(page);
      else response.writeHead(404, { ...headers, 'content-type': 'text/html' }).end(pack(page));
    });
    await new Promise<void>((resolve) => site.listen(0, resolve));
    const address = `http://localhost:${(site.address() as AddressInfo).port}`;

    const check = async (twin: string) => {
      for (let again = 0; again < 2; again++) {
        const lost = await fetch(`${twin}/nowhere`);
        expect(await lost.text()).toBe('<p>97 × 93</p>');
        expect(lost.status).toBe(404);
        expect(lost.headers.get('content-encoding')).toBe(name);
        expect(lost.headers.get('cache-control')).toBe('public, max-age=0');
        expect(await (await fetch(`${twin}/a.txt`)).text()).toBe(page);
      }
    };
    await withTwin(address, check, port);
    expect(asked).toEqual(['/nowhere', '/a.txt']);
    site.close();
  },
);
