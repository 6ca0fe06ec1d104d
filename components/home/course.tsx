import { type Batch, type Course } from '@/content/course-schema';
import { FEE_RULES } from '@/content/fee-rules-schema';
import { inLanguage } from '@/lib/words/owner-text';
import { fill, formatList, languageName, plural } from '@/lib/text/format';
import { HindiInText } from '@/components/site/hindi-in-text';
import { Section } from '@/components/site/section';
import { isInDevanagari } from '@/content/languages';
import { ButtonLink } from '@/components/site/link';
import { site } from '@/content/site';
import { chatLink } from '@/lib/words/social';
import { batchCalendar, calendarPath } from '@/lib/course/batch-calendar';
import { googleCalendarLink } from '@/lib/course/calendar';
import { courseCounts, courseFees, courseTopics } from '@/lib/words/course-texts';
import { formatClassTimes, formatDate, upcomingBatches } from '@/lib/words/next-batch';
import { type Locale } from '@/lib/words/locale';
import { NextBatch } from './next-batch';

interface Row {
  label: string;
  value: string | undefined;
  /** Where it is not that of the page. */
  lang?: string;
  /** A sentence, which needs the whole width of a phone. */
  isLong?: boolean;
}

function feeRuleRows({ feeRules }: Course, { language, words }: Locale): Row[] {
  const labels = words.home.course.fee.rules;
  return FEE_RULES.flatMap((rule) => {
    const text = feeRules?.[rule];
    if (!text) return [];
    const { text: value, lang } = inLanguage(text, language);
    return [{ label: labels[rule], value, lang, isLong: true as const }];
  });
}

/** Leaves out facts that are null, except the fee. */
export function courseRows(course: Course, locale: Locale): Row[] {
  const { tag } = locale;
  const { topics, topicsIn, length, minutes, groupSize, times, languages, fee } = course;
  const words = locale.words.home.course;
  const counts = courseCounts(course, locale);
  const rows: (Row | null | 0)[] = [
    { label: words.fee.label, value: courseFees(fee, locale), isLong: fee.length > 1 },
    ...feeRuleRows(course, locale),
    times && {
      label: words.times.label,
      value: fill(words.times.value, { times: formatClassTimes(times, tag) }),
    },
    length && { label: words.length.label, value: fill(words.length.value, counts) },
    minutes && { label: words.minutes.label, value: fill(words.minutes.value, counts) },
    groupSize && {
      label: words.groupSize.label,
      value: fill(plural(groupSize, words.groupSize.value, tag), { groupSize }),
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
      value: courseTopics(topics, topicsIn, locale),
    },
  ];
  return rows.filter((row) => !!row);
}

const termStyle = 'text-sm text-muted-foreground';
const cellStyle = 'grow border-b pt-3 pb-[0.6rem] leading-note';

export function Course({ locale, numeral }: { locale: Locale; numeral: string }) {
  const { title, fee } = locale.words.home.course;
  const isHindi = isInDevanagari(locale.language);
  return (
    <Section numeral={numeral} id="course" headingId="the-course" heading={title}>
      {/* Cells that grow leave no hole where a fact is missing. */}
      <dl className="mt-5 flex flex-wrap border-t-2 border-t-foreground">
        <UpcomingBatches batches={site.course.next} locale={locale} />
        {courseRows(site.course, locale).map(({ label, value, lang, isLong }) => (
          <div
            key={label}
            className={`${cellStyle} ${isLong ? 'basis-full sm:basis-1/2' : 'basis-1/2'} pr-4 last:basis-full lg:basis-1/4 lg:last:basis-1/2`}
          >
            <dt className={termStyle}>{label}</dt>
            <dd lang={lang} className={isLong ? undefined : 'font-strong first-letter:uppercase'}>
              {value ? (
                <HindiInText isHindi={isHindi || lang !== undefined}>{value}</HindiInText>
              ) : (
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

/** A build after the first day of a batch leaves it out. */
export const UpcomingBatches = ({
  batches,
  locale,
}: {
  batches: readonly Batch[];
  locale: Locale;
}) =>
  upcomingBatches(batches, site.timeZone, new Date()).map((batch, order) => (
    <UpcomingBatch
      key={order}
      batch={batch}
      locale={locale}
      index={batches.indexOf(batch)}
      isFirst={order === 0}
    />
  ));

/** @param index its place in content/site.json. */
function UpcomingBatch({
  batch,
  index,
  isFirst,
  locale,
}: {
  batch: Batch;
  index: number;
  isFirst: boolean;
  locale: Locale;
}) {
  const { tag } = locale;
  const { timeZone } = site;
  const { start, days, places } = batch;
  const words = locale.words.home.course.next;
  const times = formatClassTimes(days, tag);
  const { series, texts } = batchCalendar(batch, locale);
  const links = (
    <dd className="flex flex-wrap gap-x-5">
      <ButtonLink href={calendarPath(locale.language, index)} type="text/calendar">
        {words.calendar}
      </ButtonLink>
      {series.length === 1 && (
        <ButtonLink href={googleCalendarLink(series[0]!, texts)}>{words.google}</ButtonLink>
      )}
    </dd>
  );
  return (
    <NextBatch
      start={start}
      days={days}
      timeZone={timeZone}
      tag={tag}
      weeks={site.course.length?.weeks}
      words={{ visitorTimes: words.visitorTimes, visitorChange: words.visitorChange }}
      className={`${cellStyle} basis-full`}
      links={links}
    >
      <dt className={termStyle}>{isFirst ? words.label : words.another}</dt>
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
