import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { refusedForm as en } from '@/content/en/refused-form';
import { refusedForm as hi } from '@/content/hi/refused-form';
import { formBuild } from '@/lib/contact/refused-form';
import { peerHeader } from '@/lib/http/request';
import { config, proxy } from '@/proxy';

const origin = 'http://localhost:3000';

/** A form posted without scripts, as a host's own server hands it over. */
function post(path: string, headers: Record<string, string> = {}) {
  const type = 'multipart/form-data; boundary=x';
  const all = { host: 'localhost:3000', origin, 'content-type': type, ...headers };
  return new NextRequest(`${origin}${path}`, { method: 'POST', headers: all });
}

it('proxy: lets a form render under a policy with a nonce of its own', async () => {
  const answers = [post('/contact'), post('/hi/contact')].map(async (request) => {
    const { headers } = await proxy(request);
    const policy = headers.get('content-security-policy');
    expect(headers.get('x-middleware-next')).toBe('1');
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}' 'sha256-/);
    return policy;
  });
  const policies = await Promise.all(answers);
  expect(policies[0]).not.toBe(policies[1]);
});

/** A form that a browser posts by itself. */
function postFields(path: string, fields: Record<string, string>, headers = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const all = { host: 'localhost:3000', origin, ...headers };
  return proxy(new NextRequest(`${origin}${path}`, { method: 'POST', headers: all, body }));
}

it('proxy: answers a form of another build with what was typed, on a host and behind the guard', async () => {
  const typed = { name: 'Asha <b>', message: 'क'.repeat(5_000), secret: 'kanari' };
  for (const [path, words] of [
    ['/contact', en],
    ['/hi/contact', hi],
  ] as const) {
    for (const headers of [{}, { [peerHeader()]: '127.0.0.1' }]) {
      const answer = await postFields(path, { ...typed, build: 'other' }, headers);
      expect(answer.status).toBe(409);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      const text = await answer.text();
      for (const part of [words.outdated.text, 'Asha &lt;b&gt;', typed.message])
        expect(text).toContain(part);
      expect(text).not.toContain('kanari');
    }
  }
  const empty = await postFields('/contact', {});
  expect(empty.status, 'a build that knew no mark').toBe(409);
  expect(await empty.text()).toContain(en.outdated.title);
  const current = await postFields('/contact', { ...typed, [formBuild.name]: formBuild.value });
  expect(current.headers.get('x-middleware-next')).toBe('1');
});

it.each([
  ['a page without a form', '/about', {}, 405],
  ['a form of another site', '/contact', { origin: 'https://other.example' }, 403],
  ['a form without an origin', '/contact', { origin: '' }, 403],
  ['a type that no browser sends', '/contact', { 'content-type': 'multipart/mixed' }, 415],
])('proxy: refuses %s', async (_, path, headers, status) => {
  expect((await proxy(post(path, headers))).status).toBe(status);
});

it("proxy: leaves what Node's server has checked to it, and a page to its own policy", async () => {
  expect((await proxy(post('/about', { [peerHeader()]: '127.0.0.1' }))).status).toBe(200);
  const headers = { 'content-type': 'multipart/form-data' };
  const page = await proxy(new NextRequest(`${origin}/about`, { headers }));
  expect(page.headers.get('content-security-policy')).toBeNull();
  expect(page.headers.get('x-middleware-next')).toBe('1');
});

/** As Next asks its matchers. */
const meets = (path: string, headers: Record<string, string>) =>
  config.matcher.some(({ source, has, ...rest }) => {
    const isThere = ({ key, value }: { key: string; value: string }) =>
      new RegExp(`^${value}$`).test(headers[key] ?? '');
    const missing = 'missing' in rest ? rest.missing : [];
    const isMissing = missing?.every(({ key }) => !(key in headers));
    return getPathMatch(source)(path) && has.every(isThere) && isMissing;
  });

const many = (count: number, last = 'session=a') => `${'a=1; '.repeat(count - 1)}${last}`;

it('proxy: takes forms without scripts, and more cookies than the guard hands on', () => {
  const form = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(meets('/contact', form)).toBe(true);
  expect(meets('/contact', { ...form, 'next-action': '40' })).toBe(false);
  expect(meets('/api/outbox', form)).toBe(false);
  for (const path of ['/', '/contact', '/api/account/session', '/orders/a', '/robots.txt']) {
    expect(meets(path, {}), path).toBe(false);
    expect(meets(path, { cookie: many(10) }), path).toBe(false);
    expect(meets(path, { cookie: many(11) }), path).toBe(true);
    expect(meets(path, { cookie: ';'.repeat(15_000) }), path).toBe(true);
    expect(meets(path, { cookie: `session=${'a'.repeat(15_000)}` }), path).toBe(false);
  }
  expect(meets('/_next/static/chunks/a.js', { cookie: many(11) })).toBe(false);
});

/** The headers that Next gets in place of those of a request. */
async function handedOn(method: string, path: string, headers: Record<string, string>) {
  const answer = await proxy(new NextRequest(`${origin}${path}`, { method, headers }));
  const names = answer.headers.get('x-middleware-override-headers')?.split(',') ?? [];
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy'),
    headers: Object.fromEntries(
      names.map((name) => [name, answer.headers.get(`x-middleware-request-${name}`)]),
    ),
  };
}

it('proxy: hands on the cookies of the site alone, and sets no policy', async () => {
  for (const [method, path, headers] of [
    ['GET', '/api/account/session', {}],
    ['DELETE', '/api/account/session', { origin }],
    ['POST', '/contact', { origin, 'content-type': 'text/plain', 'next-action': '40' }],
    ['POST', '/orders/a', { origin, 'content-type': 'application/x-www-form-urlencoded' }],
  ] as const) {
    const what = `${method} ${path}`;
    const handed = await handedOn(method, path, { ...headers, cookie: many(3_000), 'x-own': 'b' });
    expect.soft(handed, what).toMatchObject({ status: 200, policy: null });
    expect
      .soft(handed.headers, what)
      .toMatchObject({ ...headers, cookie: 'session=a', 'x-own': 'b' });
    const foreign = await handedOn(method, path, { ...headers, cookie: many(20, 'b=1') });
    expect.soft(foreign.headers, what).not.toHaveProperty('cookie');
  }
});

it('proxy: a page that is rendered for a form has a policy with a nonce, and few cookies', async () => {
  const headers = { origin, 'content-type': 'multipart/form-data', cookie: many(3_000) };
  const { policy, headers: handed } = await handedOn('POST', '/contact', headers);
  expect(policy).toMatch(/script-src [^;]*'nonce-/);
  expect(handed).toMatchObject({ 'content-security-policy': policy, cookie: 'session=a' });
});

it('proxy: leaves the cookies of a request that the guard has seen', async () => {
  const headers = { cookie: 'session=a', [peerHeader()]: '127.0.0.1' };
  expect((await handedOn('GET', '/api/health', headers)).headers).toMatchObject(headers);
});
