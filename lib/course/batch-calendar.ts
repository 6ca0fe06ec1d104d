import { type Batch } from '@/content/course-schema';
import { type Language, languageNames } from '@/content/languages';
import { site } from '@/content/site';
import { type Locale } from '@/lib/words/locale';
import { siteName } from '@/lib/words/owner-text';
import { absolute } from '@/lib/env';
import { fill } from '@/lib/text/format';
import { seriesOf } from './calendar';
import { upcomingBatches } from '../words/next-batch';

/** Calendars know a file by its name, too: `en.ics`, and `en-2.ics` for the second batch. */
export const calendarFileName = (language: Language, index = 0) =>
  `${language}${index > 0 ? `-${index + 1}` : ''}.ics`;

export const calendarPath = (language: Language, index?: number) =>
  `/calendar/${calendarFileName(language, index)}`;

/** The files of the batches to come, by their places in content/site.json. */
export const calendarFiles = (batches: readonly Batch[], timeZone: string, now: Date) =>
  languageNames.flatMap((language) =>
    upcomingBatches(batches, timeZone, now).map((batch) => ({
      language,
      batch,
      file: calendarFileName(language, batches.indexOf(batch)),
    })),
  );

export function batchCalendar(batch: Batch, { language, paths, words }: Locale) {
  const { title, text } = words.home.course.next.event;
  return {
    series: seriesOf(batch, site.course.length?.weeks, site.timeZone),
    texts: {
      title: fill(title, { site: siteName(language) }),
      text,
      url: absolute(`${paths.home}#course`),
    },
  };
}
