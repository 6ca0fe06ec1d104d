import { type Course } from '@/content/schema';
import { fill, formatList, formatRupees, languageName } from '@/lib/text/format';
import { hoursRow, openTimes } from '@/lib/contact/hours';
import { Lead, Section } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
import { site } from '@/content/site';
import { chatLink } from '@/lib/contact/chat';
import { type Locale } from '@/lib/locale';

interface Row {
  label: string;
  value: string | undefined;
}

/** Leaves out facts that are null, except the fee. */
export function courseRows(
  { topics, length, minutes, groupSize, times, languages, fee }: Course,
  locale: Locale,
): Row[] {
  const { tag } = locale;
  const words = locale.words.home.course;
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

export function Course({ locale }: { locale: Locale }) {
  const { title, lead, fee } = locale.words.home.course;
  return (
    <Section numeral="३" id="course" split aria-labelledby="the-course">
      <div>
        <h2 id="the-course">{title}</h2>
        <Lead className="mt-3">{lead}</Lead>
      </div>
      <dl className="mt-8 self-start border-t-2 border-b border-t-foreground *:not-last:border-b lg:mt-[0.4rem]">
        {courseRows(site.course, locale).map(({ label, value }) => (
          <div
            key={label}
            className="grid items-baseline gap-x-6 pt-[0.8rem] pb-[0.65rem] xs:grid-cols-[8rem_1fr]"
          >
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="font-strong first-letter:uppercase">
              {value ?? (
                <ButtonLink className="-my-[0.6rem]" href={chatLink(fee.message)}>
                  {fee.ask}
                </ButtonLink>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
