import { type Drawing, type Label } from '@/components/drawings/drawing';
import { type Position } from '@/lib/maths/nine-point';

/** Every text of a drawing, with the size and the color of its layer. */
export const textsOf = ({ layers }: Drawing): (Label & { fill: string })[] =>
  layers.flatMap((layer) =>
    'd' in layer
      ? []
      : layer.texts.map((label) => ({ size: layer.size, fill: layer.fill, ...label })),
  );

/** What a drawing says, in the order in which it is drawn. */
export const wordsOf = (drawing: Drawing) => textsOf(drawing).map(({ text }) => text);

/** The lines of one colour. */
export const linesOf = ({ layers }: Drawing, colour = 'thread'): string[] =>
  layers.flatMap((layer) => ('d' in layer && layer.colour === colour ? layer.d : []));

/** The pairs of coordinates of each stroke of a path. */
export const strokesOf = (d: string): Position[][] =>
  d
    .split(/(?=M)/)
    .map((stroke) => stroke.match(/-?[\d.]+ -?[\d.]+/g)!.map((pair) => pair.split(' ').map(Number)))
    .map((pairs) => pairs.map(([x, y]) => ({ x: x!, y: y! })));

/** The middle of each character, or of the whole text. */
export const centresOf = ({ x }: Label): readonly number[] => [x].flat();

export const lastCentre = (label: Label) => centresOf(label).at(-1)!;

/** Texts that are drawn outside the view box. */
export function findTextsOutside(drawing: Drawing): Label[] {
  const [left, top, width, height] = drawing.viewBox;
  const isInside = (at: number, start: number, length: number) => at > start && at < start + length;
  return textsOf(drawing).filter(
    (label) =>
      !centresOf(label).every((x) => isInside(x, left, width)) ||
      ![label.y].flat().every((y) => isInside(y, top, height)),
  );
}
