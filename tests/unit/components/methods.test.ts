import { expect, test } from 'vitest';
import { methods } from '@/content/en/methods';
import { methodPages } from '@/content/pages';
import { checkedSums, methodPageSums } from '@/content/sums';
import { multiply, work } from '@sutra/vedic/multiply';
import { type Slip, slipText, wrongAnswers } from '@sutra/vedic/slips';

type Pair = readonly [number, number];
const sumsOf = (method: (typeof methodPages)[number]) =>
  Object.entries(checkedSums[method]) as [Slip, Pair][];

test.each(methodPages)('page of %s: has its own method, and a rule for each mistake', (method) => {
  const sums: Pair[] = [methodPageSums[method], ...sumsOf(method).map(([, sum]) => sum)];
  const solved = multiply(...sums[0]!);
  expect(solved.ok && solved.solution.method).toBe(method);
  const slips = sums.flatMap((sum) => [...wrongAnswers(work(method, ...sum)).keys()]);
  expect(new Set(slips)).toEqual(new Set([...Object.keys(checkedSums[method]), 'swapped']));
});

test.each(methodPages)('page of %s: shows each rule by a sum that needs it', (method) => {
  for (const [slip, [a, b]] of sumsOf(method)) {
    const solution = work(method, a, b);
    expect(wrongAnswers(solution).has(slip), slip).toBe(true);
    expect(slipText(solution, slip, methods.checks)).not.toMatch(/[{}]|undefined/);
  }
});

test('pages of methods: name sums that other methods solve', () => {
  const methodOf = (text: string) => {
    const [a, b = a] = /(\d+) × (\d+)/.exec(text)?.slice(1) ?? [/(\d+)²/.exec(text)?.[1]];
    if (!a) return undefined;
    const solved = multiply(Number(a), Number(b));
    return solved.ok && solved.solution.method;
  };
  for (const method of methodPages) {
    const named = methods.pages[method].avoid.map(methodOf).filter(Boolean);
    expect(named.length).toBeGreaterThan(1);
    expect(named).not.toContain(method);
  }
});
