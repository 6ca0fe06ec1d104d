/** A batch of the course as an iCalendar file (RFC 5545) and as a link to Google Calendar. */
import { type Batch } from '@/content/course-schema';
import { daysOf } from '@/lib/words/hours';
import { HOUR, localTime, MINUTE } from '@/lib/time';

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Classes at one time of the day, on the clock of a time zone. */
export interface Series {
  /** `2027-01-31T16:00`. */
  readonly start: string;
  readonly end: string;
  readonly timeZone: string;
  /** 0 is Sunday. */
  readonly days: readonly number[];
  readonly weeks: number | undefined;
}

/** One series for each time of the day. */
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
    return {
      start: `${date}T${opens}`,
      end: `${date}T${closes}`,
      timeZone,
      weeks,
      days: days.sort(),
    };
  });
}

const stampOf = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '');
const localStamp = (time: string) => `${time.replace(/[-:]/g, '')}00`;

const codesOf = ({ days }: Series) => days.map((day) => CODES[day]);

/** Undefined where the number of weeks is not known: then only the first class is an event. */
const ruleOf = (series: Series) =>
  series.weeks === undefined
    ? undefined
    : `RRULE:FREQ=WEEKLY;COUNT=${series.weeks * series.days.length};BYDAY=${codesOf(series).join()}`;

/** Of a clock that is never changed, `+0530`. */
function offsetOf(timeZone: string, at: Date) {
  const minutes = (Date.parse(`${localTime(timeZone, at)}Z`) - at.getTime()) / MINUTE;
  const size = Math.abs(minutes);
  const digits = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return (minutes < 0 ? '-' : '+') + digits.join('');
}

function zoneLines(timeZone: string, date: string) {
  const offset = offsetOf(timeZone, new Date(date));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ];
}

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

/**
 * Days and hour name an event: a batch that starts on another day replaces the one that a student has
 * added, and a teacher has no two batches at the same hours.
 *
 * @param timeZone of all series; one whose clock is never changed.
 */
export function calendarFile(
  series: readonly Series[],
  { title, text, url }: CalendarTexts,
  stamp: Date,
): string {
  const { host } = new URL(url);
  const events = series.flatMap((each) => [
    'BEGIN:VEVENT',
    `UID:${[...codesOf(each), each.start.slice(11).replace(':', '')].join('-')}@${host}`,
    // A calendar takes a change from a higher number alone.
    `SEQUENCE:${Math.floor(stamp.getTime() / HOUR)}`,
    `DTSTAMP:${stampOf(stamp)}`,
    `DTSTART;TZID=${each.timeZone}:${localStamp(each.start)}`,
    `DTEND;TZID=${each.timeZone}:${localStamp(each.end)}`,
    ...[ruleOf(each) ?? []].flat(),
    `SUMMARY:${escape(title)}`,
    `DESCRIPTION:${escape(text)}`,
    `URL:${url}`,
    'END:VEVENT',
  ]);
  const [first] = series;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Course//EN`,
    ...(first ? zoneLines(first.timeZone, first.start.slice(0, 10)) : []),
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
    dates: `${localStamp(series.start)}/${localStamp(series.end)}`,
    ctz: series.timeZone,
    details: `${text}\n${url}`,
    ...(rule && { recur: rule }),
  });
  return `https://calendar.google.com/calendar/render?${query}`;
}
