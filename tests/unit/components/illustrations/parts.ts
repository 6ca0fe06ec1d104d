import { type Drawing, type Label } from '@/components/illustrations/drawing';

/** Every text of a drawing, with the layer's own size where it has none. */
export const textsOf = ({ layers }: Drawing): (Label & { fill: string })[] =>
  layers.flatMap((layer) =>
    'd' in layer
      ? []
      : layer.texts.map((label) => ({ size: layer.size, fill: layer.fill, ...label })),
  );

/** The lines of the thread in a drawing. */
export const threadsOf = ({ layers }: Drawing): string[] =>
  layers.flatMap((layer) => ('d' in layer && layer.colour === 'thread' ? layer.d : []));

/** The centre of the last character. */
export const lastCentre = ({ x }: Label) => (typeof x === 'number' ? x : x.at(-1)!);
