import { books } from '@/content/books';
import { site } from '@/content/site';
import { formatDay, formatTime, hoursRow, openTimes } from '@/lib/contact/hours';
import { formatClassTimes } from '@/lib/course/next-batch';
import { type Locale } from '@/lib/locale';
import { instantOf } from '@/lib/time';
import { describeTeacher } from '@/lib/text/teacher';
import {
  fill,
  formatList,
  formatNumber,
  formatRupees,
  languageName,
  plural,
} from '@/lib/text/format';

function hoursInWords({ tag, words }: Locale): string {
  const { span, row, all } = words.assistant.hours;
  const timeOf = (time: string) => formatTime(time, tag).replace(':00', '');
  const rows = site.hours.flatMap(({ days: [from, to], opens, closes }) => {
    if (!opens || !closes) return [];
    const [first, last] = [formatDay(from, tag, 'long'), formatDay(to, tag, 'long')];
    return fill(row, {
      days: from === to ? first : fill(span, { first, last }),
      opens: timeOf(opens),
      closes: timeOf(closes),
    });
  });
  return fill(all, { rows: formatList(rows, tag) });
}

function bookFacts({ tag, words }: Locale) {
  const labels = words.booksPage.ebook;
  const texts = words.assistant.ebook;
  const languagesIn = (codes: readonly string[]) =>
    formatList(
      codes.map((code) => languageName(code, tag)),
      tag,
    );
  const formats = books.flatMap(({ title, ebook }) => {
    if (!ebook) return [];
    const { fileType, languages, devices, pages } = ebook;
    const format = fill(texts.format, {
      title,
      fileType,
      language: languagesIn(languages),
      devices: formatList(
        devices.map((device) => labels.devices[device]),
        tag,
      ),
    });
    return pages ? [format, fill(texts.pages, { pages: formatNumber(pages, tag) })] : [format];
  });
  const titles = books.map(({ title, language, ebook }) =>
    fill(texts.inLanguage, { title, language: languagesIn(ebook?.languages ?? [language]) }),
  );
  return {
    bookLanguagesByTitle: formatList(titles, tag),
    ebookFormats: formats.join(' '),
  };
}

function courseFacts({ tag, words }: Locale) {
  const { topics, length, minutes, groupSize, times, languages, fee } = site.course;
  const labels = words.home.course;
  return {
    ...length,
    minutes,
    groupSize,
    courseTopics:
      topics &&
      formatList(
        topics.map((topic) => labels.topics[topic]),
        tag,
      ),
    classTimes:
      times && fill(labels.times.value, { ...hoursRow(times, tag), times: openTimes(times, tag) }),
    classLanguages: formatList(
      (languages ?? site.languages).map((code) => languageName(code, tag)),
      tag,
    ),
    courseFee: fee && fill(labels.fee[fee.per], { amount: formatRupees(fee.amount, tag) }),
  };
}

/** Names the next batch until its first day, by the calendar of the time zone. */
export function nextBatch({ tag, words }: Locale) {
  const { course, timeZone } = site;
  if (!course.next) return null;
  const { start, days, places } = course.next;
  const texts = words.home.course.next;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  const answer = [
    `${texts.label}: ${fill(texts.start, { date: day.format(new Date(start)) })}`,
    places && fill(plural(places, texts.places, tag), { places }),
    fill(texts.times, { times: formatClassTimes(days, tag) }),
  ];
  const until = instantOf(`${start}T00:00`, timeZone).getTime();
  return { until, answer: answer.filter(Boolean).join(' ') };
}

/** Values for the answers, from the facts that the pages show; those that are null are left out. */
export function assistantFacts(locale: Locale): Record<string, string> {
  const { refund } = site.legal;
  const facts = {
    hours: hoursInWords(locale),
    teacherWithDegrees: describeTeacher(locale.words).name,
    teacherSince: site.teacher.since,
    taxNumber: site.legal.gstin,
    students: formatNumber(site.teaching.students, locale.tag),
    refundRule: locale.words.assistant.refund[refund.anyReason ? 'anyReason' : 'statedReasons'],
    ...bookFacts(locale),
    ...courseFacts(locale),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}
