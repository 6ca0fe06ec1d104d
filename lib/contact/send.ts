import { callAction } from '@/lib/call-action';
import { readFields } from '@/lib/form';
import { contactAction } from './actions';
import { contactFields, type ContactState } from './fields';

/** Sends the form from the browser. Never throws: a call without a result is a failed state. */
export async function sendContact(form: FormData): Promise<ContactState> {
  const result = await callAction(() => contactAction({ status: 'idle' }, form));
  if ('answer' in result) return result.answer;
  const values = readFields(form, contactFields);
  return { status: 'failed', values, reason: result.failure, kept: false };
}
