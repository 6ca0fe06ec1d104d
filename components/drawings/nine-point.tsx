import { ninePoints, type Position, starPath } from '@/components/drawings/star-path';
import {
  circlePath,
  type Colour,
  digitsAt,
  discs,
  type Drawing,
  type Layer,
  thread,
} from './drawing';
import { Illustration } from './illustration';

export function digitRings(
  centre: Position,
  {
    radius,
    ring,
    size,
    line,
    ground,
  }: {
    radius: number;
    /** Radius to the middle of the ring's line. */
    ring: number;
    size: number;
    line: { colour: Colour; width: number };
    ground: Colour;
  },
): Layer[] {
  const points = ninePoints(radius, centre);
  return [
    discs(points, ring + line.width / 2, line.colour),
    discs(points, ring - line.width / 2, ground),
    {
      fill: line.colour,
      size,
      anchor: 'middle',
      texts: [digitsAt(ninePoints(radius, { x: centre.x, y: centre.y + 0.345 * size }))],
    },
  ];
}

const circle: Drawing = {
  viewBox: [-62, -62, 124, 124],
  layers: [
    { d: circlePath(44), colour: 'border', width: 0.6 },
    thread(starPath(4, 44), 1.1, 'in-view'),
    discs(ninePoints(44), 1.9, 'foreground'),
    {
      fill: 'foreground',
      size: 10.5,
      anchor: 'middle',
      texts: [digitsAt(ninePoints(55, { x: 0, y: 3.6 }))],
    },
  ],
};

export function NinePointCircle({ className }: { className: string }) {
  return <Illustration drawing={circle} draw="" className={className} />;
}
