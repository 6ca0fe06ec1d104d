import { onTestFinished } from 'vitest';
import { startEdge } from '@/tests/support/edge';
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
