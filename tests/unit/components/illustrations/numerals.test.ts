import { describe, expect, it } from 'vitest';
import { cells } from '@/components/illustrations/drawing';
import { tallNumerals } from '@/components/illustrations/tall-numerals';
import { wideNumerals } from '@/components/illustrations/wide-numerals';
import { lastCentre, textsOf, threadsOf } from './parts';
import { work } from '@/lib/vedic/multiply';

const pair = work('nikhilam', 97, 93);
const thousand = work('nikhilam', 998, 997);
const above = work('nikhilam', 104, 106);

it('cells: gives each figure the middle of a cell of its own', () => {
  expect(cells(2, 57, 122)).toEqual([118, 240]);
  expect(cells(0, 57, 122)).toEqual([]);
});

describe('the wide drawing', () => {
  const drawing = wideNumerals(pair);

  it('sets 97 × 93 = 9021 in one line, with the differences below', () => {
    expect(drawing.viewBox).toEqual([0, 0, 1256, 440]);
    expect(textsOf(drawing).map(({ text, x, y }) => [text, x, y])).toEqual([
      ['97', [118, 240], 184],
      ['93', [440, 562], 184],
      ['9021', [832, 952, 1072, 1192], 184],
      ['×', 338, 146],
      ['=', 668, 147],
      ['−3', 162, 374],
      ['−7', 496, 374],
    ]);
  });

  it('leads the thread from the margin across the numbers to both halves of the answer', () => {
    expect(threadsOf(drawing)).toEqual([
      'M1 150V308C1 356 34 356 92 356',
      'M212 210C256 248 344 320 424 328',
      'M428 210C388 256 300 314 236 328',
      'M566 340C668 362 694 232 780 220H1002',
      'M1038 220H1242',
    ]);
  });

  it('grows with the digits and keeps the parts in order', () => {
    const wider = wideNumerals(thousand);
    const numbers = textsOf(wider).slice(0, 3);
    expect(numbers.map(({ text }) => text)).toEqual(['998', '997', '995006']);
    const centres = numbers.flatMap(({ x }) => x);
    expect(centres).toEqual([...centres].sort((one, other) => one - other));
    expect(Math.max(...centres)).toBeLessThan(wider.viewBox[2]);
    expect(wider.viewBox[2]).toBeGreaterThan(drawing.viewBox[2]);
  });

  it('writes its texts only where there are some', () => {
    const captions = { short: ['s', 't'], halves: ['u', 'v'], sutra: 'w', meaning: 'm' } as const;
    const more = textsOf(wideNumerals(pair, captions)).slice(textsOf(drawing).length);
    expect(more.map(({ text }) => text).sort()).toEqual([...'mstuvw']);
  });
});

describe('the tall drawing', () => {
  const drawing = tallNumerals(pair);

  it('puts each half of the answer under the column that made it', () => {
    expect(drawing.viewBox[2]).toBe(332);
    expect(textsOf(drawing).map(({ text, x, y }) => [text, x, y])).toEqual([
      ['97', [51, 117], 98],
      ['93', [51, 117], 232],
      ['90', [51, 117], 368],
      ['21', [240, 304], 368],
      ['−3', 280, 94],
      ['−7', 280, 228],
    ]);
    expect(drawing.layers).toContainEqual(
      expect.objectContaining({ d: 'M18 260H150M214 260H330', colour: 'foreground' }),
    );
  });

  it('crosses from each number to the difference of the other', () => {
    expect(threadsOf(drawing)).toEqual([
      'M160 62C196 66 196 196 232 204',
      'M160 196C196 192 196 78 232 70',
    ]);
  });

  it('writes a difference above the base with a plus', () => {
    const texts = textsOf(tallNumerals(above)).map(({ text }) => text);
    expect(texts.slice(-2)).toEqual(['+4', '+6']);
  });

  it('lines the units up when numbers differ in length', () => {
    const [first, second] = textsOf(tallNumerals(work('nikhilam', 98, 102)));
    expect(lastCentre(first!)).toBe(lastCentre(second!));
  });

  it('keeps the strokes off long differences, and these inside the drawing', () => {
    const long = tallNumerals(work('nikhilam', 88, 87));
    const strokesEnd = Number(/ (\d+) 204$/.exec(threadsOf(long)[0]!)![1]);
    for (const { text, x } of textsOf(long).slice(-2)) {
      const half = (String(text).length * 84 * 0.57) / 2;
      expect(Number(x) - half).toBeGreaterThanOrEqual(strokesEnd);
      expect(Number(x) + half - 4).toBeLessThanOrEqual(long.viewBox[2]);
    }
  });

  it('keeps the leading zeros of the right half', () => {
    expect(textsOf(tallNumerals(thousand))[3]!.text).toBe('006');
  });
});
