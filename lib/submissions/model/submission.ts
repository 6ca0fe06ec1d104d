import { LONGEST_BACKOFF } from './backoff';
import { type Kind, type Payloads } from './kinds';

/**
 * Times are milliseconds since the epoch. Exactly one of `due`, `deliveredAt`, `deadAt`, `heldAt` and
 * `quarantinedAt` is set, according to the state.
 */
export interface Submission {
  readonly id: string;
  readonly kind: Kind;
  /** What the sender was told, to quote it; rows of earlier versions have none. */
  readonly reference: string | null;
  /** Version and language of the privacy notice beside the form; rows of earlier versions have none. */
  readonly notice: string | null;
  /** The account of a signed-in sender, until the row is delivered: the next submission replaces it. */
  readonly sender: string | null;
  readonly target: string | null;
  readonly payload: Payloads[Kind] | null;
  readonly unreadable?: string;
  readonly payloadHash: string;
  readonly acceptedAt: number;
  /** An attempt that fails later makes the row dead. */
  readonly expiresAt: number;
  /** When the next attempt may begin, or when the lease of the current one ends. */
  readonly due: number | null;
  readonly lease: string | null;
  readonly attempts: number;
  readonly rejections: number;
  readonly possibleDuplicates: number;
  /** Code of the last outcome, such as `status-503`. Never personal data. */
  readonly code: string | null;
  readonly deliveredAt: number | null;
  readonly deadAt: number | null;
  readonly heldAt: number | null;
  readonly quarantinedAt: number | null;
  /** When the payload of a delivered row is erased, or an undelivered row is removed. */
  readonly eraseAt: number | null;
}

/** Code of held rows that the settings leave in the store on purpose. */
export const STORED = 'stored';

export const states = ['open', 'delivered', 'stored', 'held', 'dead', 'quarantined'] as const;
export type State = (typeof states)[number];

export function stateOf(row: Submission): State {
  if (row.deliveredAt !== null) return 'delivered';
  if (row.quarantinedAt !== null) return 'quarantined';
  if (row.deadAt !== null) return 'dead';
  if (row.heldAt !== null) return row.code === STORED ? 'stored' : 'held';
  return 'open';
}

/** When the row came into a state in which it is removed by age. */
export function undeliveredSince(row: Submission): number | null {
  if (stateOf(row) === 'stored') return null;
  return row.quarantinedAt ?? row.deadAt ?? row.heldAt;
}

/** A row that is due later than any backoff was written while the clock was ahead. */
export function isDue({ due }: Submission, now: number): boolean {
  return due !== null && (due <= now || due > now + LONGEST_BACKOFF);
}

export function isLeased(row: Submission, now: number): boolean {
  return row.lease !== null && !isDue(row, now);
}

export const shortId = ({ id }: Pick<Submission, 'id'>) => id.slice(0, 12);
