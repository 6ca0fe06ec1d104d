import { createHash } from 'node:crypto';
import { MINUTE } from '@/lib/time';
import { type Kind } from './kinds';
import { type Submission } from './submission';

const sha256 = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('hex');

const WINDOW = 10 * MINUTE;
const FORM_ID = /^[\w-]{16,64}$/;

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

interface SubmissionIds {
  formId: string;
  payloadHash: string;
  id: string;
}

export function identify(
  {
    kind,
    formId,
    payload,
    sender,
  }: { kind: Kind; formId?: unknown; payload: unknown; sender: string },
  now: number,
): SubmissionIds {
  const payloadHash = sha256(canonicalJson(payload));
  const isValid = typeof formId === 'string' && FORM_ID.test(formId);
  // Without scripts a form has no id at first, and a double click must still be one submission.
  const form = isValid
    ? formId
    : sha256(kind, sender, payloadHash, String(Math.floor(now / WINDOW)));
  return { formId: form, payloadHash, id: sha256(kind, form, payloadHash) };
}

/** @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ */
export function idempotencyKey({
  id,
  payloadHash,
}: Pick<Submission, 'id' | 'payloadHash'>): string {
  return `${id.slice(0, 32)}-${payloadHash.slice(0, 16)}`;
}
