'use client';

import { lazyWithWords } from '@/lib/browser/lazy-words';
import { type Words } from '@/lib/words/locale';
import { NumbersForm } from './numbers-form';
import { type Pair } from './read-pair';

const lazyWork = lazyWithWords('workedSums', () => import('./worked-sum'));

export function CalculatorForm(props: { words: Words['sums']['calculator']; start: Pair }) {
  return (
    <NumbersForm {...props} lazyPart={lazyWork}>
      {({ WorkedSum, words }, pair) => <WorkedSum pair={pair} words={words} />}
    </NumbersForm>
  );
}
