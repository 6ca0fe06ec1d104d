import { NextRequest } from 'next/server';
import { expect, it } from 'vitest';
import { peerHeader } from '@/lib/http/request';
import { proxy } from '@/proxy';

const origin = 'http://localhost:3000';

/** A form posted without scripts, as a host's own server hands it over. */
function post(path: string, headers: Record<string, string> = {}) {
  const type = 'multipart/form-data; boundary=x';
  const all = { host: 'localhost:3000', origin, 'content-type': type, ...headers };
  return new NextRequest(`${origin}${path}`, { method: 'POST', headers: all });
}

it('proxy: lets a form render under a policy with a nonce of its own', () => {
  const policies = [post('/contact'), post('/hi/contact')].map((request) => {
    const { headers } = proxy(request);
    const policy = headers.get('content-security-policy');
    expect(headers.get('x-middleware-next')).toBe('1');
    expect(headers.get('x-middleware-request-content-security-policy')).toBe(policy);
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}' 'sha256-/);
    return policy;
  });
  expect(policies[0]).not.toBe(policies[1]);
});

it.each([
  ['a page without a form', '/about', {}, 405],
  ['a form of another site', '/contact', { origin: 'https://other.example' }, 403],
  ['a form without an origin', '/contact', { origin: '' }, 403],
  ['a type that no browser sends', '/contact', { 'content-type': 'multipart/mixed' }, 415],
])('proxy: refuses %s', (_, path, headers, status) => {
  expect(proxy(post(path, headers)).status).toBe(status);
});

it("proxy: leaves what Node's server has checked to it, and a page to its own policy", () => {
  expect(proxy(post('/about', { [peerHeader()]: '127.0.0.1' })).status).toBe(200);
  const headers = { 'content-type': 'multipart/form-data' };
  const page = proxy(new NextRequest(`${origin}/about`, { headers }));
  expect(page.headers.get('content-security-policy')).toBeNull();
  expect(page.headers.get('x-middleware-next')).toBe('1');
});
