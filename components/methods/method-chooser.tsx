'use client';

import { NumbersForm } from '@/components/sums/numbers-form';
import { type Pair } from '@/components/sums/read-pair';
import { type Words } from '@/lib/words/locale';
import { lazyWithWords } from '@/lib/browser/lazy-words';

const lazyChoice = lazyWithWords('workedSums', () => import('./chosen-method'));

interface Props {
  words: Pick<Words['sums']['calculator'], 'first' | 'second' | 'work'> & { compare: string };
  start: Pair;
}

export function MethodChooser({ words, start }: Props) {
  return (
    <NumbersForm words={words} start={start} lazyPart={lazyChoice}>
      {(part, pair) => <part.ChosenMethod pair={pair} words={part.words} caption={words.compare} />}
    </NumbersForm>
  );
}
