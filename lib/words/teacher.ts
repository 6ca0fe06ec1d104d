import { type Site } from '@/content/schema';
import { site } from '@/content/site';
import { type Degree } from '@/content/teaching-schema';
import { written } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { fill } from '../text/format';

const nameOf = (degree: Degree) => (typeof degree === 'string' ? degree : degree.degree);

/** The degrees with a place or a year. */
export const placedDegrees = ({ degrees }: Pick<Site['teacher'], 'degrees'> = site.teacher) =>
  (degrees ?? []).flatMap((each) => {
    if (typeof each === 'string') return [];
    const text = [each.place, each.year].filter(Boolean).join(', ');
    return text ? [{ title: each.degree, text }] : [];
  });

/** The name with degrees, and the job with its first year, as far as they are known. */
export function describeTeacher(
  { language, words: { about } }: Locale,
  { name, nameIn, degrees, since }: Site['teacher'] = site.teacher,
) {
  return {
    name: [written(name, nameIn, language), ...(degrees ?? []).map(nameOf)].join(', '),
    role: since === null ? about.jobTitle : fill(about.profile.since, { since }),
  };
}
