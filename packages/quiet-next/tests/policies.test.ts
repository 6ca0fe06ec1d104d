import { expect, test } from 'vitest';
import { type HeaderRule, type Output } from '../src/output.ts';
import { Page } from '../src/page.ts';
import { addPolicies, scriptHashes } from '../src/policies.ts';

const pages = [
  new Page('/', [], '<script>a()</script><script>b()</script><script>a()</script>'),
  new Page('/a.b', [], '<script>c()</script><script type="application/ld+json">{}</script>'),
  new Page('/_not-found', [], '<script>d()</script>'),
];
const [home, dotted, missing] = pages.map(scriptHashes) as [string[], string[], string[]];
const all = [...home, ...dotted, ...missing].sort();

function addTo(headers: HeaderRule[], exclude?: (route: string) => boolean) {
  const routes = headers.map((rule) => ({
    ...rule,
    sourceRegex: '',
    headers: Object.fromEntries(rule.headers.map(({ key, value }) => [key, value])),
  }));
  const routing = { beforeMiddleware: routes };
  const output = { pages, manifest: { headers }, context: { routing } } as unknown as Output;
  const policy = (hashes: readonly string[], route: string) => `${route} ${hashes.join(' ')}`;
  addPolicies(output, { policy, exclude });
  return { headers, routes };
}

const CSP = 'Content-Security-Policy';
const rule = (source: string, more: Partial<HeaderRule> = {}): HeaderRule => ({
  source,
  headers: [
    { key: 'X-Other', value: 'kept' },
    { key: CSP, value: "script-src 'unsafe-inline'" },
  ],
  ...more,
});

test('policies: each names the scripts of its page once, and leaves out data', () => {
  expect(home).toHaveLength(2);
  expect(dotted).toHaveLength(1);
});

test('policies: take the place of those in next.config, also for a host', () => {
  const { headers, routes } = addTo([rule('/:path*'), rule('/'), rule('/a\\.b'), rule('/api')]);
  const values = headers.map(({ headers: [other, policy] }) => [other!.value, policy!.value]);
  expect(values).toEqual([
    ['kept', `/_not-found ${all.join(' ')}`],
    ['kept', `/ ${home.join(' ')}`],
    ['kept', `/a.b ${dotted.join(' ')}`],
    ['kept', "script-src 'unsafe-inline'"],
  ]);
  expect(routes.map((route) => route.headers[CSP])).toEqual(values.map(([, value]) => value));
});

test('policies: where pages are left out, other addresses keep the policy of next.config', () => {
  const { headers } = addTo([rule('/:path*'), rule('/')], () => false);
  const values = headers.map((each) => each.headers.find(({ key }) => key === CSP)!.value);
  expect(values).toEqual([
    "script-src 'unsafe-inline'",
    `/ ${home.join(' ')}`,
    `/a.b ${dotted.join(' ')}`,
  ]);
});

test('policies: what has none in next.config gets one, which a rule of another kind may replace', () => {
  const conditional = rule('/', { missing: [{ type: 'header', key: 'rsc' }] });
  const { headers, routes } = addTo([conditional]);
  expect(headers.map(({ source }) => source)).toEqual(['/:path*', '/', '/', '/a\\.b']);
  const values = headers.map((each) => each.headers.find(({ key }) => key === CSP)!.value);
  expect(values).toEqual([
    `/_not-found ${all.join(' ')}`,
    "script-src 'unsafe-inline'",
    `/ ${home.join(' ')}`,
    `/a.b ${dotted.join(' ')}`,
  ]);
  expect(routes.map(({ source }) => source)).toEqual(headers.map(({ source }) => source));
  const matches = (path: string) =>
    routes.map(({ sourceRegex }) => sourceRegex !== '' && new RegExp(sourceRegex).test(path));
  expect(matches('/')).toEqual([true, false, true, false]);
  expect(matches('/a.b')).toEqual([true, false, false, true]);
  expect(matches('/axb')).toEqual([true, false, false, false]);
});
