import { type HomeWords } from '@/content/en/home';
import { type Course } from '@/content/schema';
import { fill, formatList, formatRupees, languageName } from '@/lib/text/format';
import { hoursRow, openTimes } from '@/lib/contact/hours';

interface Row {
  label: string;
  /** Undefined when the fee is not set. */
  value: string | undefined;
}

/** Leaves out facts that are null, except the fee. */
export function courseRows(
  { topics, length, minutes, groupSize, times, languages, fee }: Course,
  words: HomeWords['course'],
  tag: string,
): Row[] {
  const rows: (Row | null | 0)[] = [
    topics && {
      label: words.topics.label,
      value: formatList(
        topics.map((topic) => words.topics[topic]),
        tag,
      ),
    },
    length && { label: words.length.label, value: fill(words.length.value, length) },
    minutes && { label: words.minutes.label, value: fill(words.minutes.value, { minutes }) },
    groupSize && {
      label: words.groupSize.label,
      value: fill(words.groupSize.value, { groupSize }),
    },
    times && {
      label: words.times.label,
      value: fill(words.times.value, { ...hoursRow(times, tag), times: openTimes(times, tag) }),
    },
    languages && {
      label: words.languages,
      value: formatList(
        languages.map((code) => languageName(code, tag)),
        tag,
      ),
    },
    {
      label: words.fee.label,
      value: fee ? fill(words.fee[fee.per], { amount: formatRupees(fee.amount, tag) }) : undefined,
    },
  ];
  return rows.filter((row) => !!row);
}
