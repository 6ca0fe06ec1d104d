import { describe, expect, it } from 'vitest';
import { type Drawing } from '@/components/drawings/drawing';
import { tallNumerals } from '@/components/drawings/tall-numerals';
import { wideNumerals } from '@/components/drawings/wide-numerals';
import { work } from '@/lib/vedic/multiply';
import {
  centresOf,
  findTextsOutside,
  lastCentre,
  linesOf,
  strokesOf,
  textsOf,
  wordsOf,
} from './parts';

/** Below the base, above it, on both sides, with three digits, and with long differences. */
const operands = [
  [97, 93],
  [104, 106],
  [98, 102],
  [998, 997],
  [88, 87],
] as const;
const pairs = operands.map(([a, b]) => work('nikhilam', a, b));
const pair = pairs[0]!;

/** Where each line of the thread starts and ends. */
const threadsOf = (drawing: Drawing) =>
  linesOf(drawing).map((d) => {
    const [points] = strokesOf(d);
    return { from: points![0]!, to: points!.at(-1)! };
  });

describe.each(pairs)('numerals of $operands', (worked) => {
  const [wide, tall] = [wideNumerals(worked), tallNumerals(worked)];

  it('numerals: every text is inside the drawing', () => {
    expect([...findTextsOutside(wide), ...findTextsOutside(tall)]).toEqual([]);
  });

  it('wide drawing: has a × b = answer on one line, and the differences below', () => {
    const [a, b, answer, , , first, second] = textsOf(wide);
    const centres = [a!, b!, answer!].flatMap(centresOf);
    expect(centres).toEqual(centres.toSorted((one, other) => one - other));
    expect(new Set([a, b, answer].map((label) => label!.y)).size).toBe(1);
    expect(first!.y).toBe(second!.y);
    expect(first!.y).toBeGreaterThan(a!.y as number);
  });

  it('wide drawing: crosses from each number towards the difference of the other', () => {
    const [, fromA, fromB] = threadsOf(wide);
    expect(fromA!.from.x).toBeLessThan(fromB!.from.x);
    expect(fromA!.to.x).toBeGreaterThan(fromB!.to.x);
    expect(fromA!.to.y).toBe(fromB!.to.y);
  });

  it('tall drawing: aligns the ones of both numbers and of the half below them', () => {
    const [a, b, left, right] = textsOf(tall);
    expect(new Set([a, b, left].map((label) => lastCentre(label!))).size).toBe(1);
    expect(left!.y).toBe(right!.y);
    expect(centresOf(right!)[0]).toBeGreaterThan(lastCentre(left!));
  });

  it('tall drawing: crosses from each number to the difference of the other, which it does not touch', () => {
    const [down, up] = threadsOf(tall);
    expect([down!.from.x, down!.to.x]).toEqual([up!.from.x, up!.to.x]);
    expect(down!.from.y).toBeLessThan(up!.from.y);
    expect(down!.to.y).toBeGreaterThan(up!.to.y);
    for (const label of textsOf(tall).slice(-2)) {
      const halfWidth = (String(label.text).length * 84 * 0.57) / 2;
      expect(lastCentre(label) - halfWidth).toBeGreaterThanOrEqual(down!.to.x);
      expect(lastCentre(label) + halfWidth - 4).toBeLessThanOrEqual(tall.viewBox[2]);
    }
  });
});

it('numerals: grow with the digits, keep leading zeros, and sign the differences', () => {
  expect(wordsOf(wideNumerals(pair))).toEqual(['97', '93', '9021', '×', '=', '−3', '−7']);
  expect(wordsOf(tallNumerals(pairs[1]!)).slice(-2)).toEqual(['+4', '+6']);
  expect(wordsOf(tallNumerals(pairs[3]!))[3]).toBe('006');
  expect(wideNumerals(pairs[3]!).viewBox[2]).toBeGreaterThan(wideNumerals(pair).viewBox[2]);
});

it('wide drawing: has captions only where there are some', () => {
  const captions = { short: ['s', 't'], halves: ['u', 'v'], sutra: 'w', meaning: 'm' } as const;
  const more = wordsOf(wideNumerals(pair, captions)).slice(wordsOf(wideNumerals(pair)).length);
  expect(more.sort()).toEqual([...'mstuvw']);
});
