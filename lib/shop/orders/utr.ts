import { plainLine } from '@/lib/text/clean';
import { DAY, HOUR } from '@/lib/time';

const MOST_CHARACTERS = 35;

/**
 * The number of a payment as a bank shows it, in letters and digits. "UPI Ref No: 4123 4567 8901" is
 * its twelve digits; anything else is kept as it is, such as the id of a payment from abroad.
 */
export function readUtr(typed: unknown): string | null {
  if (typeof typed !== 'string') return null;
  const line = plainLine(typed.slice(0, 500)).toUpperCase();
  const joined = line.replace(/(?<=\d)[ \t./_-]+(?=\d)/g, '');
  const [digits] = /(?<!\d)\d{12}(?!\d)/.exec(joined) ?? [];
  const plain = line.replace(/[^A-Z0-9]/g, '').slice(0, MOST_CHARACTERS);
  return digits ?? (plain || null);
}

export const isUtr = (text: string) => /^\d{12}$/.test(text);

/**
 * The day of a payment by its UTR, as milliseconds since the epoch: NPCI's numbers begin with the last
 * digit of the year and the day of that year. Undefined where that gives no day of the last ten years.
 */
export function dayOfUtr(utr: string, now: number): number | undefined {
  if (!isUtr(utr)) return undefined;
  const dayOfYear = Number(utr.slice(1, 4));
  const thisYear = new Date(now).getUTCFullYear();
  const years = Array.from({ length: 10 }, (_, ago) => thisYear - ago);
  const year = years.find((each) => each % 10 === Number(utr[0]))!;
  const day = Date.UTC(year, 0, dayOfYear) - 5.5 * HOUR;
  const isInYear =
    dayOfYear >= 1 && new Date(Date.UTC(year, 0, dayOfYear)).getUTCFullYear() === year;
  return isInYear && day <= now + DAY ? day : undefined;
}
