import { contactFields } from '@/lib/contact/fields';
import { type ContactMessage } from '@/lib/contact/schema';
import { neutraliseCell } from './cells';
import { type SubmissionKind, target } from './kind';

export const contact: SubmissionKind<ContactMessage> = {
  label: 'contact messages',
  requiresSignIn: false,
  columns: contactFields,
  toCells: (message) => ({ ...message }),
  findTarget: ({ CONTACT_SHEET_URL: url, CONTACT_SHEET_TOKEN: token }) =>
    target('contact-sheet', 'sheet', { url, token }),
  explainNoTarget: () => 'CONTACT_SHEET_URL is not set',
  body: (message) => ({
    data: [Object.fromEntries(contactFields.map((name) => [name, neutraliseCell(message[name])]))],
  }),
};
