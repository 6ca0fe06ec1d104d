import { contactFields, type ContactMessage } from '@/lib/contact/fields';
import { toCells } from '@/lib/forms/cells';
import { exampleValues } from '@/lib/forms/example';
import { namesOf } from '@/lib/forms/field';
import { toRow } from './cells';
import { httpTarget, mailTarget, type SubmissionKind } from './kind';

export const contact: SubmissionKind<ContactMessage> = {
  label: 'contact messages',
  requiresSignIn: false,
  columns: namesOf(contactFields),
  toCells: (message) => ({ ...message }),
  findTarget: ({ CONTACT_SHEET_URL: url, CONTACT_SHEET_TOKEN: token, ...settings }) =>
    httpTarget('contact-sheet', 'sheet', { url, token }) ?? mailTarget('contact-mail', settings),
  explainNoTarget: () => 'CONTACT_SHEET_URL is not set',
  isStoreOnly: () => false,
  body: (message, { reference }) => ({
    data: [
      { ...toRow(toCells(contactFields, message), 'heading'), ...(reference && { reference }) },
    ],
  }),
  mail: (message) => ({
    subject: `Message: ${message.subject}`,
    lines: toCells(contactFields, message),
  }),
  example: (sample) => exampleValues(contactFields, sample),
};
