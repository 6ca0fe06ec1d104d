import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { typed } from '../support/contact-form';
import { pages } from '../support/pages';
import { rawRequest, type RawAnswer, type RawRequest } from '../support/raw-request';
import { actionBody, hiddenFields, serverActions } from '../support/server-actions';
import { expect, test } from '../support/test';

/** Addresses of somebody else, in whatever a request may carry. None of these tests opens a page. */
const EVIL = 'evil.example';
const spellings = [
  `https://${EVIL}`,
  `//${EVIL}`,
  `/\\${EVIL}`,
  `\\\\${EVIL}`,
  `%2f%2f${EVIL}`,
  `https:${EVIL}`,
  `javascript:alert('${EVIL}')`,
  `https://localhost@${EVIL}/`,
];

/** What a browser would make of an answer: neither its headers nor its text lead elsewhere. */
function expectHome(answer: RawAnswer, site: string, what: string) {
  const { location, ...headers } = answer.headers;
  if (location) expect(new URL(location, `${site}/x/y`).origin, what).toBe(site);
  expect(JSON.stringify(headers).toLowerCase(), what).not.toContain('evil');
  expect(answer.text.toLowerCase(), what).not.toContain('evil');
}

const asked = async (site: string, path: string, request?: RawRequest) => {
  const answer = await rawRequest(site, path, request);
  expectHome(answer, site, `${request?.method ?? 'GET'} ${path}`);
  return answer;
};

test('no parameter of an address leads to another site, or is shown', async ({ baseURL }) => {
  const site = baseURL!;
  const names = ['callbackUrl', 'redirect', 'redirectTo', 'next', 'returnTo', 'url', 'error'];
  const paths = [
    ...pages,
    '/nowhere',
    '/api/account/session',
    '/api/account/config',
    '/api/health',
  ];
  for (const spelling of spellings) {
    const value = spelling.includes('%') ? spelling : encodeURIComponent(spelling);
    const query = names.map((name) => `${name}=${value}`).join('&');
    for (const path of paths) {
      const { status } = await asked(site, `${path}?${query}`);
      expect(status, path).toBe(path === '/nowhere' ? 404 : 200);
    }
  }
});

test('an address that is written like one of another site stays here', async ({ baseURL }) => {
  const paths = [`//${EVIL}`, `///${EVIL}/`, `/\\${EVIL}`, `/%2f%2f${EVIL}`];
  const more = [`/%5c${EVIL}`, `/about//${EVIL}`, `/https://${EVIL}`, `/;@${EVIL}`, `//${EVIL}//`];
  for (const path of [...paths, ...more, `http://${EVIL}/nowhere`, `http://${EVIL}//nowhere`]) {
    const answer = await rawRequest(baseURL!, path);
    expect([400, 404], path).toContain(answer.status);
    expect(answer.headers, path).not.toHaveProperty('location');
    if (answer.status === 404) {
      expect(answer.headers, path).toHaveProperty('x-content-type-options', 'nosniff');
    }
    expect(answer.cookies, path).toEqual([]);
  }
  for (const path of ['//about', '/\\about', `http://${EVIL}/about`, `//${EVIL}/%2e%2e`]) {
    expect((await rawRequest(baseURL!, path)).status, path).toBe(200);
  }
});

test('Auth.js: none of its own addresses is served', async ({ baseURL }) => {
  const site = baseURL!;
  const closed = [
    ...['signin', 'signin/firebase', 'callback/firebase', 'callback/credentials', 'signout'],
    ...['error', 'providers', 'csrf', 'verify-request', 'webauthn-options/firebase', ''],
    ...['session', 'session/x', 'session/..%2fcsrf', 'session%2f..%2fcsrf', 'SESSION'],
  ];
  const body = new FormData();
  body.append('callbackUrl', `https://${EVIL}`);
  body.append('idToken', 'a.b.c');
  for (const name of closed) {
    const path = `/api/auth/${name}`;
    for (const request of [{}, { method: 'POST', headers: { origin: site }, body }]) {
      const answer = await rawRequest(site, `${path}?callbackUrl=https://${EVIL}`, request);
      expect([308, 400, 404, 405], path).toContain(answer.status);
      expect(answer.cookies, path).toEqual([]);
      if (answer.status !== 308) expectHome(answer, site, path);
    }
  }
  for (const method of ['PUT', 'PATCH']) {
    const answer = await asked(site, '/api/account/session', { method, headers: { origin: site } });
    expect(answer.status, method).toBe(405);
  }
});

test('where somebody says to come from is no place to return to', async ({ baseURL }) => {
  const site = baseURL!;
  for (const referer of [`https://${EVIL}/page`, `//${EVIL}/page`, EVIL]) {
    const headers = { origin: site, referer };
    const body = '{"idToken":"a.b.c"}';
    await asked(site, '/api/account/session', { method: 'POST', headers, body });
    await asked(site, '/api/account/session', { method: 'DELETE', headers });
    await asked(site, '/api/account/session', { headers });
  }
});

test('what a request says of the host is in no answer, and is never called', async ({
  baseURL,
}) => {
  const site = baseURL!;
  const called: string[] = [];
  const evil = createServer(({ url }, response) => {
    called.push(url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => evil.listen(0, resolve));
  const listening = `localhost:${(evil.address() as AddressInfo).port}`;

  const fields = { ...(await hiddenFields(`${site}/contact`)), ...typed, name: '' };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const action = { 'next-action': serverActions().contactAction!, accept: 'text/x-component' };
  const token = '{"idToken":"a.b.c"}';
  const paths = [...pages, '/nowhere', '/about/', '/sitemap.xml', '/robots.txt'];
  const reads = [...paths, '/manifest.webmanifest', '/api/account/session', '/api/account/config'];
  const posts = (origin: string): [string, RawRequest][] => [
    ['/api/account/session', { method: 'POST', headers: { origin }, body: token }],
    ['/api/account/session', { method: 'DELETE', headers: { origin } }],
    ['/contact', { method: 'POST', headers: { origin }, body: form }],
    // From a page without that action Next calls the page that has it.
    ['/', { method: 'POST', headers: { origin, ...action }, body: actionBody([{}, '$K1']) }],
  ];
  const forgeries = [EVIL, listening, 'a b<evil'].flatMap((host): Record<string, string>[] => [
    { host },
    { 'x-forwarded-host': host },
    { 'x-forwarded-host': host, 'x-forwarded-proto': 'gopher evil', 'x-forwarded-port': '1' },
    { forwarded: `host=${host};proto=https`, 'x-original-url': `//${host}`, 'x-rewrite-url': host },
  ]);
  for (const forged of forgeries) {
    const host = forged['x-forwarded-host'] ?? forged.host;
    const gets = reads.map((path): [string, RawRequest] => [path, {}]);
    for (const [path, request] of [...gets, ...posts(site), ...posts(`http://${host}`)]) {
      const headers = { ...request.headers, ...forged };
      const answer = await asked(site, path, { ...request, headers });
      expect(JSON.stringify(answer), path).not.toContain(listening);
    }
  }
  expect(called).toEqual([]);
  evil.close();
});
