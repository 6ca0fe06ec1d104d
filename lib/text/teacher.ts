import { type Site } from '@/content/schema';
import { site } from '@/content/site';
import { type Words } from '@/lib/locale';
import { fill } from './format';

/** The name with degrees, and the job with its first year, as far as they are known. */
export function describeTeacher(
  { about }: Pick<Words, 'about'>,
  { name, degrees, since }: Site['teacher'] = site.teacher,
) {
  return {
    name: [name, ...(degrees ?? [])].join(', '),
    role: since === null ? about.jobTitle : fill(about.profile.since, { since }),
  };
}
