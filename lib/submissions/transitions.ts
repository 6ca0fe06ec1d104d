import { backoff } from './backoff';
import { type Outcome } from './outcome';
import { type Kind, type Payloads, type Submission } from './types';

const HOUR = 3_600_000;

/** How long one attempt owns a row, in milliseconds: ten times what an attempt may take. */
export const LEASE = 60_000;

/** After this long without success a row is dead: kept, but no longer sent. */
export const EXPIRY = 72 * HOUR;

/** How long the payload of a delivered row is kept. */
export const KEPT_AFTER_DELIVERY = 7 * 24 * HOUR;

/** How often a receiver may say no before the row is held for the owner. */
export const REFUSALS = 3;

/** Why a row is held that nobody could send yet: its kind has no address. */
export const UNSET = 'unset';

/** Nothing set that says what state a row is in. */
const STATELESS = {
  due: null,
  lease: null,
  deliveredAt: null,
  deadAt: null,
  heldAt: null,
  quarantinedAt: null,
  eraseAt: null,
} as const;

/** A new row, open and due at once. */
export function fresh(
  id: string,
  kind: Kind,
  payload: Payloads[Kind],
  payloadHash: string,
  now: number,
): Submission {
  return {
    ...STATELESS,
    id,
    kind,
    target: null,
    payload,
    payloadHash,
    acceptedAt: now,
    expiresAt: now + EXPIRY,
    due: now,
    attempts: 0,
    refusals: 0,
    doubts: 0,
    code: null,
  };
}

/** Taken for one attempt. A lease that ran out unsettled leaves a doubt: that attempt may have arrived. */
export function leased(row: Submission, token: string, target: string, now: number): Submission {
  return {
    ...row,
    target,
    due: now + LEASE,
    lease: token,
    attempts: row.attempts + 1,
    doubts: row.doubts + (row.lease === null ? 0 : 1),
  };
}

/** Back in the queue without an attempt. */
export function postponed(row: Submission, due: number, code: string | null): Submission {
  return { ...row, due, lease: null, code };
}

export function delivered(row: Submission, code: string, now: number): Submission {
  return {
    ...row,
    ...STATELESS,
    code,
    deliveredAt: now,
    eraseAt: row.payload === null ? null : now + KEPT_AFTER_DELIVERY,
  };
}

export function held(row: Submission, code: string, now: number): Submission {
  return { ...row, ...STATELESS, code, heldAt: now };
}

export function quarantined(row: Submission, code: string, now: number): Submission {
  return { ...row, ...STATELESS, code, quarantinedAt: now };
}

/** Open again with another 72 hours, whatever it was. Its payload must still be there. */
export function reopened(row: Submission, now: number): Submission {
  return { ...row, ...STATELESS, due: now, expiresAt: now + EXPIRY, refusals: 0 };
}

export function erased(row: Submission): Submission {
  return { ...row, payload: null, unreadable: undefined, eraseAt: null };
}

/** The row after an attempt. `random` is a number from 0 to below 1. */
export function settled(
  row: Submission,
  outcome: Outcome,
  { now, random }: { now: number; random: number },
): Submission {
  const { verdict, code } = outcome;
  if (verdict === 'delivered') return delivered(row, code, now);
  const refusals = row.refusals + (verdict === 'refused' ? 1 : 0);
  const tried = { ...row, refusals, doubts: row.doubts + (outcome.doubtful ? 1 : 0) };
  if (verdict === 'hold' || refusals >= REFUSALS) return held(tried, code, now);
  if (now >= row.expiresAt) return { ...tried, ...STATELESS, code, deadAt: now };
  return postponed(tried, now + backoff(row.attempts, random, outcome), code);
}
