'use server';

import { randomUUID } from 'node:crypto';
import { checkForm } from '@/lib/forms/check';
import { readForm, readValue } from '@/lib/forms/field';
import { isSameOrigin } from '@/lib/http/request';
import { readNotice } from '@/lib/law/read-notice';
import { readFormId, submit } from '@/lib/server/submit';
import { contactFields, type ContactResult, TRAP } from '@/lib/contact/fields';
import { looksAutomated } from '@/lib/contact/spam-trap';

/** A public endpoint: both arguments may be anything. */
export async function contactAction(_previous: unknown, form: unknown): Promise<ContactResult> {
  const values = readForm(contactFields, form);
  const id = readValue(form, 'id');
  if (!(await isSameOrigin())) return { status: 'failed', values, reason: 'refused', kept: false };
  const checked = checkForm(contactFields, values);
  if ('errors' in checked) return { status: 'invalid', values, errors: checked.errors, id };

  const formId = readFormId(id);
  // With a new id the form can be sent again as it is.
  if (!formId)
    return { status: 'failed', values, reason: 'refused', kept: false, id: randomUUID() };

  const message = checked.values;
  const result = await submit({
    kind: 'contact',
    formId,
    payload: message,
    sender: message.email,
    meta: readNotice(form),
    isQuarantined: looksAutomated({
      honeypot: readValue(form, TRAP),
      elapsed: readValue(form, 'elapsed'),
      text: Object.values(message).join(' '),
    }),
  });
  return result.status === 'success' ? result : { ...result, values };
}
