import { onTestFinished } from 'vitest';
import { refusedForm } from '@/content/en/refused-form';
import { expectSoundAnswers, findScript, oddPaths } from '../support/odd-requests';
import { type RawAnswer, rawRequest } from '../support/raw-request';
import { postMessage } from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { startSite } from '../support/site';
import { loggedBy } from '../support/site-log';
import { typed } from '../support/visitor';

test('odd requests: no answer is a 5xx or an error that caches keep', async ({ baseURL }) => {
  await expectSoundAnswers(baseURL, [...oddPaths, await findScript(baseURL)], 'bare');
});

test('requests: what is no page, action or handler of the site is refused', async ({ sender }) => {
  const site = await startSite({ PROXIES: '1' });
  onTestFinished(site.stop);
  const message = await postMessage(site.url, { ...typed, email: sender });
  expect(message.state, 'stored, although no sheet is set').toBe('success');

  const boundary = 'multipart/form-data; boundary=x';
  const own = { origin: site.url };
  const foreign = { origin: 'https://evil.example' };
  const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
  const text = { 'content-type': 'text/plain' };
  const form = { 'content-type': boundary };
  const action = { 'next-action': '40ab' };
  const refused: [string, Record<string, string>, number, code?: string][] = [
    ['PUT /', own, 405],
    ['TRACE /api/health', own, 405],
    ['DELETE /icon-512.png', own, 405],
    ['POST /', { ...form, ...own }, 405],
    ['POST /nowhere', urlencoded, 405],
    ['POST /icon-512.png', { ...text, ...own, ...action }, 405],
    ['POST /api/nothing', urlencoded, 404],
    ['POST /api/nothing', { ...text, ...own, ...action }, 404],
    ['POST /api/health', urlencoded, 403, 'missing'],
    ['POST /api/outbox', text, 403, 'missing'],
    ['POST /api/account/session', { ...text, ...foreign }, 403, 'foreign'],
    ['POST /contact', { ...text, ...own }, 415],
    ['POST /contact', { ...urlencoded, ...own, ...action }, 415],
    ['POST /contact', { ...form, ...foreign }, 403, 'foreign'],
    ['POST /contact', { ...form, origin: 'null' }, 403, 'null'],
    ['POST /contact', form, 403, 'missing'],
    ['POST /about', { ...text, ...foreign, ...action }, 403, 'foreign'],
    ['GET /about', { 'if-match': '"x"' }, 412],
    ['HEAD /icon.svg', { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 412],
  ];
  for (const [request, headers, status, code = `status-${status}`] of refused) {
    const [method, path] = request.split(' ') as [string, string];
    const lines = await loggedBy(site, async () => {
      const body = method === 'POST' ? 'x=y' : undefined;
      const answer = await rawRequest(site.url, path, { method, headers, body });
      expect(answer.status, request).toBe(status);
      expect(answer.text, request).not.toContain('<');
      expect(answer.headers, request).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
      });
      if (status === 405) expect(answer.headers, request).toHaveProperty('allow');
    });
    expect(lines, request).toMatchObject([{ code }]);
  }

  const body = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAsha\r\n--x--\r\n';
  const post = (client: string) => {
    const headers = { ...form, ...own, 'x-forwarded-for': client };
    return rawRequest(site.url, '/contact', { method: 'POST', headers, body });
  };
  const postMany = () => Promise.all(Array.from({ length: 60 }, () => post('203.0.113.1')));
  const answers = await postMany();
  const isRefused = ({ status }: RawAnswer) => status === 503;
  expect(
    answers.filter((answer) => !isRefused(answer)).length,
    'a burst is rendered',
  ).toBeGreaterThanOrEqual(10);
  // A busy machine may take longer for these than until the next ones are rendered.
  let busy = answers.find(isRefused);
  while (!busy) busy = (await postMany()).find(isRefused);
  expect(busy.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
  expect(busy.text).toContain(refusedForm.busy.text);
  expect(isRefused(await post('203.0.113.2')), 'one client closes the form for others').toBe(false);
});
