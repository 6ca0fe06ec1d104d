import { Lead } from '@/components/ui/section';
import { type AboutWords } from '@/content/en/about';
import { type VedicWords } from '@/content/en/vedic';
import { FavouriteSutra } from './favourite-sutra';

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
      <FavouriteSutra words={favourite} meaning={meanings.vilokanam} />
    </section>
  );
}
