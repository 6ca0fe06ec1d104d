import { describe, expect, test } from 'vitest';
import { headerRules } from '@/lib/security-headers';
import { sourceHash } from '@/lib/source-hash';
import { complaints, withPolicies } from '@/scripts/postbuild/headers';
import { early, samplePage } from './sample-page';

const around = { https: false };
const pages = new Map([
  ['/', samplePage],
  ['/about', samplePage.replace(early, 'self.other=1')],
  ['/_not-found', samplePage.replace(early, 'self.lost=1')],
]);
const bare = headerRules([{ route: '/' }, { route: '/about' }], around);
const rules = withPolicies({ pages, rules: bare }, around);

const policyAt = (source: string) =>
  rules
    .find((rule) => rule.source === source)!
    .headers.find(({ key }) => key === 'Content-Security-Policy')!.value;

describe('the policies of a build', () => {
  test('name the scripts of a page, and of no other', () => {
    expect(policyAt('/')).toContain(sourceHash(early));
    expect(policyAt('/')).not.toContain(sourceHash('self.other=1'));
    expect(policyAt('/about')).toContain(sourceHash('self.other=1'));
  });

  test('name all of them for addresses that are no page', () => {
    for (const text of [early, 'self.other=1', 'self.lost=1']) {
      expect(policyAt('/:path*')).toContain(sourceHash(text));
    }
  });

  test('leave data alone, which nobody runs', () => {
    expect(policyAt('/')).not.toContain(sourceHash('{"@type":"WebSite"}'));
  });

  test('are missing for a page that next.config.ts does not list', () => {
    const more = new Map([...pages, ['/courses', samplePage]]);
    expect(() => withPolicies({ pages: more, rules: bare }, around)).toThrow('/courses');
  });
});

describe('a finished build', () => {
  test('has no complaint', () => {
    expect(complaints({ pages, rules }, around)).toEqual([]);
  });

  test('is refused when a page was changed afterwards', () => {
    const changed = new Map([...pages, ['/', samplePage.replace(early, `${early};0`)]]);
    expect(complaints({ pages: changed, rules }, around)).toHaveLength(1);
  });

  test('names the styles that stand in a page', () => {
    const styled = new Map([
      ...pages,
      ['/about', samplePage.replace('<h1>', '<style>p{}</style>')],
    ]);
    const policies = JSON.stringify(withPolicies({ pages: styled, rules: bare }, around));
    expect(policies.split(sourceHash('p{}'))).toHaveLength(3);
  });

  test.each(['<p style="color:red">', '<p onclick="x()">', '<a href="javascript:x()">'])(
    'is refused with %s in a page',
    (bad) => {
      const changed = new Map([...pages, ['/about', pages.get('/about')!.replace('<h1>', bad)]]);
      expect(complaints({ pages: changed, rules }, around)).toEqual([
        expect.stringMatching(/^\/about holds /),
      ]);
    },
  );
});
