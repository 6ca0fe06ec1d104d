import { describe, expect, test } from 'vitest';
import { divide, type Division } from '@sutra/vedic/divide';
import { drawingOf } from '@sutra/vedic/drawing';
import { type Figure, sizes, type SumDrawing, widthOf } from '@sutra/vedic/figures';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { seeded } from '@sutra/vedic/random';
import { type Method, type Solution } from '@sutra/vedic/types';
import { solved } from './checks.ts';
import { checkDrawing } from './drawing-checks';

const textsOf = ({ figures }: SumDrawing, ...roles: Figure['role'][]) =>
  figures.filter(({ role }) => roles.includes(role)).map(({ text }) => text);

const solutionOf = (a: number, b: number): Solution => {
  const solved = multiply(a, b);
  if (!solved.ok) throw new Error(solved.code);
  return solved.solution;
};

const divisionOf = (a: number, b: number): Division => solved(divide(a, b)).solution;

test.each<[Method, number, number, string]>([
  ['nikhilam', 98, 97, '100 98 −2 97 −3 95 06'],
  ['nikhilam', 88, 87, '100 88 −12 87 −13 75 +1 156 76 56'],
  ['nikhilam', 102, 97, '100 102 +2 97 −3 99 −1 −6 +100 98 94'],
  ['yavadunam', 96, 96, '100 96 −4 92 16'],
  ['anurupyena', 48, 47, '50 = 5 × 10 48 −2 47 −3 45 × 5 225 6'],
  ['urdhva', 23, 14, '3 2 4 1 12 2 +1 12 2 +1 3 3'],
  ['ekadhikena', 35, 35, '3 5 3 5 +1 3 × 4 5 × 5 12 25'],
  ['antyayor', 43, 47, '4 3 4 7 +1 4 × 5 3 × 7 20 21'],
  ['ekanyunena', 47, 99, '47 − 1 9 4 9 6 46 53'],
  ['ekanyunena', 1789, 99, '1789 − 18 9 8 10 9 1771 11'],
  ['ekanyunena', 5, 999, '5 − 1 9 0 9 0 9 4 4 995'],
  ['eleven', 47, 11, '4 7 7 7 11 +1 1 4 5'],
  ['eleven', 54, 11, '5 4 4 9 5'],
])('drawing: writes %s of %i × %i in order', (method, a, b, expected) => {
  const drawing = drawingOf(work(method, a, b));
  const written = drawing.figures.map(({ text }) => text).join(' ');
  expect(written.split(' ').sort()).toEqual(expected.split(' ').sort());
});

test('drawing: of Urdhva shows the totals of the steps, with what is carried into them', () => {
  const solution = work('urdhva', 23, 14);
  expect(textsOf(drawingOf(solution), 'part')).toEqual(
    solution.steps.map(({ values }) => String(values.total)),
  );
});

test('drawing: 500 × 46 is the drawing of 5 × 46 with its zeros set aside above, and below again', () => {
  const drawing = drawingOf(solutionOf(500, 46));
  expect(textsOf(drawing, 'result')).toEqual(['230', '00']);
  expect(textsOf(drawing, 'number')).toEqual(['5', '6', '4', '5', '46']);
  expect(textsOf(drawing, 'working')).toContain('00');
});

test.each<[number, number]>([
  [0, 0],
  [0, 999_999],
  [7, 8],
  [999_999, 999_999],
  [123_456, 654_321],
  [100_000, 100_000],
  [999_999, 11],
  [888_888, 999_999],
  [123_499, 123_501],
])('drawing: of %i × %i is whole by each method that fits', (a, b) => {
  checkDrawing(solutionOf(a, b));
  for (const method of candidates(a, b)) checkDrawing(work(method, a, b));
});

describe('drawing: figures and carries rebuild the product, inside the frame, none over another', () => {
  test('for products below 200 × 200, as they are worked out', () => {
    for (let a = 0; a < 200; a++)
      for (let b = a % 13; b < 200; b += 13) checkDrawing(solutionOf(a, b));
  });

  test('for products up to 999999, by each method that fits', () => {
    const random = seeded(50);
    const draw = () => Math.floor(random() * 10 ** (1 + Math.floor(random() * 6)));
    for (let count = 0; count < 500; count++) {
      const [a, b] = [draw(), draw()];
      for (const method of candidates(a, b)) checkDrawing(work(method, a, b));
      checkDrawing(solutionOf(a, b));
    }
  });
});

test.each([
  [1234, 98, '100 98 0 2 1 2 3 4 0 2 0 4 1 2 5 8'],
  [123456, 98, '100 98 0 2 1 2 3 4 5 6 0 2 0 4 0 10 0 16 1 2 5 8 15 22 1258 172 +1 −98 1259 74'],
  [1234, 112, '100 112 −1 −2 1 2 3 4 −1 −2 −1 −2 1 1 0 2'],
  [1212, 112, '100 112 −1 −2 1 2 1 2 −1 −2 −1 −2 1 1 −2 0 11 −20 −1 +112 10 92'],
  [111, 11, '10 11 −1 1 1 1 −1 1 0 1'],
  [999999, 7, '7 9 9 9 9 9 9 2 1 5 3 4 1 4 2 8 5 7 0'],
  [98, 97, '97 9 8 1 1'],
])('drawing: writes the columns of %i ÷ %i', (a, b, expected) => {
  const { figures } = drawingOf(divisionOf(a, b));
  const written = figures.map(({ text }) => text);
  expect(written.sort()).toEqual(expected.split(' ').sort());
});

test('drawing: quotient and remainder are rebuilt by the digits, products and carries drawn', () => {
  const drawn = new Set<string>();
  for (const b of [7, 8, 9, 11, 12, 13, 78, 89, 97, 98, 99, 101, 112, 123, 998, 1012]) {
    for (let a = b; a <= 20_000; a += 1 + Math.floor(a / 60)) {
      const division = divisionOf(a, b);
      checkDrawing(division);
      drawn.add(division.method);
    }
  }
  expect(drawn.size).toBe(3);
});

test('drawing: the widths of figures leave room for each digit', () => {
  expect(widthOf('1234', 'large')).toBe(4);
  expect(sizes.small.width).toBeLessThan(sizes.medium.width);
});
