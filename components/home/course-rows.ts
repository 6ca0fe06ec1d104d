import { type home } from '@/content/en/home';
import { type shell } from '@/content/en/shell';
import { type Course } from '@/content/schema';
import { fill, formatList, formatRupees } from '@/lib/text/format';
import { hoursRow } from '@/lib/contact/hours';

interface Row {
  label: string;
  /** `undefined` when no fee is set. */
  value: string | undefined;
}

/** The rows of the course: one for each fact that is not null, and always one for the fee. */
export function courseRows(
  { topics, length, minutes, groupSize, times, languages, fee }: Course,
  words: (typeof home)['course'],
  { days, languages: names }: Pick<typeof shell, 'days' | 'languages'>,
): Row[] {
  const rows: (Row | null | 0)[] = [
    topics && {
      label: words.topics.label,
      value: formatList(topics.map((topic) => words.topics[topic])),
    },
    length && { label: words.length.label, value: fill(words.length.value, length) },
    minutes && { label: words.minutes.label, value: fill(words.minutes.value, { minutes }) },
    groupSize && {
      label: words.groupSize.label,
      value: fill(words.groupSize.value, { groupSize }),
    },
    times && {
      label: words.times.label,
      value: fill(words.times.value, hoursRow(times, days, '')),
    },
    languages && {
      label: words.languages,
      value: formatList(languages.map((code) => names[code])),
    },
    {
      label: words.fee.label,
      value: fee ? fill(words.fee[fee.per], { amount: formatRupees(fee.amount) }) : undefined,
    },
  ];
  return rows.filter((row) => !!row);
}
