import { Illustration } from '@/components/drawings/illustration';
import { reciprocalDrawing } from '@/components/drawings/sutras';
import { DarkPanel } from '@/components/site/dark-panel';
import { Sutra } from '@/components/site/sutra';
import { sutras } from '@/content/sutras';
import { Lead } from '@/components/site/section';
import { type AboutWords } from '@/content/en/about';
import { type VedicWords } from '@/content/en/vedic';

interface Props {
  words: Pick<AboutWords, 'profile' | 'favourite'>;
  meanings: VedicWords['sutras'];
}

export function Profile({ words: { profile, favourite }, meanings }: Props) {
  return (
    <section className="relative grid gap-10 lg:grid-cols-[1fr_24.25rem] lg:gap-x-18">
      <div>
        <p className="mb-3 text-sm font-medium text-thread-text">{profile.name}</p>
        <h1>{profile.title}</h1>
        <Lead className="mt-6">{profile.lead}</Lead>
        <p className="mt-4 max-w-[36em]">{profile.text}</p>
      </div>
      {/* The thread leaves the margin and is tied to the panel. */}
      <div className="absolute right-97 bottom-10 left-[calc(var(--spacing-line)-var(--spacing-start))] hidden h-14 rounded-bl-[3.5rem] border-b-2 border-l-2 border-thread lg:block">
        <div className="absolute -right-[7px] -bottom-2 size-3.5 rounded-full bg-thread" />
      </div>
      {/* In the place of a portrait. */}
      <DarkPanel
        asChild
        className="mt-0 grid max-w-md content-between gap-5 md:max-lg:max-w-none md:max-lg:grid-cols-[1fr_20rem] md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-12 lg:min-h-144"
      >
        <figure aria-labelledby="favourite-sutra">
          <figcaption
            id="favourite-sutra"
            className="border-b pb-3 font-[550] md:max-lg:col-span-full"
          >
            {favourite.title}
          </figcaption>
          <Sutra
            {...sutras.vilokanam}
            meaning={meanings.vilokanam}
            className="text-[clamp(2.5rem,2rem+2vw,3.25rem)]"
          />
          <Illustration
            drawing={reciprocalDrawing()}
            label={favourite.label}
            className="w-full max-w-88 md:max-lg:col-start-2 md:max-lg:row-[2/4]"
          />
          <p className="text-sm text-muted-foreground">{favourite.note}</p>
        </figure>
      </DarkPanel>
    </section>
  );
}
