import { contactFields, type ContactMessage } from '@/lib/contact/fields';
import { namesOf } from '@/lib/forms/field';
import { toRow, toTypedRow } from '@/lib/text/spreadsheet';
import { type Descriptor, exampleValues, mailboxSubject, toCells } from './descriptor';

export const contact: Descriptor<ContactMessage> = {
  label: 'contact messages',
  requiresSignIn: false,
  subjectOf: ({ email }) => mailboxSubject(email),
  urlSetting: 'CONTACT_SHEET_URL',
  findAddress: ({ CONTACT_SHEET_URL: url, CONTACT_SHEET_TOKEN: token }) => ({
    type: 'sheet',
    url,
    token,
  }),
  body(message, type) {
    const cells = toCells(contactFields, message);
    return { data: [type === 'script' ? toRow(cells, 'heading') : toTypedRow(cells)] };
  },
  mail: (message) => ({
    subject: `Message from ${message.name}: ${message.subject}`,
    lines: toCells(contactFields, message),
  }),
  columns: namesOf(contactFields),
  toCells: (message) => ({ ...message }),
  example: (sample) => exampleValues(contactFields, sample),
};
