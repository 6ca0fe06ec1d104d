'use server';

import { readFields } from '@/lib/form';
import { isOwnRequest } from '@/lib/own-request';
import { acceptSubmission } from '@/lib/submissions/site';
import { looksAutomated } from '@/lib/submissions/traps';
import { contactFields, type ContactState } from './fields';
import { checkContact } from './schema';

/**
 * Takes a contact message. A public endpoint: both arguments may be anything, and the state a
 * form carries along is not looked at.
 */
export async function contactAction(_state: unknown, form: unknown): Promise<ContactState> {
  const values = readFields(form, contactFields);
  const { id, homepage, elapsed } = readFields(form, ['id', 'homepage', 'elapsed']);
  if (!(await isOwnRequest())) return { status: 'failed', values, reason: 'refused', kept: false };
  const checked = checkContact(values);
  if ('errors' in checked) return { status: 'invalid', values, errors: checked.errors, id };

  const { message } = checked;
  const { result, kept, formId } = await acceptSubmission({
    kind: 'contact',
    formId: id,
    payload: message,
    identity: message.email,
    suspicious: looksAutomated({
      honeypot: homepage,
      elapsed,
      text: Object.values(message).join(' '),
    }),
  });
  if (result === 'success') return { status: 'success' };
  return { status: 'failed', values, reason: result, kept, id: formId };
}
