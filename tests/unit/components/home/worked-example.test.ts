import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { heroSeconds } from '@/content/sums';
import { pictureTexts, wideTexts, workedExample } from '@/components/home/worked-example';
import { en, home } from '@/tests/support/words';

it('worked example: describes the picture in one sentence', () => {
  expect(pictureTexts(workedExample(), home.picture)).toEqual({
    label:
      '97 times 93 is 9021. 97 is 3 less than 100 and 93 is 7 less. 97 minus 7 is 90. 3 times 7 is 21.',
    halves: ['97 − 7', '3 × 7'],
  });
});

it('worked example: says what each number is short of', () => {
  expect(wideTexts(workedExample(), en.words).short).toEqual(['3 short of 100', '7 short of 100']);
});

it('time bars: their styles have the ratio and the marks of `heroSeconds`', () => {
  const css = readFileSync('components/home/time-race.css', 'utf8');
  const parts = new Set(Array.from(css.matchAll(/100% \/ (\d+)/g), ([, number]) => Number(number)));
  expect([...parts]).toEqual([heroSeconds.traditional / heroSeconds.vedic]);
});
