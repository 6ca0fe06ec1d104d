import { type FieldErrors, type FormState, type Values } from '@/lib/form';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;

/** Longest text of each field, in UTF-16 code units, as HTML's `maxLength` counts them. */
export const contactLimits = { name: 100, email: 254, subject: 200, message: 5000 } as const;

export type ContactField = (typeof contactFields)[number];
export type ContactError = 'missing' | 'too-long' | 'line-break' | 'no-at' | 'malformed';
export type ContactValues = Values<ContactField>;
export type ContactErrors = FieldErrors<ContactField, ContactError>;
export type ContactState = FormState<
  ContactField,
  ContactError,
  'refused' | 'unreachable' | 'limited' | 'outdated'
>;
