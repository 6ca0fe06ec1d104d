import { languageNames } from '@/content/pages';
import { site } from '@/content/site';
import { batchCalendar, calendarFileName } from '@/lib/course/batch-calendar';
import { calendarFile } from '@/lib/course/calendar';
import { isUpcoming } from '@/lib/course/next-batch';
import { locales } from '@/lib/locale';

export const dynamic = 'force-static';
export const dynamicParams = false;

const batch = site.course.next;

export const generateStaticParams = () =>
  batch && isUpcoming(batch.start, site.timeZone, new Date())
    ? languageNames.map((language) => ({ file: calendarFileName(language) }))
    : [];

export async function GET(_request: Request, { params }: RouteContext<'/calendar/[file]'>) {
  const { file } = await params;
  const language = languageNames.find((name) => calendarFileName(name) === file)!;
  const { series, texts } = batchCalendar(batch!, locales[language]);
  return new Response(calendarFile(series, texts, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      // Not as an attachment: an iPhone then offers to add the classes.
      'Content-Disposition': 'inline; filename="classes.ics"',
    },
  });
}
