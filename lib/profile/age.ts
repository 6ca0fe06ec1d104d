export const EARLIEST = '1900-01-01';

const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Today's date as `YYYY-MM-DD` in India, where the teacher and most visitors are. */
export function today(now = new Date()): string {
  return INDIA.format(now);
}

/** Whether a text is a day of the calendar from 1900-01-01 to today. */
export function isPastDate(date: string, now = new Date()): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const isCalendarDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
  return isCalendarDay && date >= EARLIEST && date <= today(now);
}

/**
 * Whole years on the day of `now`, as counted in India: a birthday counts from its morning on.
 *
 * @param date `YYYY-MM-DD`.
 */
export function ageOn(date: string, now = new Date()): number {
  const present = today(now);
  const years = Number(present.slice(0, 4)) - Number(date.slice(0, 4));
  return present.slice(5) < date.slice(5) ? years - 1 : years;
}

/** Under 18, the age of consent of India's Digital Personal Data Protection Act, 2023. */
export function isMinor(date: string, now = new Date()): boolean {
  return isPastDate(date, now) && ageOn(date, now) < 18;
}
