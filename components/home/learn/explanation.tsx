'use client';

import { type LearnWords } from '@/content/en/learn';
import { type Solved } from '@/lib/vedic/solve';
import { fillValues } from '@/lib/vedic/words';
import { Steps } from '../steps';

/** The sutra, the method and why a teacher would pick it, and its steps. */
export function Explanation({ solved, words }: { solved: Solved; words: LearnWords }) {
  const { chosen, reason } = solved;
  const { name, sutra } = words.methods[chosen.method];
  const { devanagari, iast, meaning } = words.sutras[sutra];
  return (
    <>
      <div className="explanation">
        <p className="sutra">
          <span lang="sa">{devanagari}</span>
          <span lang="sa-Latn">{iast}</span>
          <span className="text-muted-foreground">{meaning}</span>
        </p>
        <p className="explanation-why">
          <b>{name}</b>
          {fillValues(words.reasons[reason], chosen.steps[0]?.values ?? {})}
        </p>
      </div>
      <Steps steps={chosen.steps} texts={words.steps} />
    </>
  );
}
