import { type Drawing, row, thread } from './drawing';
import { MarginIllustration } from './illustration';

/** The answer is 9021. */
const [a, times, b, equals] = ['97', '×', '93', '='] as const;
const wrongAnswer = '9012';

const wide: Drawing = {
  viewBox: [0, 0, 1256, 300],
  layers: [
    row([a, b, ...wrongAnswer], [179, 501, 832, 952, 1072, 1192], 184, 214),
    row([times, equals], [338, 668], 146, 118),
    thread(
      'M1 190C1 246 30 272 90 272H590C716 272 728 214 800 184C930 130 1120 76 1222 62C1262 57 1262 84 1228 94C1090 136 930 142 826 148C786 151 788 170 826 174C960 186 1120 164 1254 128',
      4,
      'first',
    ),
  ],
};

const tall: Drawing = {
  viewBox: [0, 0, 332, 250],
  layers: [
    row([a, b], [64, 180], 68, 72),
    row([times, equals], [122, 238], 56, 42),
    row([...wrongAnswer], [64, 138, 212, 286], 200, 130),
    thread(
      'M1 150C1 200 10 214 34 204C110 172 230 132 300 124C326 121 326 138 304 144C220 168 120 170 54 174C28 176 30 188 54 190C140 196 240 184 330 162',
      3,
      'first',
    ),
  ],
};

/** A wrong answer, struck out by the margin line. */
export function PageFailureDrawing() {
  return <MarginIllustration wide={wide} tall={tall} />;
}
