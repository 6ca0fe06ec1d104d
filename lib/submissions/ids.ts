import { createHash } from 'node:crypto';
import { type Kind, type Submission } from './types';

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** How long two equal messages without an id count as one, in milliseconds. */
const WINDOW = 10 * 60_000;

/** What a form may carry as its id: long enough that nobody guesses another's. */
const FORM_ID = /^[\w-]{16,64}$/;

/** JSON with the keys of every object in order, so that equal values give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** SHA-256 of a payload, the same for equal payloads whatever the order of their keys. */
export function hashPayload(payload: unknown): string {
  return sha256(canonical(payload));
}

/**
 * The id a form carried, or what stands in for it: a form without scripts carries none at first,
 * and then sender, text and a window of ten minutes make one, so that a double click is still one
 * submission.
 *
 * @param formId whatever arrived in the field; anything but 16–64 letters, digits, `_` and `-`
 *   counts as none.
 */
export function formIdOf(
  kind: Kind,
  formId: unknown,
  fallback: { identity: string; payloadHash: string; now: number },
): string {
  if (typeof formId === 'string' && FORM_ID.test(formId)) return formId;
  const window = String(Math.floor(fallback.now / WINDOW));
  return sha256(kind, fallback.identity, fallback.payloadHash, window);
}

/**
 * The id of a submission: SHA-256 of its kind, of what `formIdOf` returns, and of its payload. One
 * form may carry several texts and senders, and each of them is a submission of its own.
 */
export function submissionKey(
  kind: Kind,
  formId: unknown,
  fallback: { identity: string; payloadHash: string; now: number },
): string {
  return sha256(kind, formIdOf(kind, formId, fallback), fallback.payloadHash);
}

/**
 * Names a submission to its receiver, the same in every attempt.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function idempotencyKey(row: Pick<Submission, 'id' | 'payloadHash'>): string {
  return `${row.id.slice(0, 32)}-${row.payloadHash.slice(0, 16)}`;
}
