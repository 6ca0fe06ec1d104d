import { type Batch, type Course } from '@/content/course-schema';
import { fill, formatList, formatRupees, languageName, plural } from '@/lib/text/format';
import { hoursRow, openTimes } from '@/lib/contact/hours';
import { Section } from '@/components/site/section';
import { ButtonLink } from '@/components/site/link';
import { site } from '@/content/site';
import { chatLink } from '@/lib/contact/chat';
import { batchCalendar, calendarPath } from '@/lib/course/batch-calendar';
import { googleCalendarLink } from '@/lib/course/calendar';
import { formatClassTimes, formatDate, isUpcoming } from '@/lib/course/next-batch';
import { type Locale } from '@/lib/locale';
import { NextBatch } from './next-batch';

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
    {
      label: words.fee.label,
      value: fee ? fill(words.fee[fee.per], { amount: formatRupees(fee.amount, tag) }) : undefined,
    },
    times && {
      label: words.times.label,
      value: fill(words.times.value, { ...hoursRow(times, tag), times: openTimes(times, tag) }),
    },
    length && { label: words.length.label, value: fill(words.length.value, length) },
    minutes && { label: words.minutes.label, value: fill(words.minutes.value, { minutes }) },
    groupSize && {
      label: words.groupSize.label,
      value: fill(words.groupSize.value, { groupSize }),
    },
    languages && {
      label: words.languages,
      value: formatList(
        languages.map((code) => languageName(code, tag)),
        tag,
      ),
    },
    topics && {
      label: words.topics.label,
      value: formatList(
        topics.map((topic) => words.topics[topic]),
        tag,
      ),
    },
  ];
  return rows.filter((row) => !!row);
}

const termStyle = 'text-sm text-muted-foreground';
const cellStyle = 'grow border-b pt-3 pb-[0.6rem] leading-note';

export function Course({ locale, numeral }: { locale: Locale; numeral: string }) {
  const { title, fee } = locale.words.home.course;
  return (
    <Section numeral={numeral} id="course" headingId="the-course" heading={title}>
      {/* Cells that grow leave no hole where a fact is missing. */}
      <dl className="mt-5 flex flex-wrap border-t-2 border-t-foreground">
        <UpcomingBatch batch={site.course.next} locale={locale} />
        {courseRows(site.course, locale).map(({ label, value }) => (
          <div
            key={label}
            className={`${cellStyle} basis-1/2 pr-4 last:basis-full lg:basis-1/4 lg:last:basis-1/2`}
          >
            <dt className={termStyle}>{label}</dt>
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

/** A build after the first day has none. */
export function UpcomingBatch({ batch, locale }: { batch: Batch | null; locale: Locale }) {
  const { tag } = locale;
  const { timeZone } = site;
  if (!batch || !isUpcoming(batch.start, timeZone, new Date())) return null;
  const { start, days, places } = batch;
  const words = locale.words.home.course.next;
  const times = formatClassTimes(days, tag);
  const { series, texts } = batchCalendar(batch, locale);
  const links = (
    <dd className="flex flex-wrap gap-x-5">
      <ButtonLink href={calendarPath(locale.language)} type="text/calendar">
        {words.calendar}
      </ButtonLink>
      {series.length === 1 && (
        <ButtonLink href={googleCalendarLink(series[0]!, texts)}>{words.google}</ButtonLink>
      )}
    </dd>
  );
  return (
    <NextBatch
      {...{ start, days, timeZone, tag }}
      weeks={site.course.length?.weeks}
      words={{ visitorTimes: words.visitorTimes, visitorChange: words.visitorChange }}
      className={`${cellStyle} basis-full`}
      links={links}
    >
      <dt className={termStyle}>{words.label}</dt>
      <dd className="font-strong">
        {[
          fill(words.start, { date: formatDate(start, tag, 'long') }),
          places && fill(plural(places, words.places, tag), { places }),
        ]
          .filter(Boolean)
          .join(' ')}
      </dd>
      <dd>{fill(words.times, { times })}</dd>
    </NextBatch>
  );
}
