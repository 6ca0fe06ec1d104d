import { samples } from '@/content/samples';
import { site } from '@/content/site';
import { isHttp } from '@/lib/env';
import { pastBatchNote } from '../lib/settings';
import { advice, broken, type Check, ok } from './check';

/** What the start refuses was said before. */
export const settingsAndFacts: Check = ({ now }) => {
  const past = pastBatchNote(site.course.next, site.timeZone, new Date(now));
  return past ? advice(past, 'Answer npm run setup -- course.') : ok('The site starts with them.');
};

/** Samples that would lose visitors' money or messages. */
const URGENT = ['upi.id', 'phone', 'email'];

export const sampleFacts: Check = ({ settings }) => {
  const files = Object.entries(samples);
  if (files.length === 0) return ok('All samples are replaced.');
  const list = files.map(([file, paths]) =>
    paths === 'all' ? `all of ${file}` : `in ${file}: ${paths.join(', ')}`,
  );
  const why = `These came with the site:${list.map((line) => `\n           ${line}`).join('')}`;
  const next =
    'Answer npm run setup for content/site.json and npm run setup -- books for content/books.json; type ok where a sample is true. Change the others in their files, and delete each from content/samples.json (docs/content.md).';
  const isUrgent = URGENT.some((path) => samples['content/site.json']?.includes(path));
  if (isHttp(settings.SITE_URL) || !isUrgent) return advice(why, next);
  return broken(`Visitors would pay or write to a sample. ${why}`, next);
};
