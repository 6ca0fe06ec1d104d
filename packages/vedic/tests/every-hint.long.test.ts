import { expect, test } from 'vitest';
import { checkCells, claims } from './hint-checks.ts';

test('hint: is true of wrong answers to every sum of practice', () => {
  expect([...checkCells(1)]).toEqual(expect.arrayContaining(Object.keys(claims)));
});
