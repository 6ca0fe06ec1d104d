'use server';

import { readFields } from '@/lib/form';
import { deliverContact } from './deliver';
import { checkContact, contactFields, type ContactState } from './schema';

/**
 * Takes a contact message. A public endpoint: both arguments may be anything, and the state a
 * form carries along is not looked at.
 */
export async function contactAction(_state: unknown, form: unknown): Promise<ContactState> {
  const values = readFields(form, contactFields);
  const checked = checkContact(values);
  if ('errors' in checked) return { status: 'invalid', values, errors: checked.errors };

  const delivery = await deliverContact(checked.message);
  return delivery === 'refused' || delivery === 'unreachable'
    ? { status: 'failed', values, reason: delivery }
    : { status: 'success' };
}
