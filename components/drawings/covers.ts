import { type CoverDrawing } from '@/content/book-schema';
import { crosswiseStrokes } from '@sutra/vedic/crosswise';
import { type Position, starPath } from '@/components/drawings/star-path';
import { work } from '@sutra/vedic/multiply';
import { withSign } from '@sutra/vedic/notation';
import { type Colour, discs, type Drawing, type Layer } from './drawing';
import { digitRings } from './nine-point';

interface CoverTexts {
  lines: readonly string[];
  sutra?: string;
}

const line = (d: string, width: number): Layer => ({
  d,
  colour: 'cover-saffron',
  width,
  isRound: true,
});

interface TitlePlace {
  y: number;
  size: number;
  leading: number;
  /** More of them than this are set smaller. */
  lines: number;
}

const TITLE_WIDTH = 236;
/** About the width of a letter, in ems. Marks stand over or under others. */
const widthOf = (text: string) => 0.52 * text.replace(/\p{M}/gu, '').length;

/** A long title is set smaller than one that fits. */
function fitTitle({ size, leading, y, ...most }: TitlePlace, lines: readonly string[]) {
  const widest = Math.max(...lines.map(widthOf));
  const share = Math.min(1, TITLE_WIDTH / (widest * size), most.lines / lines.length);
  return { y, size: size * share, leading: leading * share };
}

function cover(
  ground: Colour,
  lines: readonly string[],
  place: TitlePlace,
  layers: readonly Layer[],
): Drawing {
  const title = fitTitle(place, lines);
  return {
    viewBox: [0, 0, 300, 440],
    layers: [
      { d: 'M0 0H300V440H0Z', colour: ground },
      { d: 'M34 0V440', colour: 'cover-saffron', width: 1.6 },
      {
        fill: 'cover-ivory',
        size: title.size,
        tracking: -0.4,
        texts: lines.map((text, index) => ({ text, x: 52, y: title.y + index * title.leading })),
      },
      ...layers,
    ],
  };
}

const smallTitle = { y: 62, size: 31.5, leading: 36, lines: 2 };

function crossing({ lines, sutra = '' }: CoverTexts): Drawing {
  const { operands, differences, answer } = work('nikhilam', 97, 93);
  const y = [254, 348] as const;
  return cover('cover-indigo', lines, { y: 64, size: 38, leading: 39, lines: 3 }, [
    {
      fill: 'cover-ivory',
      size: 92,
      anchor: 'middle',
      texts: operands.map((text, row) => ({ text, x: [76, 123], y: y[row]! })),
    },
    {
      fill: 'cover-saffron',
      size: 58,
      anchor: 'middle',
      texts: differences.map((value, row) => ({ text: withSign(value), x: 243, y: y[row]! - 4 })),
    },
    line('M150 226C180 230 176 322 206 327M150 320C180 316 176 238 206 233', 3),
    { d: 'M52 376H274', colour: 'cover-ivory', width: 1, opacity: 0.4 },
    { fill: 'cover-ivory', size: 25, texts: [{ text: answer, x: 52, y: 411 }] },
    {
      fill: 'cover-ivory',
      size: 15,
      anchor: 'end',
      opacity: 0.9,
      lang: 'sa',
      texts: [{ text: sutra, x: 274, y: 408 }],
    },
  ]);
}

/** The five steps of multiplying three digits by three. */
function crosswise({ lines, sutra = '' }: CoverTexts): Drawing {
  // x of the ones, the tens and the hundreds.
  const columns = [267, 163, 59];
  const steps = crosswiseStrokes(columns.length).map((strokes, step) => ({
    strokes,
    top: 170 + 46 * step,
    bottom: 198 + 46 * step,
  }));
  const points = steps.flatMap(({ top, bottom }) =>
    columns.flatMap((x): Position[] => [
      { x, y: top },
      { x, y: bottom },
    ]),
  );
  return cover('cover-peacock', lines, smallTitle, [
    {
      fill: 'cover-ivory',
      size: 17,
      opacity: 0.9,
      lang: 'sa',
      texts: [{ text: sutra, x: 52, y: 128 }],
    },
    ...steps.map(({ strokes, top, bottom }) =>
      line(
        strokes.map(([from, to]) => `M${columns[from]} ${top}L${columns[to]} ${bottom}`).join(''),
        3,
      ),
    ),
    discs(points, 4.6, 'cover-ivory'),
  ]);
}

function ninePoint({ lines }: CoverTexts): Drawing {
  const radius = 104;
  const centre = { x: 163, y: 282 };
  const faint = { colour: 'cover-ivory', opacity: 0.5, width: 1.2, isRound: true } as const;
  return cover('cover-earth', lines, smallTitle, [
    { d: starPath(4, radius, centre), ...faint },
    { d: starPath(1, radius, centre), ...faint },
    line(starPath(2, radius, centre), 3),
    ...digitRings(centre, {
      radius,
      ring: 11.5,
      size: 14.5,
      line: { colour: 'cover-ivory', width: 1.3 },
      ground: 'cover-earth',
    }),
  ]);
}

/** How far each bead of a rod is from the beam. The first bead is above it. */
function beadPlaces(digit: number): number[] {
  const moved = digit % 5;
  const lower = [0, 1, 2, 3].map((bead) => 12 + 22 * bead + (bead < moved ? 0 : 40));
  return [digit >= 5 ? -12 : -34, ...lower];
}

/** Shows the answer to 97 × 93. */
function abacus({ lines }: CoverTexts): Drawing {
  const beam = 218;
  const digits = [...String(97 * 93).padStart(7, '0')].map(Number);
  const rods = digits.map((digit, index) => ({ digit, x: 73 + 30 * index }));
  const beads = rods.flatMap(({ digit, x }) =>
    beadPlaces(digit).map((place) => `M${x - 13} ${beam + place}l13 -10l13 10l-13 10Z`),
  );
  const faint = { colour: 'cover-ivory', opacity: 0.5, width: 1.6 } as const;
  return cover('cover-earth', lines, smallTitle, [
    { d: rods.map(({ x }) => `M${x} 172V${beam + 144}`).join(''), ...faint },
    { d: beads.join(''), colour: 'cover-ivory' },
    line(`M56 ${beam}H270M56 172H270V${beam + 144}H56Z`, 3),
  ]);
}

/** The lines of an exercise book below the title. */
function plain({ lines }: CoverTexts): Drawing {
  const ruled = Array.from({ length: 7 }, (_, index) => `M52 ${244 + 28 * index}H274`);
  return cover('cover-peacock', lines, { y: 84, size: 38, leading: 42, lines: 3 }, [
    { d: ruled.join(''), colour: 'cover-ivory', width: 1, opacity: 0.4 },
  ]);
}

export const coverDrawings = {
  crossing,
  crosswise,
  'nine-point': ninePoint,
  abacus,
  plain,
} satisfies Record<CoverDrawing, (texts: CoverTexts) => Drawing>;
