import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { NextRequest } from 'next/server';
import { expect, test } from 'vitest';
import {
  CONTENT_SECURITY_POLICY,
  developmentRules,
  headerRules,
  refusalHeaders,
} from '@/lib/csp/header-rules';
import { pagePolicy } from '@/lib/csp/policies';
import { proxy } from '@/proxy';

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const signIn = {
  connect: ['https://identitytoolkit.googleapis.com'],
  frames: ['https://sutra.firebaseapp.com'],
};

test('page policy: allows only what is named', () => {
  const policy = parse(pagePolicy({ https: false }, ["'sha256-a='"]));
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-a='"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
  // React renders a translated page anew by `innerHTML`, which Trusted Types refuse.
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  const all = { https: true, signIn, frames: ['https://a.example'] };
  expect(pagePolicy(all, ["'nonce-n'"])).not.toMatch(/\*|https:[ ;]/);
});

/** The policy of a page that is rendered on demand, as the proxy sends it. */
async function renderedPolicy() {
  const headers = { origin: 'http://localhost:3000', 'content-type': 'multipart/form-data' };
  const url = 'http://localhost:3000/contact';
  const answer = await proxy(new NextRequest(url, { method: 'POST', headers }));
  return answer.headers.get(CONTENT_SECURITY_POLICY)!;
}

const policiesIn = (rules: { headers: { key: string; value: string }[] }[]) =>
  rules
    .flatMap(({ headers }) => headers)
    .flatMap(({ key, value }) => (key === CONTENT_SECURITY_POLICY ? value : []));

test.each([
  ['a built site', [pagePolicy({ https: true, signIn }, ["'sha256-a='"])]],
  ['a site that the build did not finish', policiesIn(headerRules(['/'], { https: false }))],
  ['development', policiesIn(developmentRules({ https: false }))],
  ['a page that is rendered on demand', [await renderedPolicy()]],
  ['a rejected request', [refusalHeaders({ https: false })[CONTENT_SECURITY_POLICY]]],
])('policies of %s: no hash and no nonce turns inline styles off', (_, policies) => {
  expect(policies.length).toBeGreaterThan(0);
  for (const policy of policies.map(parse)) {
    const { 'script-src': scripts, ...others } = policy;
    // Documents without scripts are the sample pages, files and data: they have no inline styles.
    if (scripts) expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
    expect(Object.values(others).flat().join(' ')).not.toMatch(/'(sha\d+|nonce)-/);
  }
});

test('page policy: names Google only where sign-in is connected', () => {
  expect(pagePolicy({ https: false })).not.toContain('google');
  expect(parse(pagePolicy({ https: false, signIn }, []))).toMatchObject({
    'script-src': ["'self'", 'https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
    'connect-src': ["'self'", ...signIn.connect],
    'frame-src': ["'self'", ...signIn.frames],
  });
});

test('https: a site that has it says so for two years, for its own host alone, and upgrades', () => {
  const [secure, plain] = [true, false].map((https) => headerRules(['/'], { https })[0]!.headers);
  const strict = { key: 'Strict-Transport-Security', value: 'max-age=63072000' };
  expect(secure).toContainEqual(strict);
  expect(plain).not.toContainEqual(expect.objectContaining({ key: strict.key }));
  expect(parse(policiesIn([{ headers: secure! }])[0]!)).toHaveProperty('upgrade-insecure-requests');
  expect(policiesIn([{ headers: plain! }])[0]).not.toContain('upgrade-insecure-requests');
});

test('page policy: allows media of this site only where the owner has a recording', () => {
  expect(parse(pagePolicy({ https: false }))).not.toHaveProperty('media-src');
  expect(parse(pagePolicy({ https: false, media: true }))['media-src']).toEqual(["'self'"]);
});

/** What Next sends with an address. Later rules win. */
function headersAt(path: string): Record<string, string> {
  const rules = headerRules(['/', '/books'], { https: false }).filter(({ source }) =>
    getPathMatch(source, { strict: true })(path),
  );
  const headers = rules.flatMap((rule) => rule.headers);
  return Object.fromEntries(headers.map(({ key, value }) => [key, value]));
}

test('header rules: a recording takes ranges, and no other file of the build does', () => {
  for (const end of ['mp3', 'm4a', 'ogg', 'mp4', 'webm']) {
    expect(headersAt(`/_next/static/media/voice.1a.${end}`)['Accept-Ranges'], end).toBe('bytes');
  }
  for (const path of ['/voice.mp4', '/books', '/_next/static/media/text.1a.woff2']) {
    expect(headersAt(path)['Accept-Ranges'], path).toBe('none');
  }
});

test('header rules: captions run nothing, and say themselves how long they are kept', () => {
  const captions = headersAt('/captions/en.1a.vtt');
  expect(captions[CONTENT_SECURITY_POLICY]).toMatch(/^default-src 'none'/);
  expect(captions).not.toHaveProperty('Cache-Control');
  expect(headersAt('/books')).toHaveProperty('Cache-Control');
});

test('header rules: a download may use a style, and other data may not', () => {
  const policy = (path: string) => parse(headersAt(path)[CONTENT_SECURITY_POLICY]!);
  expect(policy('/api/ebook/a')).toEqual({
    'default-src': ["'none'"],
    'style-src': ["'unsafe-inline'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    sandbox: [],
  });
  for (const path of ['/api/health', '/api/account/session', '/words/a.json'])
    expect(policy(path), path).not.toHaveProperty('style-src');
});

test('header rules: pages whose address has a token never send it, and their forms have an origin', () => {
  for (const path of ['/orders/VM-AB23CD.token', '/api/ebook/a-book'])
    expect(headersAt(path)['Referrer-Policy'], path).toBe('strict-origin');
});
