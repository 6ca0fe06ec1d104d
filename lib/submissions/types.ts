import { type ContactMessage } from '@/lib/contact/fields';
import { type ProfilePayload } from '@/lib/profile/payload';
import { LONGEST_BACKOFF } from './backoff';

export type ContactPayload = ContactMessage;
export type { ProfilePayload };

export interface Payloads {
  contact: ContactPayload;
  profile: ProfilePayload;
}

export type Kind = keyof Payloads;

// An object, so that a kind that is missing here is a type error.
const everyKind: Record<Kind, true> = { contact: true, profile: true };

export const kinds = Object.keys(everyKind) as readonly Kind[];

/**
 * One submission. Times are milliseconds since 1970. Exactly one of `due`, `deliveredAt`, `deadAt`,
 * `heldAt` and `quarantinedAt` is set, and it says what state the submission is in.
 */
export interface Submission {
  /** See `submissionKey`. */
  readonly id: string;
  readonly kind: Kind;
  /** Name of the target it was last meant for; none while no address is set. */
  readonly target: string | null;
  /** Erased some days after delivery. */
  readonly payload: Payloads[Kind] | null;
  /** What is stored in place of a payload that cannot be read. */
  readonly unreadable?: string;
  readonly payloadHash: string;
  /** When this text was accepted. */
  readonly acceptedAt: number;
  /** The last failure after this moment is final. */
  readonly expiresAt: number;
  /** When the next attempt may begin; while one is under way, when its lease ends. */
  readonly due: number | null;
  /** Random token of the worker that is sending it. */
  readonly lease: string | null;
  /** Attempts begun. */
  readonly attempts: number;
  /** Attempts that the target refused; the third one holds the row. */
  readonly refusals: number;
  /** Attempts that may have arrived unnoticed, so that a duplicate is possible. */
  readonly doubts: number;
  /** Outcome of the last attempt, such as `status-503`. Never a message or an address. */
  readonly code: string | null;
  readonly deliveredAt: number | null;
  readonly deadAt: number | null;
  readonly heldAt: number | null;
  readonly quarantinedAt: number | null;
  /**
   * When the payload of a delivered row is to be erased; none once that is done. Of a row that was
   * never delivered: when it is to be removed, once that has been announced.
   */
  readonly eraseAt: number | null;
}

/** All stored fields of a submission, in order. */
export const columns = [
  'id',
  'kind',
  'target',
  'payload',
  'payloadHash',
  'acceptedAt',
  'expiresAt',
  'due',
  'lease',
  'attempts',
  'refusals',
  'doubts',
  'code',
  'deliveredAt',
  'deadAt',
  'heldAt',
  'quarantinedAt',
  'eraseAt',
] as const satisfies readonly (keyof Submission)[];

export const states = ['open', 'delivered', 'held', 'dead', 'quarantined'] as const;
export type State = (typeof states)[number];

/** The state, derived from the timestamps. */
export function stateOf(row: Submission): State {
  if (row.deliveredAt !== null) return 'delivered';
  if (row.quarantinedAt !== null) return 'quarantined';
  if (row.deadAt !== null) return 'dead';
  if (row.heldAt !== null) return 'held';
  return 'open';
}

/** When a row became held, dead or quarantined; `null` for an open or delivered one. */
export function undeliveredSince(row: Submission): number | null {
  return row.quarantinedAt ?? row.deadAt ?? row.heldAt;
}

/**
 * Whether the row may be sent: it is due, or due later than any wait allows because it was written
 * while the clock was ahead.
 */
export function isDue(row: Submission, now: number): boolean {
  return row.due !== null && (row.due <= now || row.due > now + LONGEST_BACKOFF);
}

/** Whether a worker is sending the row at this moment. */
export function isLeased(row: Submission, now: number): boolean {
  return row.lease !== null && row.due !== null && !isDue(row, now);
}

export interface Acceptance {
  /**
   * The answer to the sender. `refused`: the target refused it. `limited`: too many, not stored.
   */
  result: 'success' | 'refused' | 'unreachable' | 'limited';
  /** Whether the text is stored or delivered, so that the sender need not send it again. */
  kept: boolean;
}
