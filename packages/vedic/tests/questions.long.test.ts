import { test } from 'vitest';
import { practiceCells } from './checks.ts';
import { expectNext } from './question-checks.ts';

test.each(practiceCells)(
  'questions: after any sum of $level $method there is one of each method',
  (cell) => expectNext(cell, cell.sums),
);
