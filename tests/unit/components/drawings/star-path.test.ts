import { expect, test } from 'vitest';
import { ninePoints, starPath } from '@/components/drawings/star-path';
import { complement, recurring, rootsOfMultiples } from '@sutra/vedic/digits';
import { about } from '@/tests/support/words';

test('nine points: each star joins its multiples on the circle, from nine on', () => {
  for (const by of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const points = ninePoints(40);
    expect.soft(points[0], String(by)).toMatchObject({ digit: 9, x: 0, y: -40 });
    points.forEach(({ x, y }, index) => {
      const next = points[(index + 1) % 9]!;
      const side = 2 * 40 * Math.sin(Math.PI / 9);
      expect
        .soft(Math.abs(Math.hypot(next.x - x, next.y - y) - side), String(by))
        .toBeLessThan(0.15);
    });
    const [, path] = /^M(.*)Z$/.exec(starPath(by, 40))!;
    const walk = path!.split('L').map((place) => {
      const [x, y] = place.split(' ').map(Number);
      // Coordinates have one decimal.
      expect.soft(Math.abs(Math.hypot(x!, y!) - 40), String(by)).toBeLessThan(0.08);
      return points.find((point) => point.x === x && point.y === y)!.digit;
    });
    expect.soft(walk, String(by)).toEqual([9, ...rootsOfMultiples(by).slice(0, -1)]);
  }
});

test('about: the captions say what is drawn', () => {
  const caption = (figure: keyof typeof about.research.areas) =>
    about.research.areas[figure].caption;
  expect(caption('complement')).toContain(`4387 = ${complement(4387).join('')}`);
  expect(caption('crosswise')).toContain(String(23 * 41));
  expect(caption('recurring')).toContain(`${recurring(19).length} digits`);
});
