import { localDate } from '@/lib/time';

export const EARLIEST = '1900-01-01';

export const today = (now = new Date()): string => localDate('Asia/Kolkata', now);

export function isPastDate(date: string, now = new Date()): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  const isCalendarDay = !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === date;
  return isCalendarDay && date >= EARLIEST && date <= today(now);
}

export function ageOn(date: string, now = new Date()): number {
  const currentDate = today(now);
  const years = Number(currentDate.slice(0, 4)) - Number(date.slice(0, 4));
  return currentDate.slice(5) < date.slice(5) ? years - 1 : years;
}

/** 18 is the age of consent of India's Digital Personal Data Protection Act, 2023. */
export function isMinor(date: string, now = new Date()): boolean {
  return isPastDate(date, now) && ageOn(date, now) < 18;
}
