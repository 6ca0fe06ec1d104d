import { describe, expect, it } from 'vitest';
import { cells, type Drawing } from '@/components/illustrations/drawing';
import { tallNumerals } from '@/components/illustrations/tall-numerals';
import { wideNumerals } from '@/components/illustrations/wide-numerals';
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

const pair = work('nikhilam', 97, 93);
const thousand = work('nikhilam', 998, 997);
const pairs = [pair, thousand, work('nikhilam', 104, 106), work('nikhilam', 88, 87)];

const labelOf = (drawing: Drawing, text: string) =>
  textsOf(drawing).find((label) => label.text === text)!;
/** Where each line of the thread starts and ends. */
const threadsOf = (drawing: Drawing) =>
  linesOf(drawing).map((d) => {
    const [points] = strokesOf(d);
    return { from: points![0]!, to: points!.at(-1)! };
  });

it('cells: puts each digit in the middle of its own cell', () => {
  expect(cells(2, 57, 122)).toEqual([118, 240]);
  expect(cells(0, 57, 122)).toEqual([]);
});

it.each(pairs)('numerals: every text of $operands is inside the drawing', (worked) => {
  for (const draw of [wideNumerals, tallNumerals]) {
    expect(findTextsOutside(draw(worked))).toEqual([]);
  }
});

describe('wide drawing', () => {
  const drawing = wideNumerals(pair);

  it('wide drawing: has a × b = answer on one line, and the differences below', () => {
    expect(wordsOf(drawing)).toEqual(['97', '93', '9021', '×', '=', '−3', '−7']);
    const [a, b, answer, , , first, second] = textsOf(drawing);
    expect(new Set([a, b, answer].map((label) => label!.y)).size).toBe(1);
    expect(first!.y).toBe(second!.y);
    expect(first!.y).toBeGreaterThan(a!.y as number);
  });

  it.each([pair, thousand])('wide drawing: keeps $operands and their answer in order', (worked) => {
    const numbers = textsOf(wideNumerals(worked)).slice(0, 3);
    const centres = numbers.flatMap(centresOf);
    expect(centres).toEqual(centres.toSorted((a, b) => a - b));
  });

  it('wide drawing: grows with the digits', () => {
    expect(wideNumerals(thousand).viewBox[2]).toBeGreaterThan(drawing.viewBox[2]);
  });

  it('wide drawing: crosses from each number towards the difference of the other', () => {
    const [, fromA, fromB] = threadsOf(drawing);
    expect(fromA!.from.x).toBeLessThan(fromB!.from.x);
    expect(fromA!.to.x).toBeGreaterThan(fromB!.to.x);
    expect(fromA!.to.y).toBe(fromB!.to.y);
  });

  it('wide drawing: has captions only where there are some', () => {
    const captions = { short: ['s', 't'], halves: ['u', 'v'], sutra: 'w', meaning: 'm' } as const;
    const more = wordsOf(wideNumerals(pair, captions)).slice(textsOf(drawing).length);
    expect(more.sort()).toEqual([...'mstuvw']);
  });
});

describe('tall drawing', () => {
  const drawing = tallNumerals(pair);

  it('tall drawing: has each half of the answer below the column that it comes from', () => {
    expect(wordsOf(drawing)).toEqual(['97', '93', '90', '21', '−3', '−7']);
    const [a, b, left, right, first] = textsOf(drawing);
    for (const above of [a, b]) expect(centresOf(above!)).toEqual(centresOf(left!));
    expect(left!.y).toBe(right!.y);
    expect(lastCentre(first!)).toBeGreaterThan(centresOf(right!)[0]!);
    expect(lastCentre(first!)).toBeLessThan(lastCentre(right!));
  });

  it('tall drawing: crosses from each number to the difference of the other', () => {
    const [down, up] = threadsOf(drawing);
    expect([down!.from.x, down!.to.x]).toEqual([up!.from.x, up!.to.x]);
    expect(down!.from.y).toBeLessThan(up!.from.y);
    expect(down!.to.y).toBeGreaterThan(up!.to.y);
  });

  it('tall drawing: has a plus before a difference above the base', () => {
    expect(wordsOf(tallNumerals(work('nikhilam', 104, 106))).slice(-2)).toEqual(['+4', '+6']);
  });

  it('tall drawing: aligns the ones of numbers that differ in length', () => {
    const long = tallNumerals(work('nikhilam', 98, 102));
    expect(lastCentre(labelOf(long, '98'))).toBe(lastCentre(labelOf(long, '102')));
  });

  it('tall drawing: keeps the strokes off long differences, and these inside the drawing', () => {
    const long = tallNumerals(work('nikhilam', 88, 87));
    for (const label of textsOf(long).slice(-2)) {
      const halfWidth = (String(label.text).length * 84 * 0.57) / 2;
      expect(lastCentre(label) - halfWidth).toBeGreaterThanOrEqual(threadsOf(long)[0]!.to.x);
      expect(lastCentre(label) + halfWidth - 4).toBeLessThanOrEqual(long.viewBox[2]);
    }
  });

  it('tall drawing: keeps the leading zeros of the right half', () => {
    expect(wordsOf(tallNumerals(thousand))[3]).toBe('006');
  });
});
