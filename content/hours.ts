import { z } from 'zod';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const DAY = `(${DAYS.join('|')})`;
const TIME = String.raw`((?:[01]\d|2[0-3]):[0-5]\d)`;
const SPAN = new RegExp(`^${DAY}(?:-${DAY})? (?:closed|${TIME}-${TIME})$`, 'i');

export interface Opening {
  /** First and last day of the span; 0 is Sunday, as in `Date.getDay`. */
  days: [number, number];
  opens: string | null;
  closes: string | null;
}

function readOpening(text: string): Opening | undefined {
  const [span, first = '', last = first, opens = null, closes = null] = SPAN.exec(text) ?? [];
  if (!span || (opens && closes && opens >= closes)) return undefined;
  const dayOf = (name: string) => DAYS.indexOf(name.toLowerCase());
  return { days: [dayOf(first), dayOf(last)], opens, closes };
}

const isOn = ({ days: [first, last] }: Opening, day: number) =>
  first <= last ? day >= first && day <= last : day >= first || day <= last;

/** Whether two spans are open at one time, which no page can say. */
const overlap = (one: Opening, other: Opening) =>
  (one.opens ?? '') < (other.closes ?? '') &&
  (other.opens ?? '') < (one.closes ?? '') &&
  DAYS.some((_, day) => isOn(one, day) && isOn(other, day));

const spansSchema = (example: string) =>
  z.string().transform((text, context) => {
    const spans = text.split(/, */).flatMap((span) => readOpening(span) ?? []);
    if (spans.length === text.split(',').length) return spans;
    context.addIssue({ code: 'custom', message: `write it like ${example}` });
    return z.NEVER;
  });

const OFFICE = 'Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed';

/** Days and times as a text. */
export const hoursSchema = spansSchema(OFFICE).refine(
  (spans) =>
    !spans.some((one, index) => spans.slice(index + 1).some((other) => overlap(one, other))),
  { error: `two spans of one day overlap: write it like ${OFFICE}` },
);

/** A span that is not closed. */
export interface ClassTime extends Opening {
  opens: string;
  closes: string;
}

const classTimesSchema = (example: string, max = Infinity) =>
  spansSchema(example).transform((spans, context) => {
    const times = spans.filter((span): span is ClassTime => Boolean(span.opens && span.closes));
    if (times.length === spans.length && times.length <= max) return times;
    context.addIssue({ code: 'custom', message: `write it like ${example}` });
    return z.NEVER;
  });

export const timesSchema = classTimesSchema('Mon-Sat 16:00-21:00', 1).transform(
  ([times]) => times!,
);

export const batchTimesSchema = classTimesSchema('Tue 17:00-18:00, Fri 17:00-18:00');
