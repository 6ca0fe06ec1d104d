import { EMAIL_MAX } from '@/lib/text/email';
import { checkForm } from '@/lib/forms/check';
import { type FieldErrors, type Fields, type Values } from '@/lib/forms/field';
import { isCommonPassword } from './browser/common-passwords';

/** Set by the specification. */
const PASSWORD_MIN = 6;

export const accountLimits = { name: 100, photo: 1024 } as const;

const email = {
  type: 'email',
  required: true,
  max: EMAIL_MAX,
  autoComplete: 'username',
} as const;

export const resetFields = { email } as const satisfies Fields;

export const loginFields = {
  email,
  password: { type: 'password', required: true, autoComplete: 'current-password' },
} as const satisfies Fields;

const newPassword = { type: 'password', required: true, autoComplete: 'new-password' } as const;

export const registerFields = {
  name: { type: 'text', required: true, max: accountLimits.name, autoComplete: 'name' },
  email,
  password: {
    ...newPassword,
    attributes: () => ({ minLength: String(PASSWORD_MIN) }),
    check(password: string, { confirm }: { confirm?: unknown }) {
      // The specification checks the match first, and one message is enough.
      if (confirm !== password) return undefined;
      if (password.length < PASSWORD_MIN) return 'too-short';
      return isCommonPassword(password) ? 'too-common' : undefined;
    },
  },
  confirm: {
    ...newPassword,
    check: (confirm: string, { password }: { password?: unknown }) =>
      password && confirm !== password ? 'mismatch' : undefined,
  },
} as const satisfies Fields;

/** As `checkForm`, but that a password which was not typed again does not match. */
export function checkAccount<F extends Fields>(fields: F, typed: Values<F>) {
  const checked = checkForm(fields, typed);
  if (!('errors' in checked)) return checked;
  const errors: FieldErrors = checked.errors;
  if (errors.confirm !== 'missing' || errors.password === 'missing') return checked;
  return { errors: { ...errors, confirm: 'mismatch' } as FieldErrors<F> };
}
