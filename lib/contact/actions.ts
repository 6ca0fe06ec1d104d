'use server';

import { checkForm } from '@/lib/forms/check';
import { readForm, readText } from '@/lib/forms/field';
import { isOwnRequest } from '@/lib/own-request';
import { acceptSubmission } from '@/lib/submissions/site';
import { looksAutomated } from '@/lib/submissions/traps';
import { contactFields, type ContactResult } from './fields';

/**
 * Takes a contact message. A public endpoint: both arguments may be anything, and the previous result
 * is ignored.
 */
export async function contactAction(_previous: unknown, form: unknown): Promise<ContactResult> {
  const values = readForm(contactFields, form);
  const id = readText(form, 'id');
  if (!(await isOwnRequest())) return { status: 'failed', values, reason: 'refused', kept: false };
  const checked = checkForm(contactFields, values);
  if ('errors' in checked) return { status: 'invalid', values, errors: checked.errors, id };

  const message = checked.values;
  const { result, kept, formId } = await acceptSubmission({
    kind: 'contact',
    formId: id,
    payload: message,
    identity: message.email,
    suspicious: looksAutomated({
      honeypot: readText(form, 'homepage'),
      elapsed: readText(form, 'elapsed'),
      text: Object.values(message).join(' '),
    }),
  });
  if (result === 'success') return { status: 'success' };
  return { status: 'failed', values, reason: result, kept, id: formId };
}
