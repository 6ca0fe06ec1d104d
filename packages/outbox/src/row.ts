import { createHash, randomUUID } from 'node:crypto';
import { backoff, LONGEST_BACKOFF, RETRY, type RetrySettings } from './backoff.ts';
import { type Outcome } from './outcome.ts';
import { DAY, MINUTE } from './time.ts';

/** The payload of each kind, by its name. */
export type Payloads = Readonly<Record<string, unknown>>;

export type KindOf<All extends Payloads> = keyof All & string;

export const states = [
  'open',
  'delivered',
  'stored',
  'held',
  'dead',
  'quarantined',
  'replaced',
] as const;

/**
 * `open`: is sent until it arrives. `held`: the receiver refuses it, or none is set. `dead`: did not
 * arrive in time. `quarantined`: looks like spam. `stored`: the settings keep it here. `replaced`: its
 * sender corrected it, but it may have arrived before.
 */
export type State = (typeof states)[number];

/** A stored submission. Times are milliseconds since the epoch. */
export interface Row<Kind extends string = string, Payload = unknown> {
  /** SHA-256 in hex of kind, form id and payload. */
  readonly id: string;
  readonly kind: Kind;
  /** Null after it was erased, or when it cannot be read. */
  readonly payload: Payload | null;
  /** The stored text of a payload that cannot be read. */
  readonly unreadable?: string;
  /** What the application noted about it, such as the version of a notice beside its form. */
  readonly meta: string | null;
  /**
   * Of a kind with `isOnePerSender`, until delivery: the sender's next row replaces this one. A replaced
   * row has it for as long as a delivered one has its text, so that erasing a person finds it.
   */
  readonly sender: string | null;
  /** Whom the text is about, as its kind names them: a query finds it by this while it has its text. */
  readonly subject: string | null;
  readonly acceptedAt: number;
  readonly state: State;
  /** Since when it is in this state. */
  readonly since: number;
  /** When the next attempt may begin, or when the lease of the current one ends. */
  readonly due: number | null;
  readonly lease: string | null;
  readonly attempts: number;
  readonly rejections: number;
  /** Attempts that may have arrived although nothing confirmed it. */
  readonly possibleDuplicates: number;
  /** Code of the last outcome, such as `status-503`. Never personal data. */
  readonly code: string | null;
  /** When the owner was told that this row will be removed. */
  readonly announcedAt: number | null;
}

/** Ten times the longest attempt. */
export const LEASE = MINUTE;

/** The text of a delivered row is erased after this time, by default. */
export const KEEP_DELIVERED = 7 * DAY;

/** By default a delivered row without its text is removed after this time: until then its form is not sent again. */
export const KEEP_ROWS = 400 * DAY;

/** By default undelivered rows are removed after this time, but never within a week of the announcement. */
export const KEEP_UNDELIVERED = 90 * DAY;
export const ANNOUNCEMENT = 7 * DAY;

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/**
 * Instead of a form's id: the same text of the same kind and sender is the same submission within ten
 * minutes. A symbol, so that no visitor can choose it.
 */
export const SAME_TEXT = Symbol.for('outbox-same-text');

export type FormId = string | typeof SAME_TEXT;

/** A line break would join two parts of what is hashed. */
const FORM_ID = /^[^\p{Cc}\p{Zl}\p{Zp}]{1,128}$/u;
const FORM_WINDOW = 10 * MINUTE;

export const isFormId = (id: unknown): id is FormId =>
  id === SAME_TEXT || (typeof id === 'string' && FORM_ID.test(id));

/** The same form with the same text is the same submission. */
export function idsOf(
  {
    kind,
    formId: given,
    payload,
    sender = '',
  }: { kind: string; formId: FormId; payload: unknown; sender?: string },
  now: number,
): { formId: string; id: string } {
  const text = JSON.stringify(payload);
  const formId =
    given === SAME_TEXT ? sha256(kind, sender, text, String(Math.floor(now / FORM_WINDOW))) : given;
  return { formId, id: sha256(kind, formId, text) };
}

export const shortId = ({ id }: Pick<Row, 'id'>): string => id.slice(0, 12);

export function createRow<Kind extends string, Payload>(
  fields: { id: string; kind: Kind; payload: Payload } & Partial<
    Pick<Row, 'meta' | 'sender' | 'subject'>
  >,
  now: number,
): Row<Kind, Payload> {
  return {
    meta: null,
    sender: null,
    subject: null,
    ...fields,
    acceptedAt: now,
    state: 'open',
    since: now,
    due: now,
    lease: null,
    attempts: 0,
    rejections: 0,
    possibleDuplicates: 0,
    code: null,
    announcedAt: null,
  };
}

/** A row that is due later than any backoff was written while the clock was ahead. */
export const isDue = ({ due }: Pick<Row, 'due'>, now: number): boolean =>
  due !== null && (due <= now || due > now + LONGEST_BACKOFF);

export const isLeased = (row: Row, now: number): boolean => row.lease !== null && !isDue(row, now);

/** Leases a row for one attempt with a random token. */
export const leaseRow = <R extends Row>(
  row: R,
  now: number,
  token: string = randomUUID(),
  lease: number = LEASE,
): R => ({
  ...row,
  due: now + lease,
  lease: token,
  attempts: row.attempts + 1,
  // An attempt whose lease ended without an outcome may have arrived.
  possibleDuplicates: row.possibleDuplicates + (row.lease === null ? 0 : 1),
});

/** Whether it arrived after an attempt that had no answer. */
export const isPossiblyTwice = ({ state, possibleDuplicates }: Row): boolean =>
  state === 'delivered' && possibleDuplicates > 0;

/** Moves a row into a state in which it is not sent. */
export const settleRow = <R extends Row>(
  row: R,
  state: Exclude<State, 'open'>,
  code: string | null,
  now: number,
): R => ({ ...row, state, since: now, code, due: null, lease: null, announcedAt: null });

/** Erases a row whose sender sent a later text; undefined for one that is settled for good. */
export function replaceRow<R extends Row>(row: R, now: number): R | undefined {
  if (row.state === 'delivered' || row.state === 'replaced') return undefined;
  const replaced = eraseText(settleRow(row, 'replaced', row.code, now));
  // An attempt that goes on may arrive, and its end is no longer counted.
  const possibleDuplicates = row.possibleDuplicates + (row.lease === null ? 0 : 1);
  return { ...replaced, possibleDuplicates };
}

/** Brings back a replaced row whose text was sent again. */
export const restoreRow = <R extends Row>({ attempts, possibleDuplicates }: Row, again: R): R => ({
  ...again,
  attempts: again.attempts + attempts,
  possibleDuplicates: Math.max(possibleDuplicates, attempts > 0 ? 1 : 0),
});

export const reopenRow = <R extends Row>(row: R, now: number): R => ({
  ...row,
  state: 'open',
  since: now,
  due: now,
  lease: null,
  rejections: 0,
  announcedAt: null,
});

export const postponeRow = <R extends Row>(row: R, due: number, code: string | null): R => ({
  ...row,
  due,
  code,
  lease: null,
});

export const eraseText = <R extends Row>(row: R): R => ({
  ...row,
  payload: null,
  unreadable: undefined,
  subject: null,
});

export function applyOutcome<R extends Row>(
  row: R,
  outcome: Outcome,
  { now, random, retry = RETRY }: { now: number; random: number; retry?: RetrySettings },
): R {
  const { verdict, code } = outcome;
  if (verdict === 'delivered') {
    return { ...settleRow(row, 'delivered', code, now), sender: null };
  }
  const next = {
    ...row,
    attempts: row.attempts - (outcome.isUnsent ? 1 : 0),
    rejections: row.rejections + (verdict === 'rejected' ? 1 : 0),
    possibleDuplicates: row.possibleDuplicates + (outcome.isUncertain ? 1 : 0),
  };
  if (verdict === 'hold' || next.rejections >= retry.rejections) {
    return settleRow(next, 'held', code, now);
  }
  // Rows that were not sent do not expire.
  const isOver = now >= row.since + retry.expiry || next.attempts >= retry.attempts;
  if (isOver && !outcome.isUnsent) return settleRow(next, 'dead', code, now);
  if (outcome.isExact) {
    const due = now + Math.min(LONGEST_BACKOFF, outcome.retryAfter ?? 0);
    return { ...postponeRow(next, due, code), since: due };
  }
  return postponeRow(next, now + backoff(row.attempts, random, outcome, retry), code);
}

/** When a row is removed by age, at the earliest; null for one that is not. */
export function removalDate(
  { state, since, announcedAt }: Row,
  keepUndelivered: number = KEEP_UNDELIVERED,
): number | null {
  if (state !== 'held' && state !== 'dead' && state !== 'quarantined') return null;
  return Math.max(since + keepUndelivered, (announcedAt ?? 0) + ANNOUNCEMENT);
}

/** Marks a row whose removal within a week is announced now; undefined for any other row. */
export function announceRow<R extends Row>(
  row: R,
  now: number,
  keepUndelivered: number = KEEP_UNDELIVERED,
): R | undefined {
  // A time in the future was written while the clock was ahead.
  const isAnnounced = row.announcedAt !== null && row.announcedAt <= now;
  const date = removalDate({ ...row, announcedAt: null }, keepUndelivered);
  if (isAnnounced || date === null || date > now + ANNOUNCEMENT) return undefined;
  return { ...row, announcedAt: now };
}

export function isExpired(
  row: Row,
  now: number,
  keepUndelivered: number = KEEP_UNDELIVERED,
): boolean {
  const date = removalDate(row, keepUndelivered);
  return date !== null && row.announcedAt !== null && date <= now;
}
