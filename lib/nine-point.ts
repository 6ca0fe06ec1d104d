/**
 * The nine-point circle: digits 1–9 on a circle, 40° apart, 9 at the top, clockwise.
 * Multiples of a number, each reduced to its digit root, walk over these points.
 */
export interface Point {
  digit: number;
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * @param radius in the units of the drawing, above 0.
 * @returns nine points in the order 9, 1, 2, … 8 around the origin.
 */
export function ninePoints(radius: number, centre = { x: 0, y: 0 }): Point[] {
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
 * The closed line that counts by `by` and keeps the digit root: 4 → 4, 8, 3, 7, 2, 6, 1, 5, 9.
 *
 * @param by 1, 2 or 4 (3 would close after three points).
 * @returns the `d` of an SVG path.
 */
export function starPath(by: 1 | 2 | 4, radius: number, centre = { x: 0, y: 0 }): string {
  const points = ninePoints(radius, centre);
  const walk = Array.from({ length: 9 }, (_, step) => points[(step * by) % 9]!);
  return `M${walk.map((point) => `${point.x} ${point.y}`).join('L')}Z`;
}
