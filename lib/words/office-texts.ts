import { type Opening } from '@/content/hours';
import { formatTime, minutesOf } from '@/lib/text/clock-time';
import { fill } from '@/lib/text/format';
import { DAY, MINUTE } from '@/lib/time';
import { clockIn, formatDay, type OpenState, spansOn, stateAt } from './hours';

/** A text for each minute of the week from which it holds; the first is 0, as Sunday begins. */
export type OfficeTexts = readonly (readonly [from: number, text: string])[];

const MINUTES_OF_DAY = DAY / MINUTE;

/** What to say while the office is open, and while it is closed. */
export function officeTexts(
  hours: readonly Opening[],
  tag: string,
  texts: { open: string; closed: string },
): OfficeTexts {
  return Array.from({ length: 7 }, (_, day) => {
    const turns = spansOn(day, hours).flatMap(({ opens, closes }) => [opens, closes]);
    return [0, ...turns.map(minutesOf)].map((minute) => {
      const state = stateAt({ day, minute }, hours);
      const text = state ? describeState(state, texts, tag) : texts.open;
      return [day * MINUTES_OF_DAY + minute, text] as const;
    });
  }).flat();
}

export const describeState = (
  state: OpenState,
  { open, closed }: { open: string; closed: string },
  tag: string,
) =>
  state.open
    ? fill(open, { time: formatTime(state.until, tag) })
    : fill(closed, { day: formatDay(state.day, tag), time: formatTime(state.opens, tag) });

export const textNow = (texts: OfficeTexts, timeZone: string, now: Date) => {
  const { day, minute } = clockIn(timeZone, now);
  return texts.findLast(([from]) => from <= day * MINUTES_OF_DAY + minute)![1];
};
