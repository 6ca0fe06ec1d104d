import { Illustration } from '@/components/illustrations/illustration';
import { reciprocalDrawing } from '@/components/illustrations/sutras';
import { Slate } from '@/components/ui/slate';
import { type AboutTexts } from '@/content/en/about';

/** In the place of a portrait: a slate with the sutra the teacher likes best. */
export function FavouriteSutra({ texts }: { texts: AboutTexts['favourite'] }) {
  return (
    <Slate asChild className="portrait">
      <figure aria-labelledby="favourite-sutra">
        <figcaption id="favourite-sutra">{texts.title}</figcaption>
        <p>
          <span lang="sa">{texts.devanagari}</span>
          <i lang="sa-Latn">{texts.transliteration}</i>
          <span className="text-muted-foreground">{texts.meaning}</span>
        </p>
        <Illustration drawing={reciprocalDrawing()} label={texts.label} />
        <p className="text-sm text-muted-foreground">{texts.note}</p>
      </figure>
    </Slate>
  );
}
