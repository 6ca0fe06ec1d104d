import { ninePoints, starPath } from '@/components/drawings/star-path';
import { discs, type Drawing, thread } from './drawing';
import { Illustration } from './illustration';

/**
 * Nine points, joined in steps of `by`. The same radius as the circle on the home page, so that the
 * HTML compresses better.
 */
const starDrawing = (by: 1 | 2 | 4): Drawing => ({
  viewBox: [-55, -55, 110, 110],
  layers: [thread(starPath(by, 44), 3.52), discs(ninePoints(44), 6.6, 'foreground')],
});

export const markDrawing = starDrawing(4);

export function Mark({ className }: { className: string }) {
  return <Illustration drawing={markDrawing} className={className} />;
}

export function Seal({ by }: { by: 1 | 2 | 4 }) {
  return <Illustration drawing={starDrawing(by)} />;
}
