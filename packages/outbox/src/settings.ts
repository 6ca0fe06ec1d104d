import { LONGEST_BACKOFF, RETRY, type RetrySettings } from './backoff.ts';
import { ANNOUNCEMENT, KEEP_DELIVERED, KEEP_ROWS, KEEP_UNDELIVERED, LEASE } from './row.ts';
import { DAY, HOUR, MINUTE, SECOND } from './time.ts';
import { BEGIN_TIMEOUT, LATE_TIMEOUT, SEND_TIMEOUT, STORE_TIMEOUT } from './timeouts.ts';

/** How long what is stored is kept, in milliseconds. */
export interface KeepSettings {
  /** The text of a delivered row. */
  readonly text: number;
  /** What is left of a delivered or replaced row: until then its form is not sent again. */
  readonly rows: number;
  /** A row that was not delivered; the owner is told a week before it is removed. */
  readonly undelivered: number;
}

/** Milliseconds. */
export interface TimeoutSettings {
  /** One attempt to send a row. */
  readonly send: number;
  /** After so long without an outcome the row is sent again. */
  readonly lease: number;
}

/** How often rows are looked for, in milliseconds. */
export interface IntervalSettings {
  /** While a row is open. */
  readonly open: number;
  /** While no row is open. Firestore bills each read. */
  readonly idle: number;
}

/** How many mails an hour are kept for the rows of each share, by its name. */
export type MailShares = Readonly<Record<string, number>>;

/** Mail providers stop an account that sends too many. */
export interface MailSettings {
  /** That carry rows. */
  readonly anHour: number;
  /** Of them, those kept for the rows of a share. */
  readonly shares: MailShares;
}

export interface Settings {
  readonly retry: RetrySettings;
  readonly keep: KeepSettings;
  readonly timeouts: TimeoutSettings;
  readonly intervals: IntervalSettings;
  readonly mails: MailSettings;
}

export type SettingsOptions = { readonly [Part in keyof Settings]?: Partial<Settings[Part]> };

const DEFAULTS: Settings = {
  retry: RETRY,
  keep: { text: KEEP_DELIVERED, rows: KEEP_ROWS, undelivered: KEEP_UNDELIVERED },
  timeouts: { send: SEND_TIMEOUT, lease: LEASE },
  intervals: { open: 30 * SECOND, idle: 15 * MINUTE },
  mails: { anHour: 60, shares: {} },
};

/** From the lease to the beginning of an attempt, and from its end until its outcome is stored. */
const LEASE_MARGIN = BEGIN_TIMEOUT + LATE_TIMEOUT + STORE_TIMEOUT;
const LONGEST_KEPT = 3_650 * DAY;

const RANGES = {
  retry: {
    firstPause: [SECOND, LONGEST_BACKOFF],
    longestPause: [SECOND, LONGEST_BACKOFF],
    expiry: [MINUTE, 30 * DAY],
    attempts: [1, Infinity],
    rejections: [1, Infinity],
  },
  keep: {
    // The mails of the last hour are counted by rows with a text.
    text: [HOUR, LONGEST_KEPT],
    rows: [DAY, LONGEST_KEPT],
    // A week until it is announced, and a week until it is removed.
    undelivered: [2 * ANNOUNCEMENT, LONGEST_KEPT],
  },
  timeouts: {
    send: [10, LONGEST_BACKOFF - LEASE_MARGIN],
    // A row that is due later than that counts as written by a clock that was ahead.
    lease: [10 * SECOND, LONGEST_BACKOFF],
  },
  intervals: { open: [SECOND, HOUR], idle: [SECOND, HOUR] },
  mails: { anHour: [1, Infinity] },
} as const;

function refuse(message: string): never {
  throw new RangeError(`createOutbox: ${message}`);
}

function checkRange(name: string, value: unknown, [from, to]: readonly [number, number]): void {
  const isNumber = typeof value === 'number' && (Number.isInteger(value) || value === Infinity);
  if (!isNumber || value < from || value > to) {
    refuse(`${name} must be ${to === Infinity ? `at least ${from}` : `from ${from} to ${to}`}`);
  }
}

function readPart<Part extends keyof Settings>(
  part: Part,
  given: Partial<Settings[Part]> = {},
): Settings[Part] {
  const defaults = DEFAULTS[part];
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  for (const [name] of set) {
    if (Object.hasOwn(defaults, name)) continue;
    refuse(`there is no ${part}.${name}. ${part} has: ${Object.keys(defaults).join(', ')}`);
  }
  const settings = { ...defaults, ...Object.fromEntries(set) } as Settings[Part];
  for (const [name, range] of Object.entries(RANGES[part])) {
    checkRange(`${part}.${name}`, settings[name as keyof Settings[Part]], range);
  }
  return settings;
}

/** Fills in defaults. @throws {RangeError} for a number that is out of its range or unknown. */
export function readSettings(options: SettingsOptions): Settings {
  const retry = readPart('retry', options.retry);
  const keep = readPart('keep', options.keep);
  const timeouts = readPart('timeouts', options.timeouts);
  const intervals = readPart('intervals', options.intervals);
  const mails = readPart('mails', options.mails);
  if (retry.longestPause < retry.firstPause) {
    refuse('retry.longestPause must not be shorter than retry.firstPause');
  }
  if (keep.rows < keep.text) refuse('keep.rows must not be shorter than keep.text');
  if (timeouts.lease < timeouts.send + LEASE_MARGIN) {
    refuse(`timeouts.lease must be at least timeouts.send and ${LEASE_MARGIN} more`);
  }
  if (intervals.idle < intervals.open) {
    refuse('intervals.idle must not be shorter than intervals.open');
  }
  for (const [name, count] of Object.entries(mails.shares)) {
    checkRange(`mails.shares.${name}`, count, [0, Infinity]);
  }
  const shared = Object.values(mails.shares).reduce((sum, count) => sum + count, 0);
  if (shared > mails.anHour) {
    refuse(`mails.shares keep ${shared} mails an hour, but mails.anHour is ${mails.anHour}`);
  }
  return { retry, keep, timeouts, intervals, mails };
}
