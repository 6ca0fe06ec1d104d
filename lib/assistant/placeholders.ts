import { FEE_RULES, type FeeRule } from '@/content/fee-rules-schema';
import { inLanguage } from '@/lib/words/owner-text';
import { books } from '@/content/books';
import { site } from '@/content/site';
import { formatDay, groupByDays } from '@/lib/words/hours';
import { courseCounts, courseFees, courseTopics } from '@/lib/words/course-texts';
import { formatClassTimes, upcomingBatches } from '@/lib/words/next-batch';
import { classHours, classLanguages } from '@/lib/words/fact-texts';
import { type Locale } from '@/lib/words/locale';
import { socialLinks } from '@/lib/words/social';
import { isPreviewed } from '@/lib/words/sale';
import { formatTime } from '@/lib/text/clock-time';
import { instantOf } from '@/lib/time';
import { describeTeacher } from '@/lib/words/teacher';
import { fill, formatList, formatNumber, languageName, plural } from '@/lib/text/format';

function hoursInWords({ tag, words }: Locale): string {
  const { span, row, times, all } = words.assistant.hours;
  const timeOf = (time: string) => formatTime(time, tag).replace(':00', '');
  const rows = groupByDays(site.hours).flatMap(({ days, spans }) => {
    const [first, last] = days.map((day) => formatDay(day, tag, 'long'));
    const name = first === last ? first! : fill(span, { first: first!, last: last! });
    const open = spans.map(({ opens, closes }) =>
      fill(times, { opens: timeOf(opens), closes: timeOf(closes) }),
    );
    return open.length > 0 ? [fill(row, { days: name, times: formatList(open, tag) })] : [];
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
    if (!pages) return [format];
    return [format, fill(plural(pages, texts.pages, tag), { pages: formatNumber(pages, tag) })];
  });
  const titles = books.map(({ title, language, ebook }) =>
    fill(texts.inLanguage, { title, language: languagesIn(ebook?.languages ?? [language]) }),
  );
  const previewed = books.filter(isPreviewed);
  const unpreviewed = books.filter((book) => !isPreviewed(book));
  const titlesOf = (some: typeof books) =>
    formatList(
      some.map(({ title }) => title),
      tag,
    );
  const { booksList, everyBook } = words.assistant;
  return {
    booksList: books.length > 0 && plural(books.length, booksList, tag),
    previewed:
      previewed.length === books.length ? books.length > 0 && everyBook : titlesOf(previewed),
    unpreviewed: previewed.length > 0 && titlesOf(unpreviewed),
    bookLanguagesByTitle: formatList(titles, tag),
    ebookFormats: formats.join(' '),
  };
}

function feeRuleFacts({ language }: Locale) {
  const { feeRules } = site.course;
  const textOf = (rule: FeeRule) => {
    const text = feeRules?.[rule];
    return text ? inLanguage(text, language).text : '';
  };
  return {
    feeRules: FEE_RULES.map(textOf).filter(Boolean).join(' '),
    discountRule: textOf('discount'),
    missedClassRule: textOf('missed'),
    earlyStopRule: textOf('refund'),
  };
}

function courseFacts(locale: Locale) {
  const { tag, words } = locale;
  const { topics, topicsIn, groupSize, fee } = site.course;
  const hours = classHours();
  const labels = words.home.course;
  return {
    ...courseCounts(site.course, locale),
    groupRule: groupSize && fill(plural(groupSize, words.assistant.group, tag), { groupSize }),
    courseTopics: topics && courseTopics(topics, topicsIn, locale),
    classTimes:
      hours.length > 0 && fill(labels.times.value, { times: formatClassTimes(hours, tag) }),
    classLanguages: formatList(
      classLanguages().map((code) => languageName(code, tag)),
      tag,
    ),
    courseFee: courseFees(fee, locale),
  };
}

/** Names each batch to come until its first day, by the calendar of the time zone. */
export function nextBatches({ tag, words }: Locale) {
  const { course, timeZone } = site;
  const texts = words.home.course.next;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' });
  return upcomingBatches(course.next, timeZone, new Date()).map(({ start, days, places }) => {
    const answer = [
      fill(texts.start, { date: day.format(new Date(start)) }),
      places && fill(plural(places, texts.places, tag), { places }),
      fill(texts.times, { times: formatClassTimes(days, tag) }),
    ];
    const until = instantOf(`${start}T00:00`, timeZone).getTime();
    return { until, answer: answer.filter(Boolean).join(' ') };
  });
}

/** Values for the answers, from the facts that the pages show; those that are null are left out. */
export function assistantPlaceholders(locale: Locale): Record<string, string> {
  const facts = {
    hours: hoursInWords(locale),
    teacherWithDegrees: describeTeacher(locale).name,
    teacherSince: site.teacher.since,
    chatReplies: locale.words.contact.chat.text,
    taxNumber: site.legal.gstin,
    socialNames: formatList(
      socialLinks.map(({ name }) => name),
      locale.tag,
    ),
    refundRule: locale.words.assistant.refund,
    whatOthersSay:
      locale.words.assistant.testimonials[
        locale.words.testimonials.length > 0 ? 'given' : 'missing'
      ],
    ...bookFacts(locale),
    ...courseFacts(locale),
    ...feeRuleFacts(locale),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}
