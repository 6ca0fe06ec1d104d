import { Illustration } from '@/components/illustrations/illustration';
import { reciprocalDrawing } from '@/components/illustrations/sutras';
import { DarkPanel } from '@/components/ui/dark-panel';
import { Sutra } from '@/components/ui/sutra';
import { type AboutWords } from '@/content/en/about';
import { sutras } from '@/content/sutras';

/** In the place of a portrait: a dark panel with the sutra the teacher likes best. */
export function FavouriteSutra({
  words,
  meaning,
}: {
  words: AboutWords['favourite'];
  meaning: string;
}) {
  return (
    <DarkPanel
      asChild
      className="mt-0 grid max-w-md content-between gap-5 md:max-lg:max-w-none md:max-lg:grid-cols-[1fr_20rem] md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-12 lg:min-h-144"
    >
      <figure aria-labelledby="favourite-sutra">
        <figcaption
          id="favourite-sutra"
          className="border-b pb-3 font-[550] md:max-lg:col-span-full"
        >
          {words.title}
        </figcaption>
        <Sutra
          {...sutras.vilokanam}
          meaning={meaning}
          className="text-[clamp(2.5rem,2rem+2vw,3.25rem)]"
        />
        <Illustration
          drawing={reciprocalDrawing()}
          label={words.label}
          className="w-full max-w-88 md:max-lg:col-start-2 md:max-lg:row-[2/4]"
        />
        <p className="text-sm text-muted-foreground">{words.note}</p>
      </figure>
    </DarkPanel>
  );
}
