import fc from '@/tests/support/fast-check';
import { describe, expect, it } from 'vitest';
import { digitRoot } from '@/lib/maths/digits';
import { multiples, ninePoints, starPath } from '@/lib/maths/nine-point';

describe('ninePoints', () => {
  it('puts nine at the top and goes round clockwise', () => {
    const points = ninePoints(40);
    expect(points.map(({ digit }) => digit)).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(points[0]).toEqual({ digit: 9, x: 0, y: -40 });
    expect(points[1]!.x).toBeGreaterThan(0);
    expect(points[8]!.x).toBe(-points[1]!.x);
  });

  it('keeps every point on the circle, 40° from the next', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 1000, noNaN: true }),
        fc.record({
          x: fc.integer({ min: -500, max: 500 }),
          y: fc.integer({ min: -500, max: 500 }),
        }),
        (radius, centre) => {
          const points = ninePoints(radius, centre);
          const side = 2 * radius * Math.sin(Math.PI / 9);
          points.forEach(({ x, y }, index) => {
            const next = points[(index + 1) % 9]!;
            expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(radius, 1);
            expect(Math.hypot(next.x - x, next.y - y)).toBeCloseTo(side, 1);
          });
        },
      ),
    );
  });
});

describe('multiples', () => {
  it('walk round the circle until they come to nine', () => {
    expect(multiples(4)).toEqual([4, 8, 3, 7, 2, 6, 1, 5, 9]);
    expect(multiples(3)).toEqual([3, 6, 9]);
    expect(multiples(9)).toEqual([9]);
  });

  it.each([1, 2, 4])('of %i and of what it lacks of nine walk in opposite directions', (by) => {
    const backwards = multiples(9 - by)
      .slice(0, -1)
      .reverse();
    expect(multiples(by).slice(0, -1)).toEqual(backwards);
  });
});

describe('starPath', () => {
  it.each([1, 2, 4] as const)('visits the digit roots of the multiples of %i, all nine', (by) => {
    const points = ninePoints(40);
    const walked = starPath(by, 40)
      .slice(1, -1)
      .split('L')
      .map((place) => points.find(({ x, y }) => `${x} ${y}` === place)!.digit);
    expect(walked).toEqual(
      Array.from({ length: 9 }, (_, step) => (step === 0 ? 9 : digitRoot(step * by))),
    );
    expect(new Set(walked).size).toBe(9);
  });

  it('is closed', () => {
    expect(starPath(4, 40)).toMatch(/^M0 -40L.*Z$/);
    expect(starPath(3, 40).match(/L/g)).toHaveLength(2);
  });
});
