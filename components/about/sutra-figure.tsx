import { Illustration } from '@/components/illustrations/illustration';
import { sutraDrawings } from '@/components/illustrations/sutras';
import { type AboutTexts } from '@/content/en/about';

type Kind = AboutTexts['research']['areas'][number]['figure'];

/** A sutra at work; the caption says what the drawing shows. */
export function SutraFigure({ kind, caption }: { kind: Kind; caption: string }) {
  return (
    <figure>
      <Illustration drawing={sutraDrawings[kind]} />
      <figcaption className="mt-2 text-sm text-balance text-muted-foreground">{caption}</figcaption>
    </figure>
  );
}
