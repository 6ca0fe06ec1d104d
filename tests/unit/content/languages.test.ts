import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type * as contentLanguages from '@/content/languages';
import { isInDevanagari, languageNames, languages } from '@/content/languages';
import { openTimes } from '@/lib/words/hours';
import { locales } from '@/lib/words/locale';
import { formatNumber, formatRupees } from '@/lib/text/format';
import { withLatinFigures } from '@/lib/text/format';
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
  expect(new Intl.DateTimeFormat(tag, { day: 'numeric', timeZone: 'UTC' }).format(0)).toBe('1');
  expect(withLatinFigures('hi-IN')).toBe('hi-IN');
});

test('language: figures of facts in a sentence are Latin too', async () => {
  vi.resetModules();
  vi.doMock('@/content/languages', async (load) => {
    const real = await load<typeof contentLanguages>();
    const hi = { ...real.languages.hi, tag: 'mr-IN' };
    return { ...real, languages: { ...real.languages, hi } };
  });
  const { locales } = await import('@/lib/words/locale');
  expect(JSON.stringify(locales.hi.words).match(/.{20}[०-९].{10}/)).toBeNull();
  vi.doUnmock('@/content/languages');
});

test.each(languageNames)(
  'language %s: times are written as content/languages.ts says',
  (language) => {
    const times = openTimes({ opens: '09:00', closes: '17:00' }, locales[language].tag);
    expect(times, 'lib/text/clock-time.ts').toBe(languages[language].nineToFive);
  },
);

const styles = ['app', 'components'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => [`${folder}/${file}`, read(`${folder}/${file}`)] as const),
);

test.each(others.filter(isInDevanagari))(
  'language %s: stylesheets have the fonts and the room of Devanagari for it',
  (language) => {
    const selectors = (name: string) => [`[lang='${name}']`, `:lang(${name})`];
    for (const [file, text] of styles) {
      const count = (selector: string) => text.split(selector).length;
      for (const [own, hindi] of [
        [language, 'hi'],
        [languages[language].tag, languages.hi.tag],
      ] as const) {
        selectors(own).forEach((selector, index) => {
          const like = selectors(hindi)[index]!;
          const hint = `${file}: write ${selector} beside each ${like}`;
          expect.soft(count(selector), hint).toBe(count(like));
        });
      }
    }
  },
);
