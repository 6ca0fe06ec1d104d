import { expect, it } from 'vitest';
import { pictureTexts, wideTexts, workedExample } from '@/components/home/worked-example';
import { locales } from '@/lib/words/locale';
import { en } from '@/tests/support/words';

it('worked example: says what each number is short of', () => {
  expect(wideTexts(workedExample(), en.words).short).toEqual(['3 short of 100', '7 short of 100']);
});

it('worked example: tells those who do not see it each number that is drawn', () => {
  for (const { words } of Object.values(locales)) {
    const { label, halves } = pictureTexts(workedExample(), words.home.picture);
    const drawn = ['97', '93', '100', '3', '7', '90', '21', '9021'];
    expect.soft(new Set(label.match(/\d+/g))).toEqual(new Set(drawn));
    expect.soft([label, ...halves].join()).not.toMatch(/[{}]/);
  }
});
