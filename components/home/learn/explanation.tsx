'use client';

import { Sutra } from '@/components/ui/sutra';
import { type LearnWords } from '@/content/en/learn';
import { type Solved } from '@/lib/vedic/solve';
import { fillValues } from '@/lib/vedic/words';
import { Steps } from '../steps';

/** The sutra, the method and why a teacher would pick it, and its steps. */
export function Explanation({ solved, words }: { solved: Solved; words: LearnWords }) {
  const { chosen, reason } = solved;
  const { name, sutra } = words.methods[chosen.method];
  return (
    <>
      <div className="grid gap-x-18 gap-y-4 lg:grid-cols-[5fr_6fr]">
        <Sutra {...words.sutras[sutra]} />
        <p>
          <b className="block font-display text-h3 leading-[1.2] font-normal">{name}</b>
          {fillValues(words.reasons[reason], chosen.steps[0]?.values ?? {})}
        </p>
      </div>
      <Steps steps={chosen.steps} texts={words.steps} />
    </>
  );
}
