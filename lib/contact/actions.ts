'use server';

import { readFields } from '@/lib/form';
import { isOwnRequest } from '@/lib/own-request';
import { looksAutomated } from '@/lib/submissions/intake/spam-trap';
import { submit } from '@/lib/submissions/intake/submit';
import { contactFields, type ContactState } from './fields';
import { checkContact } from './schema';

/**
 * Takes a contact message. A public endpoint: both arguments may be anything, and the previous state
 * is ignored.
 */
export async function contactAction(_state: unknown, form: unknown): Promise<ContactState> {
  const values = readFields(form, contactFields);
  const { id, homepage, elapsed } = readFields(form, ['id', 'homepage', 'elapsed']);
  if (!(await isOwnRequest())) return { status: 'failed', values, reason: 'refused', kept: false };
  const checked = checkContact(values);
  if ('errors' in checked) return { status: 'invalid', values, errors: checked.errors, id };

  const { message } = checked;
  const result = await submit({
    kind: 'contact',
    formId: id,
    payload: message,
    identity: message.email,
    isSuspicious: looksAutomated({
      honeypot: homepage,
      elapsed,
      text: Object.values(message).join(' '),
    }),
  });
  return result.status === 'success' ? result : { ...result, values };
}
