/** A batch of the course as an iCalendar file (RFC 5545) and as a link to Google Calendar. */
import { type Batch } from '@/content/course-schema';
import { daysOf } from '@/lib/contact/hours';
import { localTime } from '@/lib/time';

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Classes at one time of the day. */
export interface Series {
  readonly start: Date;
  readonly end: Date;
  /** Of `start` in UTC and of the other classes. */
  readonly days: readonly number[];
  readonly weeks: number | undefined;
}

function toUtc(date: string, time: string, timeZone: string): Date {
  const local = Date.parse(`${date}T${time}Z`);
  const shifted = localTime(timeZone, new Date(local));
  return new Date(2 * local - Date.parse(`${shifted}Z`));
}

/**
 * One series for each time of the day.
 *
 * @param timeZone one without summer time: a rule in UTC would move by an hour.
 */
export function seriesOf(
  batch: Pick<Batch, 'start' | 'days'>,
  weeks: number | undefined,
  timeZone: string,
): Series[] {
  const times = new Map<string, number[]>();
  for (const { days, opens, closes } of batch.days) {
    const key = `${opens} ${closes}`;
    times.set(key, [...new Set([...(times.get(key) ?? []), ...daysOf(days)])]);
  }
  return Array.from(times, ([key, days]) => {
    const [opens = '', closes = ''] = key.split(' ');
    const first = new Date(batch.start);
    while (!days.includes(first.getUTCDay())) first.setUTCDate(first.getUTCDate() + 1);
    const date = first.toISOString().slice(0, 10);
    const [start, end] = [toUtc(date, opens, timeZone), toUtc(date, closes, timeZone)];
    // Early in an Indian morning it is still the day before in UTC.
    const shift = start.getUTCDay() - first.getUTCDay();
    return { start, end, weeks, days: days.map((day) => (day + shift + 7) % 7).sort() };
  });
}

const stampOf = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');

/** Undefined where the number of weeks is not known: then only the first class is an event. */
const ruleOf = ({ days, weeks }: Series) =>
  weeks === undefined
    ? undefined
    : `RRULE:FREQ=WEEKLY;COUNT=${weeks * days.length};BYDAY=${days.map((day) => CODES[day]).join()}`;

const escape = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\n/g, String.raw`\n`);

/** Lines of at most 75 bytes; the others begin with a space. */
function fold(line: string): string {
  const lines = [''];
  for (const character of line) {
    if (Buffer.byteLength(lines.at(-1)! + character) > 75) lines.push(' ');
    lines[lines.length - 1] += character;
  }
  return lines.join('\r\n');
}

interface CalendarTexts {
  readonly title: string;
  readonly text: string;
  /** Address of the page on the course. */
  readonly url: string;
}

export function calendarFile(
  series: readonly Series[],
  { title, text, url }: CalendarTexts,
  stamp: Date,
): string {
  const events = series.flatMap((each) => [
    'BEGIN:VEVENT',
    `UID:${stampOf(each.start)}@${new URL(url).host}`,
    `DTSTAMP:${stampOf(stamp)}`,
    `DTSTART:${stampOf(each.start)}`,
    `DTEND:${stampOf(each.end)}`,
    ...[ruleOf(each) ?? []].flat(),
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]);
  const { host } = new URL(url);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Course//EN`,
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Google Calendar reads one event from an address. */
export function googleCalendarLink(series: Series, { title, text, url }: CalendarTexts): string {
  const rule = ruleOf(series);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${stampOf(series.start)}/${stampOf(series.end)}`,
    details: `${text}\n${url}`,
    ...(rule && { recur: rule }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
