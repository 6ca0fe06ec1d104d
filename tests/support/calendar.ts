import { instantOf, localTime } from '@/lib/time';

/** What a calendar needs of an event, as text. */
interface Repeated {
  start: string;
  end: string;
  rule?: string;
  zone: string;
}

const CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** When a clock shows `20270108T170000`. */
function instantAt(stamp: string, zone: string): Date {
  const time = stamp.replace(/^(....)(..)(..)T(..)(..)00Z?$/, '$1-$2-$3T$4:$5');
  return stamp.endsWith('Z') ? new Date(`${time}Z`) : instantOf(time, zone);
}

/** Every class of an event as `2027-01-08T17:00/18:00`, on a clock in India. */
function classesOf({ start, end, rule, zone }: Repeated): string[] {
  const {
    COUNT = '1',
    BYDAY,
    FREQ,
  } = Object.fromEntries((rule ?? '').split(';').map((part) => part.split('='))) as Record<
    string,
    string
  >;
  if (rule && FREQ !== 'WEEKLY') throw new Error(rule);
  const length = instantAt(end, zone).getTime() - instantAt(start, zone).getTime();
  const first = new Date(`${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6, 8)}`);
  const days = BYDAY?.split(',').map((code) => CODES.indexOf(code)) ?? [first.getUTCDay()];
  const found: string[] = [];
  for (const date = first; found.length < Number(COUNT); date.setUTCDate(date.getUTCDate() + 1)) {
    if (!days.includes(date.getUTCDay())) continue;
    const stamp = date.toISOString().slice(0, 10).replaceAll('-', '') + start.slice(8);
    const at = instantAt(stamp, zone);
    const [from, to] = [at, new Date(at.getTime() + length)];
    found.push(`${localTime('Asia/Kolkata', from)}/${localTime('Asia/Kolkata', to).slice(11)}`);
  }
  return found;
}

export interface CalendarEvent {
  uid: string;
  sequence: number;
  summary: string;
  classes: string[];
}

/** Reads an iCalendar file as strictly as a calendar does. */
export function readCalendar(file: string): CalendarEvent[] {
  if (!file.endsWith('\r\n') || /[^\r]\n/.test(file)) throw new Error('lines end with CRLF');
  const lines = file.replaceAll('\r\n ', '').trimEnd().split('\r\n');
  const zones = lines.filter((line) => line.startsWith('TZID:')).map((line) => line.slice(5));
  const offsets = lines.filter((line) => line.startsWith('TZOFFSETTO:'));
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else if (line === 'END:VCALENDAR') break;
    else {
      const at = line.indexOf(':');
      events.at(-1)?.set(line.slice(0, at), line.slice(at + 1));
    }
  }
  return events.map((event) => {
    const key = [...event.keys()].find((name) => name.startsWith('DTSTART'))!;
    const zone = key.split('TZID=')[1] ?? 'UTC';
    if (zone !== 'UTC' && (!zones.includes(zone) || offsets[0] !== 'TZOFFSETTO:+0530'))
      throw new Error(`The file does not describe ${zone}.`);
    const end = event.get(key.replace('DTSTART', 'DTEND'))!;
    const repeated = { start: event.get(key)!, end, rule: event.get('RRULE'), zone };
    return {
      uid: event.get('UID')!,
      sequence: Number(event.get('SEQUENCE')),
      summary: event.get('SUMMARY')!,
      classes: classesOf(repeated),
    };
  });
}

/** The classes of a link to Google Calendar, whose visitor has a calendar in India. */
export function readGoogleLink(link: string): string[] {
  const query = new URL(link).searchParams;
  const zone = query.get('ctz') ?? 'Asia/Kolkata';
  const [start = '', end = ''] = query.get('dates')!.split('/');
  const local = (stamp: string) =>
    stamp.endsWith('Z')
      ? `${localTime(zone, instantAt(stamp, zone)).replace(/[-:]/g, '')}00`
      : stamp;
  const rule = query.get('recur')?.replace('RRULE:', '');
  return classesOf({ start: local(start), end: local(end), rule, zone });
}
