import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserslist } from '@/package.json';

/** A server or a build runs these, and no browser. */
const ELSEWHERE =
  /^(app\/api|lib\/(shop\/account\/server|server|http|endpoint|mail-settings)|packages\/(outbox|vedic\/tests)|packages\/quiet-next\/(?!src\/loader\.js))|node_modules/;

const sources = ['app', 'components', 'lib', 'packages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(css|tsx?|js)$/.test(file) && !ELSEWHERE.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') })),
);

// The versions are of MDN's compatibility data. What JavaScript itself has, `lib` in tsconfig.json limits.
const [header, ...features] = readFileSync(join(import.meta.dirname, 'browsers.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const promised = browserslist.map((line) => line.split(' '));

test('browsers: what a promised one lacks is used only with a way without it', () => {
  expect(header!.slice(2, 6)).toEqual(promised.map(([browser]) => browser));
  const wrong = features.flatMap(([feature, pattern, ...columns]) => {
    const without = columns[promised.length];
    const lack = promised.flatMap(([browser, version], index) =>
      Number(version) >= Number(columns[index]) ? [] : browser!,
    );
    const uses = sources.filter(({ text }) => new RegExp(pattern!, 'm').test(text));
    if (uses.length === 0) return without ? `${feature}: nothing uses it` : [];
    const files = uses.map(({ file }) => file).join(', ');
    return without || lack.length === 0 ? [] : `${feature}: not in ${lack.join(', ')}; ${files}`;
  });
  expect(wrong).toEqual([]);
});

// In Firefox, what is inside has no name for a screen reader until one scrolls near: lists, headings, buttons.
test('styles: skip no part of a page until it comes near', () => {
  const skipping = /content-visibility:\s*auto/;
  expect(sources.filter(({ text }) => skipping.test(text)).map(({ file }) => file)).toEqual([]);
});
