'use client';

import { Button } from '@/components/ui/button';
import { type AccountWords } from '@/content/en/account';
import { useAccount } from '@/lib/account/account-context';
import { loginFields } from '@/lib/account/fields';
import { AuthForm } from './auth-form';

export function LoginForm({
  words,
  autoFocus,
  onForgot,
}: {
  words: AccountWords;
  autoFocus?: boolean;
  onForgot: () => void;
}) {
  const account = useAccount();
  const { dialog, loginForm, toasts } = words;
  return (
    <AuthForm
      id="login"
      label={dialog.tabs.login}
      fields={loginFields}
      words={words}
      texts={loginForm}
      autoFocus={autoFocus}
      attempt={async ({ email, password }) =>
        (await account.login(email, password))
          ? { status: 'success', message: toasts.loginDone }
          : { status: 'failed', message: toasts.loginFailed }
      }
    >
      <Button variant="link" className="mt-2" onClick={onForgot}>
        {loginForm.forgot}
      </Button>
    </AuthForm>
  );
}
