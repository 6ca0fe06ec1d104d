import { digitRoot } from './digits';

export interface Position {
  readonly x: number;
  readonly y: number;
}

/** A point of the circle and the digit at it. */
export interface Point extends Position {
  readonly digit: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/** The nine-point circle, clockwise from 9 at the top: 9, 1, 2, … 8. */
export function ninePoints(radius: number, centre: Position = { x: 0, y: 0 }): Point[] {
  return Array.from({ length: 9 }, (_, step) => {
    const angle = (step * 40 * Math.PI) / 180;
    return {
      digit: step === 0 ? 9 : step,
      x: round(centre.x + radius * Math.sin(angle)),
      y: round(centre.y - radius * Math.cos(angle)),
    };
  });
}

/**
 * Digit roots of the multiples of a number, until they come round to nine:
 * 4 → 4, 8, 3, 7, 2, 6, 1, 5, 9 and 3 → 3, 6, 9.
 */
export function multiples(by: number): number[] {
  const walk = Array.from({ length: 9 }, (_, step) => digitRoot(by * (step + 1)));
  return walk.slice(0, walk.indexOf(9) + 1);
}

/** An SVG path from 9 through the multiples of a number from 1 to 9: a star for 4. */
export function starPath(by: number, radius: number, centre?: Position): string {
  const points = ninePoints(radius, centre);
  const walk = [9, ...multiples(by).slice(0, -1)].map((digit) => points[digit % 9]!);
  return `M${walk.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
