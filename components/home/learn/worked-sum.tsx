'use client';

import { type LearnStepWords } from '@/content/en/learn-words';
import { type Typed } from '@/lib/learn/try-link';
import { multiply } from '@/lib/vedic/multiply';
import { readNumber } from '@/lib/vedic/operands';
import { type RefusalCode } from '@/lib/vedic/types';
import { fillValues } from '@/lib/vedic/words';
import { BothWays } from './both-ways';
import { Explanation } from './explanation';
import { ShareSum } from './share-sum';
import { sumStyle } from './sum-style';

type Pair = readonly [number, number];

type ReadPair =
  | { readonly ok: true; readonly pair: Pair; readonly codes: readonly [] }
  | { readonly ok: false; readonly codes: readonly (RefusalCode<'products'> | undefined)[] };

export function readPair(typed: Typed): ReadPair {
  const [a, b] = [readNumber(typed[0]), readNumber(typed[1])];
  if (a.ok && b.ok) return { ok: true, pair: [a.value, b.value], codes: [] };
  return { ok: false, codes: [a, b].map((read) => (read.ok ? undefined : read.code)) };
}

/** Also announced to screen readers. */
export function sumText([a, b]: Pair, words: LearnStepWords): string {
  return fillValues(words.calculator.sum, { a, b, answer: a * b });
}

export function WorkedSum({ pair, words }: { pair: Pair; words: LearnStepWords }) {
  const solved = multiply(...pair);
  if (!solved.ok) return null;
  const sum = sumText(pair, words);
  return (
    <div data-slot="worked-sum" className="mt-8 grid gap-7" key={sum}>
      <p translate="no" className={sumStyle}>
        {sum}
      </p>
      <Explanation solved={solved} words={words} />
      <BothWays solution={solved.solution} words={words} />
      <ShareSum pair={pair} words={words} />
    </div>
  );
}
