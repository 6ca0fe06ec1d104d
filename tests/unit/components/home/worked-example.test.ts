import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { heroSeconds } from '@/content/sums';
import { wideTexts, workedExample } from '@/components/home/worked-example';
import { en } from '@/tests/support/words';

it('worked example: says what each number is short of', () => {
  expect(wideTexts(workedExample(), en.words).short).toEqual(['3 short of 100', '7 short of 100']);
});

it('time bars: their styles have the ratio and the marks of `heroSeconds`', () => {
  const css = readFileSync('components/home/time-race.css', 'utf8');
  const parts = new Set(Array.from(css.matchAll(/100% \/ (\d+)/g), ([, number]) => Number(number)));
  expect([...parts]).toEqual([heroSeconds.traditional / heroSeconds.vedic]);
});
