import { type Opening } from '@/content/schema';

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const SPAN =
  /^([a-z]{3})[a-z]*(?: *(?:-|–|to) *([a-z]{3})[a-z]*)? +(?:(closed)|(\d\d?:\d\d) *(?:-|–|to) *(\d\d?:\d\d))$/i;

const dayOf = (name: string) => DAYS.findIndex((day) => day.toLowerCase() === name.toLowerCase());

function parseSpan(text: string): Opening | undefined {
  const [, first = '', last = first, closed, opens = '', closes = ''] = SPAN.exec(text) ?? [];
  const days: Opening['days'] = [dayOf(first), dayOf(last)];
  if (closed) return { days, opens: null, closes: null };
  const times = { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') };
  return times.opens < times.closes ? { days, ...times } : undefined;
}

export function parseHours(text: string): { value: Opening[] } | string {
  const value = text.split(',').flatMap((part) => parseSpan(part.trim()) ?? []);
  return value.length === text.split(',').length
    ? { value }
    : 'days and hours, such as Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed';
}

export const formatHours = (hours: readonly Opening[]): string =>
  hours
    .map(({ days: [first, last], opens, closes }) => {
      const days = first === last ? DAYS[first] : `${DAYS[first]}-${DAYS[last]}`;
      return `${days} ${opens && closes ? `${opens}-${closes}` : 'closed'}`;
    })
    .join(', ');
