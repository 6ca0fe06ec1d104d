import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { servedPages } from '../support/pages';
import { rawRequest, type RawAnswer, type RawRequest } from '../support/raw-request';
import { actionBody, callAction, postForm, serverActions } from '../support/server-actions';
import { expect, test } from '../support/server-test';
import { typed } from '../support/visitor';

/** Addresses of another site, in whatever a request may carry. */
const EVIL = 'evil.example';
const SESSION = '/api/account/session';
const TOKEN = '{"idToken":"a.b.c"}';

/** Expects that neither the headers nor the text of an answer lead elsewhere. */
function expectHome(answer: RawAnswer, site: string, what: string) {
  const { location, ...headers } = answer.headers;
  if (location) expect(new URL(location, `${site}/x/y`).origin, what).toBe(site);
  expect(`${JSON.stringify(headers)} ${answer.text}`.toLowerCase(), what).not.toContain('evil');
}

async function request(site: string, path: string, options?: RawRequest) {
  const answer = await rawRequest(site, path, options);
  expectHome(answer, site, `${options?.method ?? 'GET'} ${path}`);
  return answer;
}

test('address: no parameter leads to another site, or is shown', async ({ baseURL }) => {
  const names = ['callbackUrl', 'redirect', 'redirectTo', 'next', 'returnTo', 'url', 'error'];
  for (const spelling of [
    `https://${EVIL}`,
    `//${EVIL}`,
    `/\\${EVIL}`,
    `%2f%2f${EVIL}`,
    `javascript:alert('${EVIL}')`,
  ]) {
    const value = spelling.includes('%') ? spelling : encodeURIComponent(spelling);
    const query = names.map((name) => `${name}=${value}`).join('&');
    for (const path of ['/', '/nowhere', SESSION, '/api/account/config', '/api/health']) {
      const { status } = await request(baseURL, `${path}?${query}`);
      expect(status, path).toBe(path === '/nowhere' ? 404 : 200);
    }
  }
});

test('address: one written like that of another site stays here', async ({ baseURL }) => {
  for (const path of [
    `//${EVIL}`,
    `///${EVIL}/`,
    `/\\${EVIL}`,
    `/%2f%2f${EVIL}`,
    `/%5c${EVIL}`,
    `/about//${EVIL}`,
    `/https://${EVIL}`,
    `/;@${EVIL}`,
    `//${EVIL}//`,
    `http://${EVIL}/nowhere`,
    `http://${EVIL}//nowhere`,
  ]) {
    const { status, headers, cookies } = await rawRequest(baseURL, path);
    expect([400, 404], path).toContain(status);
    expect(headers, path).not.toHaveProperty('location');
    if (status === 404) expect(headers, path).toHaveProperty('x-content-type-options', 'nosniff');
    expect(cookies, path).toEqual([]);
  }
  for (const path of ['//about', '/\\about', `http://${EVIL}/about`, `//${EVIL}/%2e%2e`]) {
    expect((await rawRequest(baseURL, path)).status, path).toBe(200);
  }
});

test('Auth.js: none of its own addresses is served', async ({ baseURL }) => {
  const site = baseURL;
  const body = new FormData();
  body.append('callbackUrl', `https://${EVIL}`);
  body.append('idToken', 'a.b.c');
  for (const name of [
    'signin',
    'signin/firebase',
    'callback/firebase',
    'callback/credentials',
    'signout',
    'error',
    'providers',
    'csrf',
    'verify-request',
    'webauthn-options/firebase',
    '',
    'session',
    'session/x',
    'session/..%2fcsrf',
    'session%2f..%2fcsrf',
    'SESSION',
  ]) {
    const path = `/api/auth/${name}`;
    for (const options of [{}, { method: 'POST', headers: { origin: site }, body }]) {
      const answer = await rawRequest(site, `${path}?callbackUrl=https://${EVIL}`, options);
      expect([308, 400, 404, 405], path).toContain(answer.status);
      expect(answer.cookies, path).toEqual([]);
      if (answer.status !== 308) expectHome(answer, site, path);
    }
  }
  for (const method of ['PUT', 'PATCH']) {
    const answer = await request(site, SESSION, { method, headers: { origin: site } });
    expect(answer.status, method).toBe(405);
  }
});

test('address: a forged host or referer is neither shown nor called', async ({ baseURL }) => {
  const site = baseURL;
  const called: string[] = [];
  const evil = createServer(({ url }, response) => {
    called.push(url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => evil.listen(0, resolve));
  const listening = `localhost:${(evil.address() as AddressInfo).port}`;

  const reads = [
    ...servedPages,
    '/nowhere',
    '/about/',
    '/sitemap.xml',
    '/robots.txt',
    '/manifests/hi',
    SESSION,
    '/api/account/config',
  ];
  const values = { ...typed, name: '' };
  const forgeries = [EVIL, listening, 'a b<evil'].flatMap((host): Record<string, string>[] => [
    { host },
    { 'x-forwarded-host': host },
    { 'x-forwarded-host': host, 'x-forwarded-proto': 'gopher evil', 'x-forwarded-port': '1' },
    { forwarded: `host=${host};proto=https`, 'x-original-url': `//${host}`, 'x-rewrite-url': host },
    { referer: `https://${EVIL}/page` },
  ]);
  // Next's own, by which its parts tell each other where a request goes.
  forgeries.push({
    'x-middleware-rewrite': `http://${listening}/`,
    'x-middleware-redirect': `https://${EVIL}/`,
    'x-middleware-subrequest': Array(5).fill('proxy').join(':'),
    'x-invoke-path': `//${EVIL}`,
    'x-matched-path': `//${EVIL}`,
    'x-nextjs-data': '1',
    'next-url': `//${EVIL}`,
    'next-router-segment-prefetch': `//${EVIL}`,
  });
  for (const forged of forgeries) {
    const host = forged['x-forwarded-host'] ?? forged.host;
    const answers = reads.map((path) => request(site, path, { headers: forged }));
    for (const origin of [site, `http://${host}`]) {
      const headers = { origin, ...forged };
      const action = serverActions().contactAction!;
      answers.push(
        request(site, SESSION, { method: 'POST', headers, body: TOKEN }),
        request(site, SESSION, { method: 'DELETE', headers }),
        postForm(site, values, { headers }),
        // From a page without that action Next calls the page that has it.
        callAction(site, action, { headers, body: actionBody([{}, '$K1']) }),
      );
    }
    for (const answer of await Promise.all(answers)) {
      expectHome(answer, site, JSON.stringify(forged));
      expect(JSON.stringify(answer)).not.toContain(listening);
    }
  }
  expect(called).toEqual([]);
  evil.close();
});
