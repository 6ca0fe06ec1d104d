import * as z from 'zod/mini';
import { cleanText } from '@/lib/text';
import {
  contactLimits,
  type ContactError,
  type ContactErrors,
  type ContactField,
  type ContactValues,
} from './fields';

// Without this zod tries `new Function`, which a strict Content-Security-Policy reports.
z.config({ jitless: true });

const code = (error: ContactError) => ({ error, abort: true });

/**
 * An address a reply can be sent to: everything a browser's own email field accepts as long as the
 * domain has a dot, and addresses in other scripts (नाम@उदाहरण.भारत) besides.
 */
const EMAIL =
  /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

const text = (limit: number) =>
  z
    .string(code('missing'))
    .check(
      z.overwrite(cleanText),
      z.minLength(1, code('missing')),
      z.maxLength(limit, code('too-long')),
    );

const line = (limit: number) => text(limit).check(z.regex(/^[^\n]*$/, code('line-break')));

export const contactSchema = z.strictObject({
  name: line(contactLimits.name),
  email: line(contactLimits.email).check(
    z.regex(/@/, code('no-at')),
    z.regex(EMAIL, code('malformed')),
  ),
  subject: line(contactLimits.subject),
  message: text(contactLimits.message),
});

/** A message that may be stored and sent: clean, complete, within its limits. */
export type ContactMessage = z.output<typeof contactSchema>;

/**
 * The one check of a contact message, run in the browser and again on the server.
 *
 * @returns the cleaned message, or the first thing wrong with each field.
 */
export function checkContact(
  values: ContactValues,
): { message: ContactMessage } | { errors: ContactErrors } {
  const result = contactSchema.safeParse(values);
  if (result.success) return { message: result.data };
  const errors: ContactErrors = {};
  for (const { path, message } of result.error.issues) {
    errors[path[0] as ContactField] ??= message as ContactError;
  }
  return { errors };
}
