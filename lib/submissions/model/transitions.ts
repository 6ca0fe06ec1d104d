import { DAY, HOUR, MINUTE } from '@/lib/time';
import { backoff } from './backoff';
import { type Kind, type Payloads } from './kinds';
import { MAIL_LIMIT, type Outcome } from './outcome';
import { type Submission } from './submission';

/** Ten times what an attempt may take. */
export const LEASE = MINUTE;

/** An attempt that fails later makes the row dead: it stays stored, and is no longer sent. */
export const EXPIRY = 72 * HOUR;

export const KEPT_AFTER_DELIVERY = 7 * DAY;

const MAX_REJECTIONS = 3;

export const UNSET = 'unset';

const NO_STATE = {
  due: null,
  lease: null,
  deliveredAt: null,
  deadAt: null,
  heldAt: null,
  quarantinedAt: null,
  eraseAt: null,
} as const;

export function createSubmission<K extends Kind>(
  fields: {
    id: string;
    kind: K;
    payload: Payloads[K];
    payloadHash: string;
    notice?: string | null;
    sender?: string | null;
  },
  now: number,
): Submission {
  return {
    ...NO_STATE,
    notice: null,
    sender: null,
    ...fields,
    reference: null,
    target: null,
    acceptedAt: now,
    expiresAt: now + EXPIRY,
    due: now,
    attempts: 0,
    rejections: 0,
    possibleDuplicates: 0,
    code: null,
  };
}

export function lease(row: Submission, token: string, target: string, now: number): Submission {
  return {
    ...row,
    target,
    due: now + LEASE,
    lease: token,
    attempts: row.attempts + 1,
    // An attempt whose lease was never settled may have arrived.
    possibleDuplicates: row.possibleDuplicates + (row.lease === null ? 0 : 1),
  };
}

export function reschedule(row: Submission, due: number, code: string | null): Submission {
  return { ...row, due, lease: null, code };
}

export function markDelivered(
  row: Submission,
  code: string,
  now: number,
  keep = KEPT_AFTER_DELIVERY,
): Submission {
  const eraseAt = row.payload === null ? null : now + keep;
  return { ...row, ...NO_STATE, sender: null, code, deliveredAt: now, eraseAt };
}

export function hold(row: Submission, code: string, now: number): Submission {
  return { ...row, ...NO_STATE, code, heldAt: now };
}

export function quarantine(row: Submission, code: string, now: number): Submission {
  return { ...row, ...NO_STATE, code, quarantinedAt: now };
}

export function reopen(row: Submission, now: number): Submission {
  return { ...row, ...NO_STATE, due: now, expiresAt: now + EXPIRY, rejections: 0 };
}

export function erasePayload(row: Submission): Submission {
  return { ...row, payload: null, unreadable: undefined, eraseAt: null };
}

export function applyOutcome(
  row: Submission,
  outcome: Outcome,
  { now, random, keep }: { now: number; random: number; keep?: number },
): Submission {
  const { verdict, code } = outcome;
  if (verdict === 'delivered') return markDelivered(row, code, now, keep);
  // Such a row was not sent, and waits as long as it takes.
  const isWaiting = code === MAIL_LIMIT;
  const next = {
    ...row,
    attempts: row.attempts - (isWaiting ? 1 : 0),
    rejections: row.rejections + (verdict === 'rejected' ? 1 : 0),
    possibleDuplicates: row.possibleDuplicates + (outcome.isUncertain ? 1 : 0),
  };
  if (verdict === 'hold' || next.rejections >= MAX_REJECTIONS) return hold(next, code, now);
  if (now >= row.expiresAt && !isWaiting) return { ...next, ...NO_STATE, code, deadAt: now };
  return reschedule(next, now + backoff(row.attempts, random, outcome), code);
}
