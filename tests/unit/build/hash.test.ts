import { expect, test } from 'vitest';
import { addPolicies, scriptHashes } from '@/build/hash';
import { sourceHash } from '@/lib/csp/source-hash';
import { earlyScript } from '@/lib/head/early-script';
import { sampleBuild, sampleHtml, samplePage, writtenRules } from './sample';

/** Adds a script of Next's that differs between pages. */
const withData = (data: string) =>
  sampleHtml.replace('</body>', `<script>self.__next_f.push([1,"${data}"])</script></body>`);
const hashOf = (data: string) => sourceHash(`self.__next_f.push([1,"${data}"])`);

function addTo(pages: Record<string, string>, routes = ['/', '/about']) {
  const build = sampleBuild({ pages, routes });
  addPolicies(build, { https: false });
  build.write();
  const { headers } = writtenRules(build.context);
  const at = (source: string) =>
    headers
      .find((rule) => rule.source === source)!
      .headers.find(({ key }) => key === 'Content-Security-Policy')!.value;
  return { build, at };
}

test('policies: allow the scripts of their page alone', () => {
  const pages = {
    '/': withData('home'),
    '/about': withData('about'),
    '/_not-found': withData('lost'),
    '/_global-error': `${withData('broken')}<p style="color:red">`,
  };
  const { at, build } = addTo(pages);
  expect(at('/')).toContain(sourceHash(earlyScript));
  expect(at('/')).toContain(hashOf('home'));
  expect(at('/')).not.toContain(hashOf('about'));
  expect(at('/')).not.toContain(sourceHash('{"@type":"WebSite"}'));
  for (const data of ['home', 'about', 'lost', 'broken']) {
    expect(at('/:path*')).toContain(hashOf(data));
  }
  const route = build.context.routing.beforeMiddleware.find(({ source }) => source === '/about');
  expect(route!.headers!['Content-Security-Policy']).toBe(at('/about'));
  for (const source of ['/', '/about', '/:path*']) {
    expect(at(source)).not.toMatch(/script-src [^;]*'unsafe-inline'/);
    expect(at(source)).toContain("style-src 'self' 'unsafe-inline';");
  }
});

test('policies: a page without a rule, and a rule without a page, stop the build', () => {
  const more = { '/': sampleHtml, '/courses': withData('courses') };
  expect(() => addTo(more, ['/'])).toThrow('has no header rule for');
  expect(() => addTo({ '/': sampleHtml })).toThrow('has no header rule for');
});

test('policies: a routes manifest in another form stops the build', () => {
  expect(() => sampleBuild({ manifest: { version: 4, headers: [{ src: '/' }] } })).toThrow(
    /Next 16\.4\.6 .*routes-manifest\.json[\s\S]*build\/manifest\.ts[\s\S]*version[\s\S]*source/,
  );
});

test.each([
  ['<p onclick="x()">', 'move this inline handler into a client component'],
  ['<a href=" javascript:x()">', 'replace this javascript: address'],
  ['<script>tracker()</script>', 'add this kind of script to build/script-kind.ts'],
  ['<script src="https://cdn.example/x.js"></script>', 'add this kind of script'],
  ['<script type="module">x()</script>', 'add this kind of script'],
])('policies: %s stops the build', (bad, advice) => {
  const html = sampleHtml.replace('<main>', `\n<main>${bad}`);
  expect(() => scriptHashes(samplePage(html, '/about'))).toThrow(`/about, line 2: ${advice}`);
});
