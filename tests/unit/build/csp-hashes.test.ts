import { describe, expect, test } from 'vitest';
import { addPolicies, hashesOf } from '@/build/csp-hashes';
import { sourceHash } from '@/lib/csp/source-hash';
import { earlyScript } from '@/lib/head/early-script';
import { sampleBuild, sampleHtml, samplePage, writtenRules } from './sample';

const around = { https: false };
const withStyle = (css: string) => sampleHtml.replace('</head>', `<style>${css}</style></head>`);

function policies(pages: Record<string, string>, routes = ['/', '/about']) {
  const build = sampleBuild({ pages, routes });
  addPolicies(build, around);
  build.write();
  const written = writtenRules(build.context).headers;
  return { build, written, at: (source: string) => policyOf(written, source) };
}

const policyOf = (rules: ReturnType<typeof writtenRules>['headers'], wanted: string) =>
  rules
    .find(({ source }) => source === wanted)!
    .headers.find(({ key }) => key === 'Content-Security-Policy')!.value;

describe('the policies of a build', () => {
  const pages = {
    '/': withStyle('p{}'),
    '/about': withStyle('b{}'),
    '/_not-found': withStyle('i{}'),
  };
  const { at, build } = policies(pages);

  test('name the scripts and styles of a page, and of no other', () => {
    expect(at('/')).toContain(sourceHash(earlyScript));
    expect(at('/')).toContain(sourceHash('p{}'));
    expect(at('/')).not.toContain(sourceHash('b{}'));
    expect(at('/about')).toContain(sourceHash('b{}'));
  });

  test('name all of them for addresses that are no page', () => {
    for (const css of ['p{}', 'b{}', 'i{}']) expect(at('/:path*')).toContain(sourceHash(css));
  });

  test('leave data alone, which nobody runs', () => {
    expect(at('/')).not.toContain(sourceHash('{"@type":"WebSite"}'));
  });

  test('reach the routes that a host is given', () => {
    const route = build.context.routing.beforeMiddleware.find(({ source }) => source === '/about');
    expect(route!.headers!['Content-Security-Policy']).toBe(at('/about'));
  });

  test('leave no page open', () => {
    expect(JSON.stringify(policies(pages).written)).not.toContain('unsafe-inline');
  });
});

test('a page that next.config.ts does not list stops the build', () => {
  const more = { '/': sampleHtml, '/courses': withStyle('p{}') };
  expect(() => policies(more, ['/'])).toThrow('next.config.ts has no header rule for');
});

test('a page that next.config.ts lists and nobody built stops the build', () => {
  expect(() => policies({ '/': sampleHtml })).toThrow('next.config.ts');
});

test.each([
  ['<p style="color:red">', 'use a class instead of this style attribute'],
  ['<p onclick="x()">', 'move this inline handler into a client component'],
  ['<a href=" javascript:x()">', 'replace this javascript: address'],
  ['<script>tracker()</script>', 'teach build/script-kind.ts what this script is'],
  ['<script src="https://cdn.example/x.js"></script>', 'teach build/script-kind.ts'],
  ['<script type="module">x()</script>', 'teach build/script-kind.ts'],
])('%s in a page stops the build', (bad, advice) => {
  const html = sampleHtml.replace('<main>', `\n<main>${bad}`);
  expect(() => hashesOf(samplePage(html, '/about'))).toThrow(`/about, line 2: ${advice}`);
});

test('a style attribute that a library writes gets its hash', () => {
  const page = samplePage(sampleHtml.replace('<h1>', '<h1 style="outline:none">'));
  expect(hashesOf(page, ['outline:none']).styleAttributes).toEqual([sourceHash('outline:none')]);
});
