import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { sqliteUsers } from '@/lib/account/server/sqlite-users';
import { saveUser } from '@/lib/account/server/users';
import { asha } from '../support/asha';
import { measureHeaders } from '../support/header-costs';
import { largestHeaders } from '../support/largest-headers';
import { slowness } from '../support/processor-time';
import { rawRequest } from '../support/raw-request';
import { scratch } from '../support/scratch';
import { expect, test } from '../support/server-test';
import { AUTH_SECRET, sessionToken } from '../support/session';
import { nextStart, startSite } from '../support/site';

const LIMIT_MS = 50;

const script = (text: string) => `--import=data:text/javascript,${encodeURIComponent(text)}`;

/** Few forms a second are rendered without scripts: for the server a second is shorter. */
const FAST_CLOCK = script(
  'const now = performance.now.bind(performance); performance.now = () => 200 * now();',
);

/** As on a host of functions, whose server the guard does not find. */
const NO_GUARD = script(
  `import channels from 'node:diagnostics_channel';
  const { subscribe } = channels;
  channels.subscribe = (name, listener) =>
    name === 'http.server.request.start' || subscribe(name, listener);`,
);

const { root: folder, remove } = scratch();
let cookie: string;
beforeAll(async () => {
  const users = sqliteUsers(folder);
  const { createdAt } = await saveUser(asha, users);
  await users.close();
  cookie = `session=${await sessionToken({ uid: asha.id, createdAt })}`;
});
afterAll(remove);

async function measure(headers: ReturnType<typeof largestHeaders>, ...preloads: string[]) {
  const args = (port: number) => [FAST_CLOCK, ...preloads, ...nextStart.args(port)];
  const site = await startSite({ DATA_DIR: folder, AUTH_SECRET }, { ...nextStart, args });
  onTestFinished(site.stop);
  const limit = LIMIT_MS * slowness();
  const costs = await measureHeaders(site, headers, limit / 2);
  const silent = costs.filter(({ status }) => status === 0);
  const unrendered = costs.filter(({ route, status }) => route === 'form' && status === 503);
  return { tooMuch: costs.filter(({ cost }) => cost > limit), silent, unrendered, site };
}

test('headers: none takes 50 ms of processor time more than usual', async () => {
  const { tooMuch, silent, unrendered } = await measure(largestHeaders(cookie));
  expect(tooMuch).toEqual([]);
  expect(silent, 'without an answer').toEqual([]);
  expect(unrendered, 'refused before they cost anything').toEqual([]);
});

test('headers: cookies take no more where no guard runs', async () => {
  const cookies = largestHeaders(cookie).filter(([name]) => name.startsWith('cookie'));
  const { tooMuch, silent, site } = await measure(cookies, NO_GUARD);
  expect(tooMuch).toEqual([]);
  expect(silent, 'without an answer').toEqual([]);
  const { text } = await rawRequest(site.url, '/api/nothing', { method: 'POST' });
  expect(text, 'a page of Next instead of a refusal').toContain('<html');
});
