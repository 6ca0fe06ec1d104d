import { type Course } from '@/content/course-schema';
import { written } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { countInWords } from '@/lib/text/counted';
import { formatPhrases } from '@/lib/text/format';

/** The numbers of a course in words; one that is null is left out. */
export function courseCounts(
  { length, minutes }: Pick<Course, 'length' | 'minutes'>,
  { tag, words }: Locale,
) {
  const { digits } = words.factWords;
  const write = (n: number, name: keyof typeof digits) => countInWords(n, digits[name], tag);
  return {
    ...(length && {
      weeks: write(length.weeks, 'weeks'),
      weeksLong: write(length.weeks, 'weeksLong'),
      classesPerWeek: write(length.classesPerWeek, 'classesPerWeek'),
    }),
    ...(minutes !== null && { minutes: write(minutes, 'minutes') }),
  };
}

/** A topic without words of the site is shown as the owner writes it. */
export function courseTopics(
  topics: readonly string[],
  topicsIn: Course['topicsIn'],
  { language, tag, words }: Locale,
): string {
  const known: Readonly<Record<string, string>> = words.home.course.topics;
  return formatPhrases(
    written(topics, topicsIn, language).map((topic) => known[topic] ?? topic),
    tag,
  );
}
