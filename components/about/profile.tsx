import { Lead } from '@/components/ui/lead';
import { type AboutTexts } from '@/content/en/about';
import { type Site } from '@/content/schema';
import { fill } from '@/lib/text/format';
import { FavouriteSutra } from './favourite-sutra';

interface Props {
  texts: AboutTexts['profile'];
  favourite: AboutTexts['favourite'];
  site: Site;
}

export function Profile({ texts, favourite, site }: Props) {
  const facts = { ...site.teacher, city: site.city };
  return (
    <section className="relative grid gap-10 lg:grid-cols-[1fr_24.25rem] lg:gap-x-18">
      <div>
        <p className="mb-3 text-sm font-medium text-thread-text">{fill(texts.name, facts)}</p>
        <h1>{texts.title}</h1>
        <Lead className="mt-6">{fill(texts.lead, facts)}</Lead>
        <p className="mt-4 max-w-[36em]">{fill(texts.text, facts)}</p>
      </div>
      {/* The thread leaves the margin and is tied to the slate. */}
      <div className="absolute right-97 bottom-10 left-[calc(var(--spacing-line)-var(--spacing-start))] hidden h-14 rounded-bl-[3.5rem] border-b-2 border-l-2 border-thread lg:block">
        <div className="absolute -right-[7px] -bottom-2 size-3.5 rounded-full bg-thread" />
      </div>
      <FavouriteSutra texts={favourite} />
    </section>
  );
}
