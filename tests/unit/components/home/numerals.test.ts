import { describe, expect, it } from 'vitest';
import { cells, tallNumerals, wideNumerals } from '@/components/home/numerals';
import { workedExample } from '@/components/home/worked-example';

const pair = workedExample([97, 93]);
const thousand = workedExample([998, 997]);
const above = workedExample([104, 106]);

const centres = (x: string) => x.split(' ').map(Number);

describe('cells', () => {
  it('gives each figure the middle of a cell of its own', () => {
    expect(cells(2, 57, 122)).toBe('118 240');
    expect(cells(0, 57, 122)).toBe('');
  });
});

describe('the wide drawing', () => {
  const drawing = wideNumerals(pair);

  it('stands where the look puts 97 × 93 = 9021', () => {
    expect(drawing.width).toBe(1256);
    expect(drawing.numbers).toEqual([
      { text: '97', x: '118 240', y: 184 },
      { text: '93', x: '440 562', y: 184 },
      { text: '9021', x: '832 952 1072 1192', y: 184 },
    ]);
    expect(drawing.signs.map(({ text, x }) => [text, x])).toEqual([
      ['×', 338],
      ['=', 668],
    ]);
    expect(drawing.differences.map(({ text, x }) => [text, x])).toEqual([
      ['−3', 162],
      ['−7', 496],
    ]);
  });

  it('crosses from each number to the difference of the other', () => {
    expect(drawing.crossings).toEqual([
      'M212 210C256 248 344 320 424 328',
      'M428 210C388 256 300 314 236 328',
    ]);
  });

  it('leaves the margin line for the first difference and underlines both halves', () => {
    expect(drawing.join).toBe('M1 150V308C1 356 34 356 92 356');
    expect(drawing.underlines).toEqual(['M566 340C668 362 694 232 780 220H1002', 'M1038 220H1242']);
  });

  it('grows with the digits and keeps the parts in order', () => {
    const wider = wideNumerals(thousand);
    expect(wider.numbers.map(({ text }) => text)).toEqual(['998', '997', '995006']);
    const xs = wider.numbers.flatMap(({ x }) => centres(x));
    expect(xs).toEqual([...xs].sort((one, other) => one - other));
    expect(Math.max(...xs)).toBeLessThan(wider.width);
    expect(wider.width).toBeGreaterThan(drawing.width);
    expect(wider.halves[0]).toBeLessThan(wider.halves[1]);
  });
});

describe('the tall drawing', () => {
  const drawing = tallNumerals(pair);

  it('puts each half of the answer under the column that made it', () => {
    expect(drawing.width).toBe(332);
    expect(drawing.numbers).toEqual([
      { text: '97', x: '51 117', y: 98 },
      { text: '93', x: '51 117', y: 232 },
      { text: '90', x: '51 117', y: 368 },
      { text: '21', x: '240 304', y: 368 },
    ]);
    expect(drawing.differences).toEqual([
      { text: '−3', x: 280, y: 94 },
      { text: '−7', x: 280, y: 228 },
    ]);
    expect(drawing.rule).toBe('M18 260H150M214 260H330');
  });

  it('crosses from each number to the difference of the other', () => {
    expect(drawing.crossings).toEqual([
      'M160 62C196 66 196 196 232 204',
      'M160 196C196 192 196 78 232 70',
    ]);
  });

  it('writes a difference above the base with a plus', () => {
    expect(tallNumerals(above).differences.map(({ text }) => text)).toEqual(['+4', '+6']);
  });

  it('lines the units up when numbers differ in length', () => {
    const [first, second] = tallNumerals(workedExample([98, 102])).numbers;
    expect(centres(first!.x).at(-1)).toBe(centres(second!.x).at(-1));
  });

  it('keeps the strokes off long differences, and these inside the drawing', () => {
    const { crossings, differences, width } = tallNumerals(workedExample([88, 87]));
    const strokesEnd = Number(/ (\d+) 204$/.exec(crossings[0])![1]);
    for (const { text, x } of differences) {
      const half = (text.length * 84 * 0.57) / 2;
      expect(x - half).toBeGreaterThanOrEqual(strokesEnd);
      expect(x + half - 4).toBeLessThanOrEqual(width);
    }
  });

  it('keeps the leading zeros of the right half', () => {
    expect(tallNumerals(thousand).numbers.at(-1)!.text).toBe('006');
  });
});
