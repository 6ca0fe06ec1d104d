import { EMAIL_MAX } from '@/lib/forms/email';
import { type FieldErrors, type Fields, type Values } from '@/lib/forms/field';

/** The contact form. The columns of the sheet have the names and the order of the fields. */
export const contactFields = {
  name: { type: 'text', required: true, max: 100, width: 'half', autoComplete: 'name' },
  email: { type: 'email', required: true, max: EMAIL_MAX, width: 'half', autoComplete: 'email' },
  subject: { type: 'text', required: true, max: 200, autoComplete: 'off' },
  message: { type: 'textarea', required: true, max: 5000, rows: 6, autoComplete: 'off' },
} as const satisfies Fields;

/** A contact message as it is stored: clean, complete, within its limits. */
export type ContactMessage = Values<typeof contactFields>;

/**
 * The result of the form's action. All but success carry what was typed, so that nothing is lost
 * without scripts either. `kept`: the message is stored and will be tried again.
 */
export type ContactResult =
  | { status: 'idle' | 'success' }
  | {
      status: 'invalid';
      values: ContactMessage;
      errors: FieldErrors<typeof contactFields>;
      id?: string;
    }
  | {
      status: 'failed';
      reason: 'refused' | 'unreachable' | 'limited';
      kept: boolean;
      values: ContactMessage;
      id?: string;
    };
