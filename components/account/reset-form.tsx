'use client';

import { useState } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { type AccountWords } from '@/content/en/account';
import { resetFields } from '@/lib/account/fields';
import { sendReset } from '@/lib/account/sign-in';
import { AuthForm } from './auth-form';

/** Asks for a link to a new password. The answer never says whether the address has an account. */
export function ResetForm({ words, onBack }: { words: AccountWords; onBack: () => void }) {
  const { reset, toasts } = words;
  const [isSent, setSent] = useState(false);
  const done = { title: reset.title, text: reset.done };
  return (
    <>
      <AuthForm
        id="reset"
        label={reset.title}
        fields={resetFields}
        words={words}
        texts={reset}
        autoFocus
        attempt={async ({ email }) => {
          if (!(await sendReset(email))) return { status: 'failed', message: toasts.error };
          setSent(true);
          return { status: 'success', message: done };
        }}
      />
      {isSent && <FormMessage kind="done" role="status" {...done} />}
      <Button variant="link" className="mt-2" onClick={onBack}>
        {reset.back}
      </Button>
    </>
  );
}
