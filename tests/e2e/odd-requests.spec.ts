import { typed } from '../support/contact-form';
import { startEdge } from '../support/edge';
import { BROWSER, expectSoundAnswers, findScript } from '../support/odd-requests';
import { rawRequest } from '../support/raw-request';
import { postMessage } from '../support/server-actions';
import { startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { expect, test } from '../support/test';

/** Methods and headers that no browser sends to these addresses. None of these tests opens a page. */
const paths = [
  ...['/', '/contact', '/About', '/nowhere'],
  ...['/icon-512.png', '/assistant/guide.en.json', '/api/health'],
];

test('odd requests: no answer is a 5xx or an error that caches keep', async ({ baseURL }) => {
  await expectSoundAnswers(baseURL!, [...paths, await findScript(baseURL!)], 'bare');
});

test('odd requests: a file that is as old as If-Unmodified-Since says is sent', async ({
  baseURL,
}) => {
  const headers = { ...BROWSER, 'accept-encoding': 'br' };
  for (const path of ['/', '/icon-512.png', await findScript(baseURL!)]) {
    const file = await rawRequest(baseURL!, path, { headers });
    const since = { 'if-unmodified-since': file.headers['last-modified']! };
    const answer = await rawRequest(baseURL!, path, { headers: { ...headers, ...since } });
    expect(answer.status, path).toBe(200);
  }
});

test('sample nginx: keeps no error, and limits POST requests', async ({ baseURL }) => {
  const edge = await startEdge(baseURL!, { 'rate=5r/s': 'rate=5000r/s' });
  await expectSoundAnswers(edge.url, [...paths, await findScript(edge.url)], 'edge');
  await edge.stop();

  const strict = await startEdge(baseURL!);
  const post = () => rawRequest(strict.url, '/contact', { method: 'POST', body: 'x=y' });
  const answers = await Promise.all(Array.from({ length: 100 }, post));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(statuses).toContain(415);
  expect((await rawRequest(strict.url, '/contact')).status).toBe(200);
  await strict.stop();
});

test('forms: refuse a POST from elsewhere, and too many at once', async ({ sender }) => {
  const site = await startSite();
  const message = await postMessage(site.url, { ...typed, email: sender });
  expect(message.state, 'stored, although no sheet is set').toBe('success');

  const boundary = 'multipart/form-data; boundary=x';
  const foreign = 'https://evil.example';
  const urlencoded = 'application/x-www-form-urlencoded';
  const unsupported = 'unsupported-media-type';
  const refused: [string, Record<string, string>, number, string][] = [
    ['/', { 'content-type': boundary, origin: site.url }, 405, 'method-not-allowed'],
    ['/nowhere', { 'content-type': urlencoded }, 405, 'method-not-allowed'],
    ['/api/nothing', { 'content-type': urlencoded }, 404, 'not-found'],
    ['/api/nothing', { 'content-type': 'text/plain', 'next-action': '40ab' }, 404, 'not-found'],
    ['/contact', { 'content-type': 'text/plain', origin: site.url }, 415, unsupported],
    ['/contact', { 'content-type': boundary, origin: foreign }, 403, 'foreign'],
    ['/contact', { 'content-type': boundary }, 403, 'missing'],
    ['/contact', { 'content-type': urlencoded, 'next-action': '40ab' }, 415, unsupported],
  ];
  for (const [path, headers, status, code] of refused) {
    const lines = await loggedBy(site, async () => {
      const answer = await rawRequest(site.url, path, { method: 'POST', headers, body: 'x=y' });
      expect(answer.status, code).toBe(status);
      expect(answer.text, code).not.toContain('<');
      expect(answer.headers, code).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    });
    expect(lines).toMatchObject([{ code }]);
  }

  const body = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x--\r\n';
  const headers = { 'content-type': boundary, origin: site.url };
  const post = () => rawRequest(site.url, '/contact', { method: 'POST', headers, body });
  const answers = await Promise.all(Array.from({ length: 60 }, post));
  const busy = answers.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.length, 'some are rendered').toBeLessThan(60);
  expect(busy[0]!.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  await site.stop();
});
