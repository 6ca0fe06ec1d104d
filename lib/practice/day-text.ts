import { pageLanguage } from '@/lib/page-language';
import { DAY } from '@/lib/time';

/** A date in the language of the page, without the year: "27 November". */
export const dayText = (
  day: number,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' },
) =>
  new Intl.DateTimeFormat(`${pageLanguage()}-IN-u-nu-latn`, { ...options, timeZone: 'UTC' }).format(
    day * DAY,
  );
