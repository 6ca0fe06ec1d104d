import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '@/package.json';
import { root } from '@/scripts/lib/root.mjs';

const browsers = ['chrome', 'edge', 'firefox', 'safari'];

const promised = new Map(
  packageJson.browserslist.map((line) => {
    const [browser = '', version] = line.split(' ');
    return [browser, Number(version)];
  }),
);

const sources = ['app', 'components', 'lib', 'packages'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8')),
);

test('browsers: the promised ones are those that the site is built for', () => {
  expect([...promised.keys()]).toEqual(browsers);
});

/** What the site cannot do without, and the versions that have it. */
test.each([
  [':has()', /:has\(|\bhas-(checked|data|\[)/, [105, 105, 121, 15.4]],
  ['color-mix() and oklch()', /color-mix\(|oklch\(/, [111, 111, 113, 16.2]],
  ['@layer', /@layer/, [99, 99, 97, 15.4]],
  ['lookbehind', /\(\?<[=!]/, [62, 79, 78, 16.4]],
  ['Object.hasOwn', /Object\.hasOwn\(/, [93, 93, 92, 15.4]],
  ['findLast', /\.findLast\(/, [97, 97, 104, 15.4]],
])('browsers: the promised ones have %s', (_feature, use, versions) => {
  expect(sources.some((source) => use.test(source))).toBe(true);
  for (const [index, browser] of browsers.entries()) {
    expect(promised.get(browser), browser).toBeGreaterThanOrEqual(versions[index]!);
  }
});
