import { pageTag } from '@/lib/words/page-tag';
import { DAY } from '@/lib/time';

/** A date in the language of the page, without the year: "27 November". */
export const dayText = (
  day: number,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
) => new Intl.DateTimeFormat(pageTag(), { ...options, timeZone: 'UTC' }).format(day * DAY);
