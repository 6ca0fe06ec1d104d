import { expect, test } from 'vitest';
import { methods } from '@/content/en/methods';
import { products } from '@sutra/vedic/words/en';
import { methodPages } from '@/content/pages';
import { checkedSums, methodPageSums, methodSums } from '@/content/sums';
import { multiply, work } from '@sutra/vedic/multiply';
import { fillSlip, type Slip, wrongAnswers } from '@sutra/vedic/slips';

type Pair = readonly [number, number];
type Checked = [mistake: string, sum: Pair][];
const sumsOf = (method: (typeof methodPages)[number]) =>
  Object.entries(checkedSums[method]) as Checked;

/** What to heed, though it is no mistake that an answer gives away. */
const unseen = ['ekanyunena.short', 'eleven.zero'];
/** Mistakes of which no page warns. */
const unwarned: readonly Slip[] = [
  'carryPlace',
  'carryMore',
  'moved',
  'nines',
  'summed',
  'multiplied',
  'takenAway',
  'exchanged',
  'next',
  'habit',
  'ownDigits',
  'countedTwice',
  'unshifted',
  'half',
  'swapped',
];
/** Mistakes that the rule of another covers. */
const covered: Partial<Record<Slip, Slip>> = {
  factorEarly: 'factor',
  factorTwice: 'factor',
  tooWide: 'padding',
};
const isSeen = (method: string, mistake: string) => !unseen.includes(`${method}.${mistake}`);

function methodOf([a, b]: Pair) {
  const solved = multiply(a, b);
  return solved.ok && solved.solution.method;
}

test('pages of methods: there is one for each method', () => {
  expect(methodPages.toSorted()).toEqual(Object.keys(products.methods).toSorted());
  expect(Object.keys(methodSums).toSorted()).toEqual(methodPages.toSorted());
});

test('page of a method: has its own method, and a rule for each mistake', () => {
  for (const method of methodPages) {
    const checked = sumsOf(method);
    const sums: Pair[] = [methodPageSums[method], ...checked.map(([, sum]) => sum)];
    // The calculator on the page would contradict any other.
    for (const sum of sums) expect.soft(methodOf(sum), String(sum)).toBe(method);
    const slips = sums.flatMap((sum) => [...wrongAnswers(work(method, ...sum)).keys()]);
    const seen = checked.map(([mistake]) => mistake).filter((mistake) => isSeen(method, mistake));
    const named = slips
      .filter((slip) => !unwarned.includes(slip))
      .map((slip) => covered[slip] ?? slip);
    expect.soft(new Set(named), method).toEqual(new Set(seen));
  }
});

test('page of a method: shows each rule by a sum that needs it', () => {
  for (const method of methodPages) {
    for (const [mistake, [a, b]] of sumsOf(method)) {
      const solution = work(method, a, b);
      if (isSeen(method, mistake))
        expect.soft(wrongAnswers(solution).has(mistake as Slip), mistake).toBe(true);
      const text = methods.checks[`${method}.${mistake}` as keyof typeof methods.checks];
      expect.soft(fillSlip(solution, text), method).not.toMatch(/[{}]|undefined/);
    }
  }
});

test('pages of methods: name sums that other methods solve', () => {
  const namedIn = (text: string) => {
    const [a, b = a] = /(\d+) × (\d+)/.exec(text)?.slice(1) ?? [/(\d+)²/.exec(text)?.[1]];
    return a ? methodOf([Number(a), Number(b)]) : undefined;
  };
  for (const method of methodPages) {
    const named = methods.pages[method].avoid.map(namedIn).filter(Boolean);
    expect(named.length).toBeGreaterThan(1);
    expect(named).not.toContain(method);
  }
});
