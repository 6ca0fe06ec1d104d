import { Lead } from '@/components/ui/lead';
import { type AboutTexts } from '@/content/en/about';
import { type Site } from '@/content/schema';
import { fill } from '@/lib/format';
import { FavouriteSutra } from './favourite-sutra';

interface Props {
  texts: AboutTexts['profile'];
  favourite: AboutTexts['favourite'];
  site: Site;
}

export function Profile({ texts, favourite, site }: Props) {
  const facts = { ...site.teacher, city: site.city };
  return (
    <section className="profile">
      <div>
        <p className="mb-3 text-sm font-medium text-thread-text">{fill(texts.name, facts)}</p>
        <h1>{texts.title}</h1>
        <Lead className="mt-6">{fill(texts.lead, facts)}</Lead>
        <p className="mt-4 max-w-[36em]">{fill(texts.text, facts)}</p>
      </div>
      <FavouriteSutra texts={favourite} />
    </section>
  );
}
