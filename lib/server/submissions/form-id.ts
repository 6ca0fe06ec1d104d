import { type FormId, SAME_TEXT } from '@sutra/outbox/row';

/** `lib/forms/draft.ts` and `randomUUID()` make such ids. */
const FORM_ID = /^[\w-]{16,64}$/;

/**
 * The id of a form as a visitor's browser sends it; undefined for one that no form of the site has.
 * Without scripts a form has none at first, and a double click must still be one submission.
 */
export function readFormId(value: unknown): FormId | undefined {
  if (value === '' || value === undefined || value === null) return SAME_TEXT;
  return typeof value === 'string' && FORM_ID.test(value) ? value : undefined;
}
