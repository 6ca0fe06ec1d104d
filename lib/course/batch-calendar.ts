import { type Batch } from '@/content/course-schema';
import { type Language } from '@/content/pages';
import { site } from '@/content/site';
import { type Locale } from '@/lib/locale';
import { absolute } from '@/lib/seo/address';
import { fill } from '@/lib/text/format';
import { seriesOf } from './calendar';

/** Calendars know a file by its name, too. */
export const calendarFileName = (language: Language) => `${language}.ics`;

export const calendarPath = (language: Language) => `/calendar/${calendarFileName(language)}`;

export function batchCalendar(batch: Batch, { paths, words }: Locale) {
  const { title, text } = words.home.course.next.event;
  return {
    series: seriesOf(batch, site.course.length?.weeks, site.timeZone),
    texts: {
      title: fill(title, { site: site.name }),
      text,
      url: absolute(`${paths.home}#course`),
    },
  };
}
