import { expect, test } from 'vitest';
import { ninePoints, starPath } from '@/components/drawings/star-path';
import { complement, recurring, rootsOfMultiples } from '@sutra/vedic/digits';
import { about } from '@/tests/support/words';

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  'nine points: the star of %i joins its multiples on the circle, from nine on',
  (by) => {
    const points = ninePoints(40);
    expect(points[0]).toMatchObject({ digit: 9, x: 0, y: -40 });
    points.forEach(({ x, y }, index) => {
      const next = points[(index + 1) % 9]!;
      const side = 2 * 40 * Math.sin(Math.PI / 9);
      expect(Math.abs(Math.hypot(next.x - x, next.y - y) - side)).toBeLessThan(0.15);
    });
    const [, path] = /^M(.*)Z$/.exec(starPath(by, 40))!;
    const walk = path!.split('L').map((place) => {
      const [x, y] = place.split(' ').map(Number);
      // Coordinates have one decimal.
      expect(Math.abs(Math.hypot(x!, y!) - 40)).toBeLessThan(0.08);
      return points.find((point) => point.x === x && point.y === y)!.digit;
    });
    expect(walk).toEqual([9, ...rootsOfMultiples(by).slice(0, -1)]);
  },
);

test('about: the captions say what is drawn', () => {
  const caption = (figure: keyof typeof about.research.areas) =>
    about.research.areas[figure].caption;
  expect(caption('complement')).toContain(`4387 = ${complement(4387).join('')}`);
  expect(caption('crosswise')).toContain(String(23 * 41));
  expect(caption('recurring')).toContain(`${recurring(19).length} digits`);
});
