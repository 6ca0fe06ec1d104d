import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { developmentRules, headerRules } from '@/lib/csp/header-rules';
import { pagePolicy } from '@/lib/csp/policies';
import { sonnerStyleHashes } from '@/lib/csp/sonner-hashes';
import { sourceHash } from '@/lib/csp/source-hash';

const parse = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

const identity = {
  connect: ['https://identitytoolkit.googleapis.com'],
  frames: ['https://sutra.firebaseapp.com'],
};

test('page policy: allows only what is named', () => {
  const policy = parse(pagePolicy({ https: false }, { scripts: ["'sha256-a='"] }));
  expect(policy).toMatchObject({
    'default-src': ["'none'"],
    'script-src': ["'self'", "'sha256-a='"],
    'connect-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
  });
  expect(policy).not.toHaveProperty('style-src-attr');
  // React renders a translated page anew by `innerHTML`, which Trusted Types refuse.
  expect(policy).not.toHaveProperty('require-trusted-types-for');
  const all = { https: true, identity, frames: ['https://a.example'] };
  expect(pagePolicy(all, { nonce: 'n' })).not.toMatch(/unsafe|\*|https:[ ;]/);
});

test('page policy: allows inline code until the page is known', () => {
  const policy = parse(pagePolicy({ https: false, styles: ["'sha256-s='"] }));
  expect(policy['script-src']).toEqual(["'self'", "'unsafe-inline'"]);
  // A hash beside it would make browsers ignore it.
  expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
});

test('page policy: allows the style attributes that are named, and no others', () => {
  const policy = parse(pagePolicy({ https: false }, { styleAttributes: ["'sha256-a='"] }));
  expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", "'sha256-a='"]);
});

test('page policy: names Google only where sign-in is connected', () => {
  expect(pagePolicy({ https: false })).not.toContain('google');
  expect(parse(pagePolicy({ https: false, identity }, {}))).toMatchObject({
    'script-src': ["'self'", 'https://apis.google.com/js/api.js', 'https://apis.google.com/_/scs/'],
    'connect-src': ["'self'", ...identity.connect],
    'frame-src': ["'self'", ...identity.frames],
  });
});

test('page policy: upgrades to https only where the site has it', () => {
  expect(parse(pagePolicy({ https: true }))).toHaveProperty('upgrade-insecure-requests');
  expect(parse(pagePolicy({ https: false }))).not.toHaveProperty('upgrade-insecure-requests');
});

/** What an address is sent: of several rules for one header the last wins. */
function headersAt(path: string, https = false) {
  const rules = headerRules(['/', '/about'], { https });
  const matching = rules.filter(({ source }) =>
    new RegExp(`^${source.replace(':path*', '.*').replace(/:\w+(?=\()/, '')}$`).test(path),
  );
  return Object.fromEntries(
    matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
}

test.each([
  ['/', /s-maxage=60/],
  ['/about', /s-maxage=60/],
  ['/sitemap.xml', /^public, max-age=0, must-revalidate$/],
  ['/api/health', /^no-store$/],
  ['/nowhere', /^(?!.*s-maxage)/],
  ['/preview/en/x', /^(?!.*s-maxage)/],
])('headers: %s is cached as %s', (path, control) => {
  expect(headersAt(path)['Cache-Control'] ?? '').toMatch(control);
});

test('headers: what the build names by its contents is left to Next', () => {
  expect(headersAt('/_next/static/a.js')).not.toHaveProperty('Cache-Control');
});

test.each(['/icon.svg', '/manifests/hi', '/api/health'])('headers: %s is sandboxed', (path) => {
  expect(headersAt(path)['Content-Security-Policy']).toMatch(/^default-src 'none'; .*sandbox$/);
});

test('headers: the sample pages let the own pages frame them', () => {
  const headers = headersAt('/preview/en/x');
  expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  expect(headers['Content-Security-Policy']).not.toContain('script-src');
});

test('headers: a site on https says so for two years, for its own host alone', () => {
  expect(headersAt('/', true)['Strict-Transport-Security']).toBe('max-age=63072000');
  expect(headersAt('/')).not.toHaveProperty('Strict-Transport-Security');
});

test('development rules: have everything but the policy of pages', () => {
  const [everything] = developmentRules({ https: false });
  const keys = everything!.headers.map(({ key }) => key);
  expect(keys).toContain('X-Content-Type-Options');
  expect(keys).not.toContain('Content-Security-Policy');
});

test('sonner hashes: are those of the stylesheet it adds', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const calls = [...source.matchAll(/^__insertCSS\((".*")\)/gm)];
  expect(calls).toHaveLength(1);
  const css = JSON.parse(calls[0]![1]!) as string;
  expect(sonnerStyleHashes).toEqual(['', css].map(sourceHash));
});
