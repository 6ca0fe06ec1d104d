import { type LogLine, readLog } from '../support/log-lines';
import { rawRequest } from '../support/raw-request';
import { callAction, postMessage, serverActions } from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { AUTH_SECRET } from '../support/session';
import { startSite } from '../support/site';
import { typed } from '../support/visitor';

const TIMES = 40;

test('log: what a stranger can cause is 20 lines a minute of one kind', async ({ sender }) => {
  const site = await startSite({ AUTH_SECRET });
  const origin = site.url;
  const get = (path: string, headers?: Record<string, string>) =>
    rawRequest(site.url, path, { headers });
  const text = { origin, 'content-type': 'text/plain;charset=UTF-8' };
  let count = 0;
  const ways: Record<string, () => Promise<unknown>> = {
    'outbox-refused': () => get('/api/outbox'),
    'sign-in-unavailable': () => get('/api/account/config'),
    'submission-limited': () =>
      postMessage(site.url, { ...typed, email: sender, message: String((count += 1)) }),
    'profile-not-completed': () =>
      callAction(`${site.url}/books`, serverActions().completeProfileAction!, {
        body: '[]',
        headers: text,
      }),
    framework: () =>
      callAction(`${site.url}/contact`, serverActions().contactAction!, {
        body: '["$K1',
        headers: text,
      }),
    'request-refused': () => rawRequest(site.url, '/', { method: 'PUT', headers: { origin } }),
    'origin-refused': () => postMessage(site.url, { ...typed, email: sender }, {}),
  };
  for (const way of Object.values(ways)) {
    for (let sent = 0; sent < TIMES; sent += 10) await Promise.all(Array.from({ length: 10 }, way));
  }
  await site.stop();
  const lines = readLog(
    site
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{')),
  );
  const countOf = (line: LogLine) =>
    lines.filter(({ event, code }) => event === line.event && code === line.code).length;
  const counts = Object.fromEntries(lines.map((line) => [line.event, countOf(line)]));
  expect(counts).toMatchObject(Object.fromEntries(Object.keys(ways).map((event) => [event, 20])));
  expect(lines.filter((line) => countOf(line) > 20)).toEqual([]);
});
