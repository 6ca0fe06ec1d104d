import { createHash } from 'node:crypto';
import { mailboxOf } from '@sutra/outbox/mailbox-of';
import { type ownerMails } from '@/content/en/owner-mails';
import { type InAnyLanguage } from '@/content/shape';
import { type Settings } from '@/lib/env';
import { type AnyValues, type Fields, mapFields, type Values } from '@/lib/forms/field';

/** Of rows that belong to an account. */
export const accountSubject = (uid: string) => `account ${uid}`;

/** Of rows of somebody who gave a mail address: one for all spellings of it. */
export const mailboxSubject = (email: string) =>
  `mailbox ${createHash('sha256').update(mailboxOf(email)).digest('hex')}`;

export interface Sample {
  text: string;
  email: string;
  phone: string;
}

/** The format of the body that a receiver expects. */
export type BodyType = 'script' | 'api' | 'sheet';

export type OwnerWords = InAnyLanguage<typeof ownerMails>;

/** One kind of submission: where it goes, and what is sent, mailed and exported. */
export interface Descriptor<Payload extends { name: string; email: string }> {
  label: string;
  /** Visitors cannot send it on a host without a store, because they cannot sign in there. */
  requiresSignIn: boolean;
  /** Whom a payload is about; by default nobody is found by it. */
  subjectOf?(payload: Payload): string | null;
  /** The site writes it, not a visitor. */
  isInternal?: boolean;
  /** The setting that names its receiver; null for what only goes to the owner's mailbox. */
  urlSetting: string | null;
  /** Undefined when the settings keep such rows in the store. */
  findAddress(
    settings: Partial<Settings>,
  ): { type: BodyType; url?: string; token?: string } | undefined;
  /** `timestamp`: when it was accepted, in Indian time. */
  body(payload: Payload, type: BodyType, timestamp: string): unknown;
  /** @param words handed in, since descriptors are read where facts may be wrong. */
  mail(
    payload: Payload,
    words: OwnerWords,
  ): { subject: string; lines: { heading: string; text: string }[] };
  /** Names of the cells in an export. */
  columns: readonly string[];
  toCells(payload: Payload): Record<string, unknown>;
  /** A payload for tests and for the doctor's test row. */
  example(sample: Sample): Payload;
}

function toText(value: AnyValues[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** The cells of a form in a sheet, a mail and an export. */
export const toCells = (fields: Fields, values: AnyValues) =>
  Object.entries(fields).map(([name, { scriptKey = name, column = name }]) => ({
    key: scriptKey,
    heading: column,
    text: toText(values[name]),
  }));

/** A filled-in form for tests and for the doctor: only the required fields have a value. */
export const exampleValues = <F extends Fields>(fields: F, sample: Sample): Values<F> =>
  mapFields(fields, ({ type, required, options = [], initial = '' }) => {
    if (type === 'checkbox') return required ?? false;
    if (type === 'checkboxes') return [];
    if (!required || initial) return initial;
    if (type === 'select') return options[0];
    if (type === 'date') return '2000-01-01';
    if (type === 'tel') return sample.phone;
    return type === 'email' ? sample.email : sample.text;
  });
