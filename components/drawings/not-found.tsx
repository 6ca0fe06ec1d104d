import { type Drawing, row, thread } from './drawing';
import { Illustration, MarginIllustration } from './illustration';

/** Loose strands as offsets from the end of the thread: a control point and an end point. */
const strands = [
  [-7.8, -26, 39, -67.6],
  [26, -10.4, 67.6, -44.2],
  [33.8, -13, 85.8, -7.8],
  [39, 0, 75.4, 28.6],
  [31.2, 7.8, 44.2, 46.8],
  [5.2, -39, 59.8, -85.8],
];

const frayed = (x: number, y: number, scale: number, width: number) =>
  strands.map((strand) =>
    thread(
      `M${x} ${y}q${strand.map((offset) => (offset * scale).toFixed(1)).join(' ')}`,
      width,
      'last',
    ),
  );

const wide: Drawing = {
  viewBox: [0, 0, 1256, 440],
  layers: [
    row([4, 4], [190, 846], 372, 470),
    thread(
      'M1 0V330C1 392 40 414 110 414H420C560 414 628 320 628 216C628 108 584 56 518 56C446 56 402 124 402 216C402 312 448 372 518 372C566 372 604 348 640 352C668 356 690 388 726 394C880 420 1010 408 1074 352',
      5,
      'first',
    ),
    ...frayed(1074, 352, 1, 2.2),
  ],
};

const tall: Drawing = {
  viewBox: [0, 0, 332, 222],
  layers: [
    row([4, 4], [62, 270], 166, 182),
    thread(
      'M1 0V160C1 188 14 196 40 196H132C190 196 207 152 207 102C207 58 192 36 166 36C138 36 125 62 125 102C125 144 140 167 166 167C190 167 204 178 222 188C246 202 268 206 286 196',
      3.5,
      'first',
    ),
    ...frayed(286, 196, 0.42, 1.2),
  ],
};

/** 404: the margin line forms the 0 and ends in loose strands. */
export function NotFoundDrawing() {
  return <MarginIllustration wide={wide} tall={tall} />;
}

const threadEnd: Drawing = {
  viewBox: [-12, -30, 24, 32],
  layers: [
    thread('M0 0Q-1-14-9-22M0 0Q-3-12-5-28M0 0Q0-16 1-23M0 0Q1-14 6-29M0 0Q2-10 10-19', 1),
    thread('M0 2V-3', 2),
  ],
};

/** The torn upper end of the margin line that runs down to the footer. */
export function ThreadEnd() {
  return (
    <Illustration
      drawing={threadEnd}
      className="absolute top-0 left-[calc(var(--spacing-line)-var(--spacing-start)-11px)] w-6"
    />
  );
}
