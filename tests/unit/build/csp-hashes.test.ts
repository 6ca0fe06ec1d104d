import { expect, test } from 'vitest';
import { addPolicies, hashesOf } from '@/build/csp-hashes';
import { sourceHash } from '@/lib/csp/source-hash';
import { earlyScript } from '@/lib/head/early-script';
import { sampleBuild, sampleHtml, samplePage, writtenRules } from './sample';

const withStyle = (css: string) => sampleHtml.replace('</head>', `<style>${css}</style></head>`);

function addTo(pages: Record<string, string>, routes = ['/', '/about']) {
  const build = sampleBuild({ pages, routes });
  addPolicies(build, { https: false });
  build.write();
  const { headers } = writtenRules(build.context);
  const at = (source: string) =>
    headers
      .find((rule) => rule.source === source)!
      .headers.find(({ key }) => key === 'Content-Security-Policy')!.value;
  return { build, headers, at };
}

test('policies: allow the scripts and styles of their page alone', () => {
  const pages = {
    '/': withStyle('p{}'),
    '/about': withStyle('b{}'),
    '/_not-found': withStyle('i{}'),
  };
  const { at, build, headers } = addTo(pages);
  expect(at('/')).toContain(sourceHash(earlyScript));
  expect(at('/')).toContain(sourceHash('p{}'));
  expect(at('/')).not.toContain(sourceHash('b{}'));
  expect(at('/')).not.toContain(sourceHash('{"@type":"WebSite"}'));
  for (const css of ['p{}', 'b{}', 'i{}']) expect(at('/:path*')).toContain(sourceHash(css));
  const route = build.context.routing.beforeMiddleware.find(({ source }) => source === '/about');
  expect(route!.headers!['Content-Security-Policy']).toBe(at('/about'));
  expect(JSON.stringify(headers)).not.toContain('unsafe-inline');
});

test('policies: a page without a rule, and a rule without a page, stop the build', () => {
  const more = { '/': sampleHtml, '/courses': withStyle('p{}') };
  expect(() => addTo(more, ['/'])).toThrow('has no header rule for');
  expect(() => addTo({ '/': sampleHtml })).toThrow('has no header rule for');
});

test('policies: a routes manifest in another form stops the build', () => {
  expect(() => sampleBuild({ manifest: { version: 4, headers: [{ src: '/' }] } })).toThrow(
    /Next 16\.4\.6 .*routes-manifest\.json[\s\S]*build\/manifest\.ts[\s\S]*version[\s\S]*source/,
  );
});

test.each([
  ['<p style="color:red">', 'use a class instead of this style attribute'],
  ['<p onclick="x()">', 'move this inline handler into a client component'],
  ['<a href=" javascript:x()">', 'replace this javascript: address'],
  ['<script>tracker()</script>', 'add this kind of script to build/script-kind.ts'],
  ['<script src="https://cdn.example/x.js"></script>', 'add this kind of script'],
  ['<script type="module">x()</script>', 'add this kind of script'],
])('policies: %s stops the build', (bad, advice) => {
  const html = sampleHtml.replace('<main>', `\n<main>${bad}`);
  expect(() => hashesOf(samplePage(html, '/about'))).toThrow(`/about, line 2: ${advice}`);
});
