import { type Course } from '@/content/course-schema';
import { written } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { countInWords } from '@/lib/text/counted';
import { fill, formatList, formatPhrases, formatRupees } from '@/lib/text/format';

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

/** What the course costs; undefined where the owner shows no fee. */
export function courseFees(fees: Course['fee'], { language, tag, words }: Locale) {
  const { fee: forms } = words.home.course;
  const texts = fees.map(({ amount, per, months, what, whatIn }) => {
    const form = forms[per === 'month' && months > 1 ? 'months' : per];
    const price = fill(form, { amount: formatRupees(amount, tag), months });
    return what
      ? fill(forms.what, { price, what: written(what, whatIn, language) ?? what })
      : price;
  });
  return texts.length > 0 ? formatList(texts, tag, 'disjunction') : undefined;
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
