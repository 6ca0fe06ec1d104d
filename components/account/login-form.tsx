'use client';

import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { type AccountTexts } from '@/content/en/account';
import { accountLimits, checkLogin } from '@/lib/account/check';
import { useAccount } from '@/lib/account/context';
import { AuthForm, type Attempt } from './auth-form';

export function LoginForm({
  words,
  autoFocus,
  onForgot,
}: {
  words: AccountTexts;
  autoFocus?: boolean;
  onForgot: () => void;
}) {
  const account = useAccount();
  const { loginForm, errors: sentences, toasts } = words;

  async function attempt(value: (name: 'email' | 'password') => string): Promise<Attempt> {
    const email = value('email').trim();
    const password = value('password');
    const errors = checkLogin({ email, password });
    if (Object.keys(errors).length > 0) return { errors };
    try {
      const isSignedIn = await account.login(email, password);
      return isSignedIn ? { done: toasts.loginDone } : { failed: toasts.loginFailed };
    } catch {
      return { failed: toasts.error };
    }
  }

  return (
    <AuthForm attempt={attempt} label={words.dialog.tabs.login}>
      {({ errors, busy }) => (
        <>
          <TextField
            id="login-email"
            name="email"
            type="email"
            label={loginForm.email}
            autoComplete="username"
            autoFocus={autoFocus}
            required
            maxLength={accountLimits.email}
            error={errors.email && sentences.email}
          />
          <PasswordField
            id="login-password"
            name="password"
            label={loginForm.password}
            words={words.dialog}
            autoComplete="current-password"
            required
            error={errors.password && sentences.password}
          />
          <SubmitButton
            className="w-full"
            busy={busy}
            label={loginForm.submit}
            busyLabel={loginForm.busy}
          />
          <Button variant="link" className="mt-2" onClick={onForgot}>
            {loginForm.forgot}
          </Button>
        </>
      )}
    </AuthForm>
  );
}
