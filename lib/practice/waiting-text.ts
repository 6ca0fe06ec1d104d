import { type ProgressWords } from '@/content/en/progress';
import { pageLanguage } from '@/lib/words/page-language';
import { fill, formatList, plural } from '@/lib/text/format';
import { dayText } from './day-text';
import { type Missed } from './missed-rows';

/** More of them are told by the first alone. */
const MOST_DAYS = 2;
const WEEK = 7;
/** Before that, a date without its year may be that of another year. */
const MOST_OF_A_YEAR = 300;

/** "today", "Monday", "17 November". */
function nameOf(day: number, today: number): string {
  const ago = today - day;
  if (ago < 2)
    return new Intl.RelativeTimeFormat(pageLanguage(), { numeric: 'auto' }).format(-ago, 'day');
  if (ago < WEEK) return dayText(day, { weekday: 'long' });
  const year = ago > MOST_OF_A_YEAR ? 'numeric' : undefined;
  return dayText(day, { day: 'numeric', month: 'long', year });
}

/** How many sums wait, and from which days where that is known of all: "2 sums from Monday wait". */
export function waitingText(
  waiting: readonly Pick<Missed, 'day'>[],
  today: number,
  words: ProgressWords['thread']['waiting'],
): string {
  const language = pageLanguage();
  const count = waiting.length;
  // One from a day to come was stored while the clock of the device was wrong.
  const known = waiting.flatMap(({ day }) => (day !== undefined && day <= today ? day : []));
  const days = [...new Set(known)].sort((one, other) => one - other);
  const names = days.slice(0, MOST_DAYS).map((day) => nameOf(day, today));
  if (known.length < count) return fill(plural(count, words.some, language), { count });
  if (days.length > MOST_DAYS) return fill(words.since, { count, day: names[0]! });
  const text = plural(count, words.from, language);
  return fill(text, { count, days: formatList(names, language) });
}
