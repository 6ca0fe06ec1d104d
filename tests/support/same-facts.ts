import { books } from '@/content/books';
import { KNOWN_TOPICS } from '@/content/course-schema';
import { languages } from '@/content/languages';
import { site } from '@/content/site';
import { socialLinks } from '@/lib/words/social';

/** Facts that are the same in every language. */
export const sameFacts = [
  languages.en.name,
  site.upi.payee,
  site.name,
  site.teacher.name,
  ...(site.teacher.degrees ?? []).flatMap((each) =>
    typeof each === 'string' ? each : [each.degree, each.place ?? ''],
  ),
  ...site.teaching.centres.flatMap(({ name, address }) => [name, address]),
  ...site.course.fee.map(({ what }) => what ?? ''),
  site.city,
  ...site.teaching.exams,
  ...(site.course.topics ?? []).filter((topic) => !KNOWN_TOPICS.includes(topic as 'squares')),
  ...Object.values({ ...site.course.feeRules, counted: site.teaching.counted }).flatMap(
    (said) => said?.text ?? [],
  ),
  ...socialLinks.map(({ name }) => name),
  ...books.flatMap(({ title, coverLines }) => [title, ...coverLines]),
  ...books.flatMap(({ stores }) => stores.map(({ name }) => name)),
  site.email,
  site.upi.id,
  site.legal.seller,
  site.legal.address,
  site.legal.grievance.name,
  site.legal.grievance.email,
  ...[site.legal.host, site.legal.records.service, site.legal.gstin].filter(
    (fact) => fact !== null,
  ),
  ...books.flatMap(({ ebook }) => (ebook ? [ebook.fileType] : [])),
].filter((fact) => fact.length > 1);
