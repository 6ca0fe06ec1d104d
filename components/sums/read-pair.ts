import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { type Typed } from '@/lib/text/try-link';
import { fill } from '@/lib/text/format';
import { readNumber } from '@sutra/vedic/read-number';
import { type RefusalCode } from '@sutra/vedic/types';

export type Pair = readonly [number, number];

type ReadPair =
  | { readonly ok: true; readonly pair: Pair; readonly codes: readonly [] }
  | { readonly ok: false; readonly codes: readonly (RefusalCode | undefined)[] };

export function readPair(typed: Typed): ReadPair {
  const [a, b] = [readNumber(typed[0]), readNumber(typed[1])];
  if (a.ok && b.ok) return { ok: true, pair: [a.value, b.value], codes: [] };
  return { ok: false, codes: [a, b].map((read) => (read.ok ? undefined : read.code)) };
}

/** Also announced to screen readers. */
export function sumText([a, b]: Pair, words: WorkedSumsWords): string {
  return fill(words.calculator.sum, { a, b, answer: a * b });
}
