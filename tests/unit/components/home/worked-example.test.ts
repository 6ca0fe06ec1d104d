import { expect, it } from 'vitest';
import { wideTexts, workedExample } from '@/components/home/worked-example';
import { en } from '@/tests/support/words';

it('worked example: says what each number is short of', () => {
  expect(wideTexts(workedExample(), en.words).short).toEqual(['3 short of 100', '7 short of 100']);
});
