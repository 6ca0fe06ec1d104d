import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type * as contentPages from '@/content/pages';
import { isInDevanagari, languageNames, languages } from '@/content/pages';
import { locales } from '@/lib/words/locale';
import { formatNumber, formatRupees } from '@/lib/text/format';
import { withLatinFigures } from '@/lib/text/latin-figures';
import { root } from '@/scripts/lib/root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const others = languageNames.filter((language) => languages[language].prefix);

test('language: figures are Latin in each', () => {
  for (const language of languageNames) {
    const { tag } = locales[language];
    expect.soft(formatNumber(1290, tag), language).toBe('1,290');
    expect.soft(formatRupees(4321, tag), language).toBe('₹4,321');
  }
});

test('language: figures are Latin where its own are usual', () => {
  const tag = withLatinFigures('mr-IN');
  expect(formatNumber(1290, tag)).toBe('1,290');
  expect(new Intl.DateTimeFormat(tag, { day: 'numeric' }).format(0)).toBe('1');
  expect(withLatinFigures('hi-IN')).toBe('hi-IN');
});

test('language: figures of facts in a sentence are Latin too', async () => {
  vi.resetModules();
  vi.doMock('@/content/pages', async (load) => {
    const real = await load<typeof contentPages>();
    const hi = { ...real.languages.hi, tag: 'mr-IN' };
    return { ...real, languages: { ...real.languages, hi } };
  });
  const { locales } = await import('@/lib/words/locale');
  expect(JSON.stringify(locales.hi.words).match(/.{20}[०-९].{10}/)).toBeNull();
  vi.doUnmock('@/content/pages');
});

test.each(others.filter(isInDevanagari))('language %s: its pages have fonts', (language) => {
  const styles = read('app/base.css');
  const count = (name: string) => styles.split(`[lang='${name}']`).length;
  for (const [own, hindi] of [
    [language, 'hi'],
    [languages[language].tag, languages.hi.tag],
  ] as const) {
    const hint = `app/base.css: write [lang='${own}'] beside each [lang='${hindi}']`;
    expect(count(own), hint).toBe(count(hindi));
  }
});
