import { expect } from 'vitest';
import { levels } from '@sutra/vedic/levels';
import {
  classSetOf,
  classSheets,
  countShared,
  MOST_SHARED,
  newClassSet,
} from '@/lib/practice/class-sheets';
import { anySheet, readCode, sheetOf } from '@/lib/practice/sheets';
import { multiply } from '@sutra/vedic/multiply';
import { partsLine } from '@sutra/vedic/parts';
import { type Kind, methodsOf } from '@sutra/vedic/questions';
import { seededRandom } from '@/tests/support/outbox';
import { solved } from '@/packages/vedic/tests/checks';

export const kinds: Kind[] = levels.flatMap((level) =>
  (['mixed', ...methodsOf(level)] as const).map((method) => ({ level, method })),
);

/** The value of "3 | 12 | 12", columns that have their carries in them. */
function valueOfTotals(parts: string): number {
  const [first, ...others] = parts.split(' | ');
  return Number(first + others.map((total) => total.at(-1)).join(''));
}

/** The value of "73 | 180 → 74 | 80", computed by each of its two sides. */
function valuesOf(parts: string, places: number): number[] {
  return parts.split(' → ').map((side) =>
    side
      .split(' | ')
      .map((part) => Number(part.replace('\u2212', '-')))
      .reduce((sum, part) => sum * 10 ** places + part),
  );
}

/** Of all sums of a method with 11 or nines. */
const SHARED = [11, 99, 999];

/** Expects sheets of each kind to have twenty different sums, whose parts give the answer. Returns their mark. */
export function markOfSheets(turns: number): number {
  const random = seededRandom(3);
  const codes = new Set<string>();
  let mark = 0;
  for (let turn = 0; turn < turns; turn++) {
    const { code, sums, kind } = anySheet(kinds[turn % kinds.length]!, random);
    codes.add(code);
    mark = sums.reduce((sum, { a, b }) => (sum * 31 + a * 1009 + b) % 1_000_003, mark);
    expect(sums).toHaveLength(20);
    const names = sums.map(({ a, b }) => [Math.min(a, b), Math.max(a, b)].join(' × '));
    expect(new Set(names).size, code).toBe(20);
    for (const [at, { a, b, method }] of sums.entries()) {
      const { solution } = solved(multiply(a, b));
      expect(solution.method).toBe(method);
      const last = sums[at - 1];
      if (kind.method === 'mixed') expect(last?.method).not.toBe(method);
      const repeated = [a, b].filter((number) => number === last?.a || number === last?.b);
      expect(
        repeated.filter((number) => !SHARED.includes(number)),
        code,
      ).toEqual([]);
      const parts = partsLine(solution);
      const places = method === 'eleven' ? 1 : /\d+$/.exec(parts)![0].length;
      const values = method === 'urdhva' ? [valueOfTotals(parts)] : valuesOf(parts, places);
      for (const value of values) expect(value, `${a} × ${b}: ${parts}`).toBe(a * b);
      expect(`${a} × ${b} → ${parts} = ${a * b}`.length).toBeLessThanOrEqual(45);
    }
  }
  expect(codes.size).toBeGreaterThan(turns * 0.97);
  return mark;
}

/** Expects a class to get different sheets. */
export function expectDifferent(kind: Kind): void {
  const sheets = classSheets(kind, 30, seededRandom(11));
  expect(sheets).toHaveLength(30);
  expect(new Set(sheets.map(({ code }) => code)).size).toBe(sheets.length);
  for (const [index, sheet] of sheets.entries()) {
    expect(sheet.kind).toEqual(kind);
    expect(sheetOf(sheet.code)).toEqual(sheet);
    for (const earlier of sheets.slice(0, index))
      expect(countShared(earlier, sheet)).toBeLessThan(20);
    if (index > 0) expect(countShared(sheets[index - 1]!, sheet)).toBeLessThanOrEqual(MOST_SHARED);
  }
}

/** Expects a code to give its sheets again. */
export function expectAgain(kind: Kind): void {
  for (const [count, random] of [
    [1, 0],
    [3, 0.4],
    [60, 0.999_999],
  ] as const) {
    const made = newClassSet(kind, count, () => random);
    expect(made.sheets).toHaveLength(count);
    expect(made.code).toMatch(/^K[34679ACDEFGHJKMNPQRTWXY]{5}$/);
    expect(classSetOf(readCode(made.code).set!)).toEqual(made);
  }
}
