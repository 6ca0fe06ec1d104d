import { expect, test } from 'vitest';
import { addPolicies, scriptHashes } from '@/build/hash';
import { sampleBuild, sampleHtml, samplePage, writtenRules } from './sample';

/** Adds a script of Next's that differs between pages. */
const withData = (data: string) =>
  sampleHtml.replace('</body>', `<script>self.__next_f.push([1,"${data}"])</script></body>`);

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

test('policies: a page without a rule, and a rule without a page, stop the build', () => {
  const more = { '/': sampleHtml, '/courses': withData('courses') };
  expect(() => addTo(more, ['/'])).toThrow('has no header rule for');
  expect(() => addTo({ '/': sampleHtml })).toThrow('has no header rule for');
});

test('policies: a routes manifest in another form stops the build', () => {
  expect(() => sampleBuild({ manifest: { version: 4, headers: [] } })).toThrow(
    /Next 16\.4\.6 .*routes-manifest\.json as version 4/,
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
