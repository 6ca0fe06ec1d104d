import { expect, test } from 'vitest';
import { hints as englishHints } from '@/content/en/hints';
import { slips as en } from '@/content/en/slips';
import { hints as hindiHints } from '@/content/hi/hints';
import { slips as hi } from '@/content/hi/slips';
import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { checkWords, oneIn, range, solved } from '@/packages/vedic/tests/checks';
import { blanksOf, stepsWithBlank } from '@sutra/vedic/blanks';
import { divide, type SolvedDivision } from '@sutra/vedic/divide';
import { hintFor } from '@sutra/vedic/hints';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { LARGEST } from '@sutra/vedic/read-number';
import { slipText, wrongAnswers } from '@sutra/vedic/slips';
import { type DivisionStep, type Solved, type Step } from '@sutra/vedic/types';
import fc from '@/tests/support/fast-check';
import { expectTrueSlips, pairsIn, practicePairs, slipPairs, solutionOf } from './slip-words';
import { vedic as english } from '@/tests/support/words';

type Pair = readonly [number, number];
type Texts = { readonly [name: string]: string };

const languages = Object.values(locales).map(({ words: { vedic } }) => ({
  products: vedic.products,
  steps: { ...vedic.products.steps, ...vedic.divisions.steps } as Record<string, Texts>,
  reasons: { ...vedic.products.reasons, ...vedic.divisions.reasons },
}));

/** Every pair of a range, and of larger numbers those near a base, far from it, and ending alike. */
const pairs: readonly Pair[] = [
  ...range(2, 125).flatMap((a) => range(a, 125).map((b): Pair => [a, b])),
  ...range(131, 1_600)
    .filter((value) => value % 13 === 1)
    .flatMap((a) => [a, 97, 403, 508, 698, 796, 962, 995, 1_009].map((b): Pair => [a, b])),
  ...range(131, 1_600).map((a): Pair => [a, a]),
  ...[5_499, 8_995, 12_345, 53_999, 67_895, 99_901, 234_567, 518_998, 999_995].flatMap((a) =>
    [a, a + 1, 77_988, 99_987, 500_009].map((b): Pair => [a, b]),
  ),
];

const number = fc.nat(LARGEST);
const mixedPairs = (): Pair[] => [
  ...oneIn(9, pairs),
  ...[0, 1, 10, 99, 100, 1_000].flatMap((a) => [0, 7, 97, 100, 500].map((b): Pair => [a, b])),
  ...fc.sample(fc.tuple(number, number), 500),
];

/** What a learner sees of a step in every language, title, working and note. */
const textsOf = ({ key, values }: Step | DivisionStep) =>
  languages.map(({ steps }) =>
    Object.values(steps[key]!)
      .map((text) => fill(text, values))
      .join(' ; '),
  );

const reasonsOf = ({ solution, reason }: Solved | SolvedDivision) =>
  languages.map(({ reasons }) => fill(reasons[reason], solution.values));

// Assertions of the library would take most of the time.
function hold(isTrue: boolean, where: string): void {
  if (!isTrue) throw new Error(where);
}

test('words of products: every step and reason is told, without a gap and with true sums', () => {
  const seen = new Set<string>();
  const check = (steps: readonly Step[]) => {
    for (const step of steps) {
      seen.add(step.key);
      textsOf(step).forEach(checkWords);
    }
  };
  for (const [a, b] of mixedPairs()) {
    const result = solved(multiply(a, b));
    reasonsOf(result).forEach(checkWords);
    check(result.solution.steps);
    for (const method of candidates(a, b)) check(work(method, a, b).steps);
  }
  expect([...seen].sort()).toEqual(Object.keys(english.products.steps).sort());
});

test('words of divisions: every step and reason is told, without a gap and with true sums', () => {
  const seen = new Set<string>();
  const sums = [7, 8, 9, 11, 12, 83, 97, 98, 102, 112, 870, 989, 1_013].flatMap((b) =>
    [...range(b, b + 150), 1_212, 98_765, 123_456, LARGEST].map((a): Pair => [a, b]),
  );
  for (const [a, b] of sums.filter(([a, b]) => a >= b)) {
    const result = solved(divide(a, b));
    reasonsOf(result).forEach(checkWords);
    for (const step of result.solution.steps) {
      seen.add(step.key);
      textsOf(step).forEach(checkWords);
    }
  }
  expect([...seen].sort()).toEqual(Object.keys(english.divisions.steps).sort());
});

/** How far both numbers are from the base, or undefined where a method has none. */
function differencesOf({ solution: { values, operands } }: Solved) {
  const base = Number(values.workingBase ?? values.base);
  return operands.map((value) => Math.abs(value - base)).sort((x, y) => x - y);
}

test('words of products: numbers are near, and their differences small, only where they are', () => {
  for (const [a, b] of pairs) {
    const result = solved(multiply(a, b));
    const { solution } = result;
    if (solution.method === 'urdhva') continue;
    const texts = [...reasonsOf(result), ...solution.steps.flatMap(textsOf)];
    const says = (words: RegExp) => texts.some((text) => words.test(text));
    const [smaller, larger] = differencesOf(result) as [number, number];
    if (says(/\bnear|next to|के (?:सबसे )?पास/)) {
      const base = Number(solution.values.workingBase ?? solution.values.base);
      hold(larger <= base / 10, `${a} × ${b}`);
    }
    if (says(/small|छोटे/)) {
      hold(Number(solution.values.head ?? smaller) <= 12, `${a} × ${b}`);
    }
  }
});

test('words of products: do not say that 0 is subtracted', () => {
  const { steps } = solved(multiply(97, 100)).solution;
  const titles = steps.map(({ key }) => english.products.steps[key].title);
  expect(titles).not.toContain('Cross subtract');
});

test('words of blanks: the note of a column gives no number away', () => {
  const { steps } = work('urdhva', 23, 14);
  for (const blank of blanksOf(work('urdhva', 23, 14))) {
    const { key, values } = stepsWithBlank(steps, blank).at(-1)!;
    for (const { products } of languages) {
      const note = fill(products.steps[key].note, values);
      // What is carried in is a term of the sum that is asked.
      expect(note.replace(`+ ${Number(values.carryIn)}`, '')).not.toMatch(/\d/);
    }
  }
});

test('words of slips: are true', () => expectTrueSlips(oneIn(7, slipPairs)));

test.each([
  ['en', en, /any carry/],
  ['hi', hi, /हासिल हो/],
])('words of slips in %s: count no carry among the two crosswise products', (_, texts, carry) => {
  for (const pair of pairsIn(12, 99)) {
    const solution = solutionOf(pair);
    if (!wrongAnswers(solution).has('countedOnce')) continue;
    const text = slipText(solution, 'countedOnce', texts);
    const [sum = ''] = /[\d×+ ]+(?= = )/.exec(text) ?? [];
    if (sum.split(' + ').length > 2) expect(text, pair.join(' × ')).toMatch(carry);
  }
});

test('words of hints: are true for every sum, and do not tell the answer', () => {
  for (const [a, b] of oneIn(5, practicePairs)) {
    const solution = solutionOf([a, b]);
    const { answer } = solution;
    const wrong = [answer + 1, answer + 10, answer + 900, a + b, Number(`${answer}0`)];
    for (const given of wrong) {
      const hint = hintFor(solution, given);
      for (const hints of [englishHints, hindiHints]) {
        const text = checkWords(fill(hints.lines[hint.key], hint.values));
        hold(!new RegExp(`(?<!\\d)${answer}(?!\\d)`).test(text), text);
      }
    }
  }
});
