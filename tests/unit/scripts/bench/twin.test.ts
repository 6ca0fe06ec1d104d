import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { staticTwin, withTwin } from '@/scripts/bench/twin';
import { late } from '@/scripts/postbuild/late';
import { samplePage } from '../postbuild/sample-page';

test('a twin has no script and no preload of one, and everything else', () => {
  const page =
    '<head><link rel="preload" href="/a.woff2" as="font"/><link rel="preload" href="/a.js" as="script"/>' +
    '<style>p{color:red}</style></head><body><script type="application/ld+json">{}</script><p>97 × 93</p>' +
    '<script src="/a.js" async=""></script></body>';
  expect(staticTwin(page)).toBe(
    '<head><link rel="preload" href="/a.woff2" as="font"/><style>p{color:red}</style></head><body><p>97 × 93</p></body>',
  );
  expect(staticTwin(late(samplePage).html)).not.toMatch(/<script|as="script"/);
});

test('a twin is served with the headers and the compression of the site', async () => {
  const page = '<p>97 × 93</p><script>1</script>';
  const asked: string[] = [];
  const site = createServer(({ url }, response) => {
    asked.push(url!);
    const headers = { 'content-encoding': 'gzip', 'cache-control': 'public, max-age=0' };
    if (url === '/a.txt') response.writeHead(200, { 'content-type': 'text/plain' }).end(page);
    else response.writeHead(404, { ...headers, 'content-type': 'text/html' }).end(gzipSync(page));
  });
  await new Promise<void>((resolve) => site.listen(0, resolve));
  const address = `http://localhost:${(site.address() as AddressInfo).port}`;

  await withTwin(address, async (twin) => {
    for (let again = 0; again < 2; again++) {
      const lost = await fetch(`${twin}/nowhere`);
      expect(await lost.text()).toBe('<p>97 × 93</p>');
      expect(lost.status).toBe(404);
      expect(lost.headers.get('content-encoding')).toBe('gzip');
      expect(lost.headers.get('cache-control')).toBe('public, max-age=0');
      expect(await (await fetch(`${twin}/a.txt`)).text()).toBe(page);
    }
  });
  expect(asked).toEqual(['/nowhere', '/a.txt']);
  site.close();
});
