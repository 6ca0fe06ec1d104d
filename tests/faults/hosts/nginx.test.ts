import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { freePort } from '@/scripts/lib/port.mjs';
import { startEdge } from '@/tests/support/edge';
import { linesWithToken, links } from '@/tests/support/link-requests';
import { expectSoundAnswers, findScript, oddPaths } from '@/tests/support/odd-requests';
import { rawRequest } from '@/tests/support/raw-request';
import { expect, test } from '@/tests/support/server-test';

test('sample nginx: keeps no error, and limits POST requests', async ({ baseURL }) => {
  const edge = await startEdge(baseURL, { 'rate=5r/s': 'rate=5000r/s' });
  onTestFinished(edge.stop);
  await expectSoundAnswers(edge.url, [...oddPaths, await findScript(edge.url)], 'edge');

  const strict = await startEdge(baseURL);
  onTestFinished(strict.stop);
  const post = () => rawRequest(strict.url, '/contact', { method: 'POST', body: 'x=y' });
  const answers = await Promise.all(Array.from({ length: 100 }, post));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(429);
  expect(statuses).toContain(415);
  expect((await rawRequest(strict.url, '/contact')).status).toBe(200);
});

test('sample nginx: an update forgets the pages of the build before, and keeps their scripts', async ({
  baseURL,
}) => {
  const edge = await startEdge(baseURL, {
    '# Responses that may differ':
      'add_header X-Cache $upstream_cache_status;\n  # Responses that may differ',
  });
  onTestFinished(edge.stop);
  const script = await findScript(edge.url);
  const get = async (path: string) => (await rawRequest(edge.url, path)).headers['x-cache'];
  for (const path of ['/about', script]) {
    await get(path);
    expect(await get(path), path).toBe('HIT');
  }
  const forgetPages = /^forget_pages\(\) \{\n[^]+?^\}/m.exec(
    readFileSync('deploy/service.sh', 'utf8'),
  )!;
  const run = `cache=$1; sudo() { "$@"; }; ${forgetPages[0]}\nforget_pages`;
  execFileSync('sh', ['-euc', run, 'sh', edge.cache]);
  expect([await get('/about'), await get(script)]).toEqual(['MISS', 'HIT']);
});

test('sample nginx: no log has the token of a link, while the site is down and at a limit', async () => {
  const down = await freePort();
  const edge = await startEdge(`http://127.0.0.1:${down}`);
  onTestFinished(edge.stop);
  const statuses = new Set<number>();
  for (const path of links) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const send = () => rawRequest(edge.url, path, { method, headers: { range: 'bytes=0-9' } });
      const answers = await Promise.all(Array.from({ length: method === 'POST' ? 20 : 1 }, send));
      for (const { status } of answers) statuses.add(status);
    }
    statuses.add((await rawRequest(edge.plainUrl, path)).status);
  }
  expect([...statuses].sort()).toEqual([301, 429, 502]);
  await rawRequest(edge.url, '/contact');
  const logs = await edge.logs();
  // Other requests are in them.
  expect(logs).toContain('GET /contact');
  expect(linesWithToken(logs)).toEqual([]);
});
