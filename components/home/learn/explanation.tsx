'use client';

import { Sutra } from '@/components/ui/sutra';
import { type LearnWords } from '@/content/en/learn';
import { type Solved } from '@/lib/vedic/types';
import { fillValues } from '@/lib/vedic/words';
import { Steps } from '../steps';

/** The sutra, the method, the reason for it, and its steps. */
export function Explanation({
  solved: { solution, reason },
  words,
}: {
  solved: Solved<'products'>;
  words: LearnWords;
}) {
  const { name, sutra } = words.methods[solution.method];
  return (
    <>
      <div className="grid gap-x-18 gap-y-4 lg:grid-cols-[5fr_6fr]">
        <Sutra {...words.sutras[sutra]} />
        <p>
          <b className="block font-display text-h3 leading-[1.2] font-normal">{name}</b>
          {fillValues(words.reasons[reason], solution.values)}
        </p>
      </div>
      <Steps steps={solution.steps} texts={words.steps} />
    </>
  );
}
