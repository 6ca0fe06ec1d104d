'use client';

import { TextField } from '@/components/forms/text-field';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { type AccountTexts } from '@/content/en/account';
import { accountLimits, checkRegister, PASSWORD_MIN } from '@/lib/account/check';
import { useAccount } from '@/lib/account/context';
import { fill } from '@/lib/format';
import { AuthForm, type Attempt } from './auth-form';

export function RegisterForm({ words }: { words: AccountTexts }) {
  const account = useAccount();
  const { registerForm, errors: sentences, toasts } = words;

  async function attempt(
    value: (name: 'name' | 'email' | 'password' | 'confirm') => string,
  ): Promise<Attempt> {
    const name = value('name').trim();
    const email = value('email').trim();
    const password = value('password');
    const errors = checkRegister({ name, email, password, confirm: value('confirm') });
    // The specification's order of toasts: the match, then the length.
    if (errors.confirm === 'mismatch') return { errors, words: toasts.mismatch };
    if (errors.password) return { errors, words: toasts.weak };
    if (Object.keys(errors).length > 0) return { errors };
    try {
      return (await account.register(email, password, name))
        ? { done: { ...toasts.registerDone, text: fill(toasts.registerDone.text, { name }) } }
        : { failed: toasts.registerFailed };
    } catch {
      return { failed: toasts.error };
    }
  }

  return (
    <AuthForm attempt={attempt} label={words.dialog.tabs.register}>
      {({ errors, busy }) => (
        <>
          <TextField
            id="register-name"
            name="name"
            label={registerForm.name}
            autoComplete="name"
            required
            maxLength={accountLimits.name}
            error={errors.name && sentences.name}
          />
          <TextField
            id="register-email"
            name="email"
            type="email"
            label={registerForm.email}
            autoComplete="username"
            required
            maxLength={accountLimits.email}
            error={errors.email && sentences.email}
          />
          <PasswordField
            id="register-password"
            name="password"
            label={registerForm.password}
            placeholder={registerForm.passwordPlaceholder}
            words={words.dialog}
            autoComplete="new-password"
            required
            minLength={PASSWORD_MIN}
            error={errors.password && toasts.weak.text}
          />
          <PasswordField
            id="register-confirm"
            name="confirm"
            label={registerForm.confirm}
            words={words.dialog}
            autoComplete="new-password"
            required
            minLength={PASSWORD_MIN}
            error={
              errors.confirm &&
              (errors.confirm === 'mismatch' ? toasts.mismatch.text : sentences.password)
            }
          />
          <SubmitButton
            className="w-full"
            busy={busy}
            label={registerForm.submit}
            busyLabel={registerForm.busy}
          />
        </>
      )}
    </AuthForm>
  );
}
