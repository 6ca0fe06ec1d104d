import { site } from '@/content/site';
import { batchCalendar, calendarFiles } from '@/lib/course/batch-calendar';
import { calendarFile } from '@/lib/course/calendar';
import { locales } from '@/lib/words/locale';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = calendarFiles(site.course.next, site.timeZone, new Date());

export const generateStaticParams = () => files.map(({ file }) => ({ file }));

export async function GET(_request: Request, { params }: RouteContext<'/calendar/[file]'>) {
  const { file } = await params;
  const { batch, language } = files.find((each) => each.file === file)!;
  const { series, texts } = batchCalendar(batch, locales[language]);
  return new Response(calendarFile(series, texts, new Date()), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      // Not as an attachment: an iPhone then offers to add the classes.
      'Content-Disposition': 'inline; filename="classes.ics"',
    },
  });
}
