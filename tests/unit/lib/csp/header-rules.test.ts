import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

describe('the policy of a page', () => {
  test('lets nothing in that is not named', () => {
    const policy = parse(pagePolicy({ https: false }, { scripts: ["'sha256-a='"] }));
    expect(policy['default-src']).toEqual(["'none'"]);
    expect(policy['script-src']).toEqual(["'self'", "'sha256-a='"]);
    expect(policy['connect-src']).toEqual(["'self'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['require-trusted-types-for']).toEqual(["'script'"]);
    expect(policy['trusted-types']).toEqual(['default']);
  });

  test('never allows inline code as such, nor any host', () => {
    const all = pagePolicy(
      { https: true, identity, frames: ['https://a.example'] },
      { nonce: 'n' },
    );
    expect(all).not.toMatch(/unsafe|\*|https:[ ;]/);
  });

  test('lets Next work unchanged while nobody has looked into the page', () => {
    const policy = parse(pagePolicy({ https: false, styles: ["'sha256-s='"] }));
    expect(policy['script-src']).toEqual(["'self'", "'unsafe-inline'"]);
    // A hash beside it would make browsers ignore it.
    expect(policy['style-src']).toEqual(["'self'", "'unsafe-inline'"]);
  });

  test('allows the style attributes that are named, and no others', () => {
    const policy = parse(pagePolicy({ https: false }, { styleAttributes: ["'sha256-a='"] }));
    expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", "'sha256-a='"]);
    expect(parse(pagePolicy({ https: false }, {}))).not.toHaveProperty('style-src-attr');
  });

  test('knows Google only where sign-in is connected', () => {
    expect(pagePolicy({ https: false })).not.toContain('google');
    const policy = parse(pagePolicy({ https: false, identity }, {}));
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/',
    ]);
    expect(policy['trusted-types']).toEqual(['default', 'gapi#gapi', 'goog#html']);
    expect(policy['connect-src']).toEqual(["'self'", ...identity.connect]);
    expect(policy['frame-src']).toEqual(["'self'", ...identity.frames]);
  });

  test('insists on https only where the site has it', () => {
    expect(parse(pagePolicy({ https: true }))).toHaveProperty('upgrade-insecure-requests');
    expect(parse(pagePolicy({ https: false }))).not.toHaveProperty('upgrade-insecure-requests');
  });
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

describe('the headers of', () => {
  test.each(['/', '/about', '/nowhere', '/api/health', '/_next/static/a.js', '/icon.svg'])(
    '%s are those of every answer',
    (path) => {
      expect(headersAt(path)).toMatchObject({
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Origin-Agent-Cluster': '?1',
        'Permissions-Policy': expect.stringContaining('camera=()'),
        'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
      });
    },
  );

  test('/sitemap.xml make every cache ask again', () => {
    expect(headersAt('/sitemap.xml')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
  });

  test('a page let the edge keep it for a minute, and nothing else does', () => {
    for (const path of ['/', '/about']) {
      expect(headersAt(path)['Cache-Control']).toContain('s-maxage=60');
    }
    for (const path of ['/nowhere', '/api/health', '/sitemap.xml', '/preview/x']) {
      expect(headersAt(path)['Cache-Control']).not.toContain('s-maxage');
    }
  });

  test('what the build names by its contents are left to Next', () => {
    expect(headersAt('/_next/static/a.js')).not.toHaveProperty('Cache-Control');
  });

  test.each(['/icon.svg', '/manifest.webmanifest'])('%s carry no policy of a page', (path) => {
    expect(headersAt(path)['Content-Security-Policy']).toMatch(/^default-src 'none'; .*sandbox$/);
  });

  test('an API answer keep it out of caches and make it inert', () => {
    const headers = headersAt('/api/health');
    expect(headers['Cache-Control']).toBe('no-store');
    expect(headers['Content-Security-Policy']).toMatch(/sandbox$/);
  });

  test('the sample pages let our own pages frame them', () => {
    const headers = headersAt('/preview/x');
    expect(headers['X-Frame-Options']).toBe('SAMEORIGIN');
    expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'self'");
    expect(headers['Content-Security-Policy']).not.toContain('script-src');
  });

  test('a site on https say so for two years, and no other does', () => {
    expect(headersAt('/', true)['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
    expect(headersAt('/')).not.toHaveProperty('Strict-Transport-Security');
  });
});

test('development has everything but the policy of pages', () => {
  const [everything] = developmentRules({ https: false });
  const keys = everything!.headers.map(({ key }) => key);
  expect(keys).toContain('X-Content-Type-Options');
  expect(keys).not.toContain('Content-Security-Policy');
});

test('the hashes of sonner are those of the stylesheet it adds', () => {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const calls = [...source.matchAll(/^__insertCSS\((".*")\)/gm)];
  expect(calls).toHaveLength(1);
  const css = JSON.parse(calls[0]![1]!) as string;
  expect(sonnerStyleHashes).toEqual(['', css].map(sourceHash));
});
