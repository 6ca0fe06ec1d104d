import { createHash } from 'node:crypto';
import { type Kind } from './kinds';
import { type Submission } from './submission';

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

/** How long two equal messages without a form id count as one, in milliseconds. */
const WINDOW = 10 * 60_000;

/** Long enough that nobody guesses another form's id. */
const FORM_ID = /^[\w-]{16,64}$/;

/** JSON with the keys of every object in order, so that equal values give equal text. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export interface SubmissionIds {
  /** The form's own id, or its substitute. */
  formId: string;
  /** SHA-256 of the payload, whatever the order of its keys. */
  payloadHash: string;
  /** SHA-256 of kind, form id and payload: one form may send several texts, each its own row. */
  id: string;
}

/**
 * Derives what identifies a submission. A form without scripts carries no id at first: then sender,
 * text and a window of ten minutes stand in, so that a double click is still one submission.
 *
 * @param formId from the request: anything but 16–64 letters, digits, `_` and `-` counts as none.
 */
export function identify(
  {
    kind,
    formId,
    payload,
    identity,
  }: { kind: Kind; formId?: unknown; payload: unknown; identity: string },
  now: number,
): SubmissionIds {
  const payloadHash = sha256(canonicalJson(payload));
  const isValid = typeof formId === 'string' && FORM_ID.test(formId);
  const form = isValid
    ? formId
    : sha256(kind, identity, payloadHash, String(Math.floor(now / WINDOW)));
  return { formId: form, payloadHash, id: sha256(kind, form, payloadHash) };
}

/**
 * Names a submission to its target, the same in every attempt.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function idempotencyKey({
  id,
  payloadHash,
}: Pick<Submission, 'id' | 'payloadHash'>): string {
  return `${id.slice(0, 32)}-${payloadHash.slice(0, 16)}`;
}
