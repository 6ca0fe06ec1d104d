import { expect, test } from 'vitest';
import { expectAgain, expectDifferent, kinds, markOfSheets } from './sheet-checks';

test('sheets: 400 have twenty different sums each, whose parts give the answer', () => {
  // If this changes, printed codes lead to other sums: raise the version.
  expect(markOfSheets(400)).toMatchInlineSnapshot(`512275`);
});

const ofOneMethod = kinds.filter(({ method }) => method !== 'mixed');
test.each(ofOneMethod)(
  'class sheets: a class of $level $method gets different ones, and again',
  (kind) => {
    expectDifferent(kind);
    expectAgain(kind);
  },
);
