import { type Site } from '@/content/schema';
import { site } from '@/content/site';
import { written } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { fill } from '../text/format';

/** The name with degrees, and the job with its first year, as far as they are known. */
export function describeTeacher(
  { language, words: { about } }: Locale,
  { name, nameIn, degrees, since }: Site['teacher'] = site.teacher,
) {
  return {
    name: [written(name, nameIn, language), ...(degrees ?? [])].join(', '),
    role: since === null ? about.jobTitle : fill(about.profile.since, { since }),
  };
}
