import { type Language, languageNames } from '@/content/pages';
import { site } from '@/content/site';
import { batchCalendar } from '@/lib/course/batch-calendar';
import { calendarFile } from '@/lib/course/calendar';
import { isUpcoming } from '@/lib/course/next-batch';
import { locales } from '@/lib/locale';

export const dynamic = 'force-static';
export const dynamicParams = false;

const batch = site.course.next;

export const generateStaticParams = () =>
  batch && isUpcoming(batch.start, site.timeZone, new Date())
    ? languageNames.map((language) => ({ language }))
    : [];

export async function GET(_request: Request, { params }: RouteContext<'/calendar/[language]'>) {
  const { language } = await params;
  const { series, texts } = batchCalendar(batch!, locales[language as Language]);
  return new Response(calendarFile(series, texts, new Date()), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
