'use client';

import { type AccountWords } from '@/content/en/account';
import { resetFields } from '@/lib/account/fields';
import { sendReset } from '@/lib/account/sign-in';
import { AuthForm } from './auth-form';

/** Asks for a link to a new password. The answer never says whether the address has an account. */
export function ResetForm({
  words,
  email,
  onSent,
}: {
  words: AccountWords;
  email: string;
  onSent: (email: string) => void;
}) {
  const { reset, toasts } = words;
  return (
    <AuthForm
      id="reset"
      label={reset.title}
      fields={resetFields}
      values={{ email }}
      words={words}
      texts={reset}
      autoFocus
      attempt={async ({ email }) => {
        if (!(await sendReset(email))) return { status: 'failed', message: toasts.error };
        onSent(email);
        return { status: 'success', message: { title: reset.sent, text: reset.done } };
      }}
    />
  );
}
