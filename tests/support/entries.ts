import { type Entry } from '@/lib/submissions/accept';
import { contactPayload, profilePayload } from './submissions';

/** The id of a form. */
export const FORM = 'form-0123456789abcdef';

/** What a form brought, as `accept` takes it. */
export const message = (
  text = 'Hello',
  changes: Partial<Entry<'contact'>> = {},
): Entry<'contact'> => ({
  kind: 'contact',
  formId: FORM,
  payload: contactPayload({ message: text }),
  identity: 'asha.canary@example.in',
  address: '203.0.113.9',
  ...changes,
});

export const profile = (changes: Partial<Entry<'profile'>> = {}): Entry<'profile'> => ({
  kind: 'profile',
  formId: FORM,
  payload: profilePayload(),
  identity: 'uid-canary',
  ...changes,
});
