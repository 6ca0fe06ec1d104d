import { rootsOfMultiples } from '@sutra/vedic/digits';

export interface Position {
  readonly x: number;
  readonly y: number;
}

export interface Point extends Position {
  readonly digit: number;
}

const toTenths = (value: number) => Math.round(value * 10) / 10;

export function ninePoints(radius: number, centre: Position = { x: 0, y: 0 }): Point[] {
  return Array.from({ length: 9 }, (_, step) => {
    const angle = (step * 40 * Math.PI) / 180;
    return {
      digit: step === 0 ? 9 : step,
      x: toTenths(centre.x + radius * Math.sin(angle)),
      y: toTenths(centre.y - radius * Math.cos(angle)),
    };
  });
}

export function starPath(by: number, radius: number, centre?: Position): string {
  const points = ninePoints(radius, centre);
  const corners = [9, ...rootsOfMultiples(by).slice(0, -1)].map((digit) => points[digit % 9]!);
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
}
