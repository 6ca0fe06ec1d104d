import { startEdge } from '../support/edge';
import { expectSoundAnswers } from '../support/odd-requests';
import { rawRequest } from '../support/raw-request';
import { copyStandalone, startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { expect, test } from '../support/test';

/** Methods and headers that no browser sends to these addresses. None of these tests opens a page. */
const paths = [
  '/',
  '/contact',
  '/About',
  '/nowhere',
  '/icon-512.png',
  '/learn.json',
  '/api/health',
];

async function someScript(site: string): Promise<string> {
  const html = await (await fetch(site)).text();
  return /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(html)![0];
}

test('odd requests: the site answers each without a 5xx or an error that a cache may keep', async ({
  baseURL,
}) => {
  await expectSoundAnswers(baseURL!, [...paths, await someScript(baseURL!)], 'bare');
});

test('odd requests: a standalone server answers as soundly', async () => {
  const standalone = copyStandalone();
  const site = await startSite({}, standalone.server);
  await expectSoundAnswers(site.url, ['/about', await someScript(site.url)], 'alone');
  await site.stop();
  standalone.remove();
});

test('odd requests: no error of the site reaches the next visitor through the sample nginx', async ({
  baseURL,
}) => {
  const edge = await startEdge(baseURL!, { 'rate=5r/s': 'rate=5000r/s' });
  await expectSoundAnswers(edge.url, [...paths, await someScript(edge.url)], 'edge');
  await edge.stop();
});

test('sample nginx: turns away the POST requests of one address beyond 60 at once', async ({
  baseURL,
}) => {
  const edge = await startEdge(baseURL!);
  const post = () => rawRequest(edge.url, '/contact', { method: 'POST', body: 'x=y' });
  const statuses = await Promise.all(
    Array.from({ length: 100 }, async () => (await post()).status),
  );
  expect(statuses).toContain(429);
  expect(statuses).toContain(415);
  expect((await rawRequest(edge.url, '/contact')).status).toBe(200);
  await edge.stop();
});

test('forms: a POST that no form of ours made is refused before a page is rendered', async () => {
  const site = await startSite();
  const boundary = 'multipart/form-data; boundary=x';
  const foreign = 'https://evil.example';
  const refused: [string, Record<string, string>, number, string][] = [
    ['/', { 'content-type': boundary, origin: site.url }, 405, 'method-not-allowed'],
    ['/contact', { 'content-type': 'text/plain', origin: site.url }, 415, 'unsupported-media-type'],
    ['/contact', { 'content-type': boundary, origin: foreign }, 403, 'foreign'],
    ['/contact', { 'content-type': boundary }, 403, 'missing'],
    [
      '/contact',
      { 'content-type': 'application/x-www-form-urlencoded', 'next-action': '40ab' },
      415,
      'unsupported-media-type',
    ],
  ];
  for (const [path, headers, status, code] of refused) {
    const lines = await loggedBy(site, async () => {
      const answer = await rawRequest(site.url, path, { method: 'POST', headers, body: 'x=y' });
      expect(answer.status, code).toBe(status);
      expect(answer.text, code).not.toContain('<');
      expect(answer.headers['cache-control'], code).toBe('no-store');
      expect(answer.headers, code).toHaveProperty('x-content-type-options', 'nosniff');
    });
    expect(lines).toMatchObject([{ code }]);
  }
  await site.stop();
});

test('forms: of many posted at once by our own page some are rendered, and the rest turned away', async () => {
  const site = await startSite();
  const body = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: site.url };
  const post = () => rawRequest(site.url, '/contact', { method: 'POST', headers, body });
  const answers = await Promise.all(Array.from({ length: 60 }, post));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(20);
  expect(busy.length).toBeLessThan(41);
  expect(busy[0]!.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  await site.stop();
});
