import fc from '@/tests/support/fast-check';
import { expect, test } from 'vitest';
import { rootsOfMultiples, ninePoints, starPath } from '@/lib/maths/nine-point';

test('ninePoints: puts nine at the top and goes round clockwise', () => {
  const points = ninePoints(40);
  expect(points.map(({ digit }) => digit)).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(points[0]).toMatchObject({ x: 0, y: -40 });
  expect(points[1]!.x).toBeGreaterThan(0);
});

test('ninePoints: keeps every point on the circle, 40° from the next', () => {
  const place = fc.integer({ min: -500, max: 500 });
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 1000, noNaN: true }),
      fc.record({ x: place, y: place }),
      (radius, centre) => {
        const points = ninePoints(radius, centre);
        const side = 2 * radius * Math.sin(Math.PI / 9);
        points.forEach(({ x, y }, index) => {
          const next = points[(index + 1) % 9]!;
          // Coordinates have one decimal.
          expect(Math.abs(Math.hypot(x - centre.x, y - centre.y) - radius)).toBeLessThan(0.08);
          expect(Math.abs(Math.hypot(next.x - x, next.y - y) - side)).toBeLessThan(0.15);
        });
      },
    ),
  );
});

test('rootsOfMultiples: walk round the circle until they come to nine', () => {
  expect(rootsOfMultiples(4)).toEqual([4, 8, 3, 7, 2, 6, 1, 5, 9]);
  expect(rootsOfMultiples(3)).toEqual([3, 6, 9]);
  expect(rootsOfMultiples(9)).toEqual([9]);
});

test('starPath: is closed and visits the multiples from nine on', () => {
  const points = ninePoints(40);
  const digitAt = (place: string) => points.find(({ x, y }) => `${x} ${y}` === place)!.digit;
  const walk = (by: number) => /^M(.*)Z$/.exec(starPath(by, 40))![1]!.split('L').map(digitAt);
  expect(walk(3)).toEqual([9, 3, 6]);
  expect(walk(4)).toEqual([9, 4, 8, 3, 7, 2, 6, 1, 5]);
});
