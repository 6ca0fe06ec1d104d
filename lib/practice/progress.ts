import { type ProgressWords } from '@/content/en/progress';
import { type Method, methods } from '@sutra/vedic/methods';

export const PROGRESS_KEY = 'practice:progress';

/** What a first wrong answer can show of how it came about. */
export type Mistake = keyof ProgressWords['mistakes'];

interface Count {
  readonly asked: number;
  /** By the first answer. */
  readonly right: number;
}

/** Days are those of India, since 1970. */
export interface DayCount extends Count {
  readonly day: number;
  /** Also by the second answer. */
  readonly solved: number;
}

export interface MethodCount extends Count {
  readonly mistakes: Readonly<Partial<Record<Mistake, number>>>;
  /** A mark for each of the last ten first answers, the newest last; 1 is right. */
  readonly last?: string;
}

/** One mark for each of today's five: 1 is right by the first answer. */
export interface Five {
  readonly day: number;
  readonly marks: string;
}

export interface Progress {
  /** The first day that was counted. */
  readonly since?: number;
  readonly days: readonly DayCount[];
  readonly methods: Readonly<Partial<Record<Method, MethodCount>>>;
  /** The last that were finished. */
  readonly five?: Five;
}

export const noProgress: Progress = { days: [], methods: {} };

const mistakes: Readonly<Record<Mistake, true>> = {
  padding: true,
  carry: true,
  lent: true,
  wrongWay: true,
  nines: true,
  summed: true,
  next: true,
  notCrossed: true,
  oneMore: true,
  square5: true,
  countedOnce: true,
  factor: true,
  factorEarly: true,
  factorTwice: true,
  tooWide: true,
  order: true,
  added: true,
  zeroMore: true,
  zeroLess: true,
};
const mistakeNames = Object.keys(mistakes) as Mistake[];

const LAST = 10;
const FEW = 3;
/** Of the last ten. */
const KEPT = 9;

/** How far a method is, by its last answers and not by all since the first day. */
export function stageOf({
  asked,
  last = '',
}: MethodCount): keyof ProgressWords['report']['stages'] {
  if (asked < FEW) return 'new';
  return last.replaceAll('0', '').length >= KEPT ? 'kept' : 'learning';
}

const isMistake = (name: string): name is Mistake => Object.hasOwn(mistakes, name);

/** Four weeks, and a few days that a wrong clock made up. */
const MOST_DAYS = 32;
const MOST = 9_999;
const LAST_DAY = 99_999;
const VERSION = 1;
/** Nothing that was written here is longer. */
const LONGEST = 4_096;

export const mondayOf = (day: number) => day - ((day + 3) % 7);

export const countOf = ({ days }: Progress, day: number): DayCount =>
  days.find((one) => one.day === day) ?? { day, asked: 0, right: 0, solved: 0 };

const more = (count: number, isCounted = true) => Math.min(count + Number(isCounted), MOST);

/** A wrong clock may have counted a day that is far from today: it goes first. */
function withDay({ days }: Progress, count: DayCount): readonly DayCount[] {
  const distance = ({ day }: DayCount) => Math.abs(day - count.day);
  return [count, ...days.filter(({ day }) => day !== count.day)]
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST_DAYS);
}

export interface FirstAnswer {
  readonly method: Method;
  readonly isRight: boolean;
  /** What was said of a wrong one: a slip or a hint. */
  readonly hint?: string;
}

/** The first answer to a sum, the second where it is right, or the end of today's five. */
export type Practised =
  | ({ readonly is: 'first'; readonly day: number } & FirstAnswer)
  | { readonly is: 'second'; readonly day: number }
  | ({ readonly is: 'five' } & Five);

type Mistakes = MethodCount['mistakes'];

/** Right answers that make up for one mistake of each kind. */
const UNDONE_BY = 20;

function mistakesAfter({ right, mistakes }: MethodCount, isRight: boolean, hint: string): Mistakes {
  if (isMistake(hint)) return { ...mistakes, [hint]: more(mistakes[hint] ?? 0) };
  if (!isRight || (right + 1) % UNDONE_BY > 0) return mistakes;
  return Object.fromEntries(
    Object.entries(mistakes).map(([name, times]) => [name, Math.max(times - 1, 0)]),
  );
}

function addFirst(
  progress: Progress,
  day: number,
  { method, isRight, hint = '' }: FirstAnswer,
): Progress {
  const { asked, right, solved } = countOf(progress, day);
  const count = progress.methods[method] ?? { asked: 0, right: 0, mistakes: {} };
  return {
    ...progress,
    since: Math.min(progress.since ?? day, day),
    days: withDay(progress, {
      day,
      asked: more(asked),
      right: more(right, isRight),
      solved: more(solved, isRight),
    }),
    methods: {
      ...progress.methods,
      [method]: {
        asked: more(count.asked),
        right: more(count.right, isRight),
        mistakes: mistakesAfter(count, isRight, hint),
        last: `${count.last ?? ''}${Number(isRight)}`.slice(-LAST),
      },
    },
  };
}

function addSecond(progress: Progress, day: number): Progress {
  const count = countOf(progress, day);
  const solved = Math.min(more(count.solved), count.asked);
  return { ...progress, days: withDay(progress, { ...count, solved }) };
}

export function addPractised(progress: Progress, practised: Practised): Progress {
  const { is, day } = practised;
  if (is === 'first') return addFirst(progress, day, practised);
  if (is === 'second') return addSecond(progress, day);
  return { ...progress, five: { day, marks: practised.marks } };
}

/** Once is no habit. */
const OFTEN = 2;

export function commonestMistake({ mistakes }: MethodCount): Mistake | undefined {
  const count = (name: Mistake) => mistakes[name] ?? 0;
  const most = Math.max(...mistakeNames.map(count));
  return most >= OFTEN ? mistakeNames.find((name) => count(name) === most) : undefined;
}

export function textOfProgress({ since, days, methods, five }: Progress): string {
  return JSON.stringify({
    v: VERSION,
    s: since,
    d: days.map(({ day, asked, right, solved }) => [day, asked, right, solved]),
    m: Object.fromEntries(
      Object.entries(methods).map(([name, { asked, right, mistakes, last }]) => [
        name,
        [asked, right, mistakes, ...(last ? [last] : [])],
      ]),
    ),
    f: five && [five.day, five.marks],
  });
}

const isUpTo = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A field of an object that somebody else may have written. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

function readDays(value: unknown): DayCount[] {
  const found = new Map<number, DayCount>();
  for (const row of listOf(value).slice(0, MOST_DAYS)) {
    const [day, asked, right, solved] = listOf(row);
    if (!isUpTo(day, LAST_DAY) || !isUpTo(asked, MOST)) continue;
    if (isUpTo(solved, asked) && isUpTo(right, solved) && !found.has(day))
      found.set(day, { day, asked, right, solved });
  }
  return [...found.values()];
}

function readMethods(value: unknown): Progress['methods'] {
  const found: Partial<Record<Method, MethodCount>> = {};
  for (const name of methods) {
    const [asked, right, stored, last] = listOf(fieldOf(value, name));
    if (!isUpTo(asked, MOST) || !isUpTo(right, asked)) continue;
    const counts = mistakeNames.map((mistake) => [mistake, fieldOf(stored, mistake)] as const);
    const valid = counts.filter(([, count]) => isUpTo(count, MOST));
    const isLast = typeof last === 'string' && /^[01]{1,10}$/.test(last);
    found[name] = {
      asked,
      right,
      mistakes: Object.fromEntries(valid),
      ...(isLast && { last }),
    };
  }
  return found;
}

function readFive(value: unknown): Five | undefined {
  const [day, marks] = listOf(value);
  const isValid = isUpTo(day, LAST_DAY) && typeof marks === 'string' && /^[01]{5}$/.test(marks);
  return isValid ? { day, marks } : undefined;
}

function parse(text: string): unknown {
  try {
    return text.length > LONGEST ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Without what is damaged.
 *
 * @returns `isLater`: a later version of the site wrote it. It stays as it is.
 */
export function readProgressText(text: string | null): { progress: Progress; isLater: boolean } {
  const stored = parse(text ?? '');
  const version = fieldOf(stored, 'v');
  const isLater = Number.isInteger(version) && (version as number) > VERSION;
  if (version !== VERSION) return { progress: noProgress, isLater };
  const days = readDays(fieldOf(stored, 'd'));
  const since = fieldOf(stored, 's');
  return {
    isLater,
    progress: {
      since: isUpTo(since, LAST_DAY) ? since : days.at(-1)?.day,
      days,
      methods: readMethods(fieldOf(stored, 'm')),
      five: readFive(fieldOf(stored, 'f')),
    },
  };
}
