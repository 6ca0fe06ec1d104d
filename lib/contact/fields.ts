import { EMAIL_MAX } from '@/lib/text/email';
import { type FieldErrors, type Fields, type Values } from '@/lib/forms/field';
import { type Failure, type Success } from '@sutra/outbox/result';

/** The spreadsheet's columns have these names, in this order. */
export const contactFields = {
  name: { type: 'text', required: true, max: 100, width: 'half', autoComplete: 'name' },
  email: { type: 'email', required: true, max: EMAIL_MAX, width: 'half', autoComplete: 'email' },
  subject: { type: 'text', required: true, max: 200, autoComplete: 'off' },
  message: { type: 'textarea', required: true, max: 5000, rows: 6, autoComplete: 'off' },
} as const satisfies Fields;

/** Name of the spam trap. Browsers and password managers fill in common names such as `homepage`. */
export const TRAP = 'sutra-7k';

export type ContactMessage = Values<typeof contactFields>;

export type ContactResult =
  | { status: 'idle' }
  | Success
  | {
      status: 'invalid';
      values: ContactMessage;
      errors: FieldErrors<typeof contactFields>;
      id?: string;
    }
  | (Failure & { values: ContactMessage });
