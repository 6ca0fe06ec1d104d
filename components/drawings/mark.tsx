import { type ComponentProps } from 'react';
import { ninePoints, starPath } from '@/lib/maths/nine-point';
import { discs, type Drawing, thread } from './drawing';
import { Illustration } from './illustration';

/** The same radius as the circle on the home page, so that the HTML compresses better. */
export const markDrawing: Drawing = {
  viewBox: [-55, -55, 110, 110],
  layers: [thread(starPath(4, 44), 3.52), discs(ninePoints(44), 6.6, 'foreground')],
};

export function Mark(props: ComponentProps<'svg'>) {
  return <Illustration drawing={markDrawing} {...props} />;
}
