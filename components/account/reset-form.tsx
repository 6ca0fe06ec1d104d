'use client';

import { useState } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextField } from '@/components/forms/text-field';
import { Button } from '@/components/ui/button';
import { type AccountTexts } from '@/content/en/account';
import { accountLimits, isEmail } from '@/lib/account/check';
import { sendReset } from '@/lib/account/sign-in';
import { AuthForm, type Attempt } from './auth-form';

/** Asks for a link to a new password. The answer never says whether the address has an account. */
export function ResetForm({ words, onBack }: { words: AccountTexts; onBack: () => void }) {
  const { reset, errors: sentences, toasts } = words;
  const [sent, setSent] = useState(false);

  async function attempt(value: (name: 'email') => string): Promise<Attempt> {
    const email = value('email').trim();
    if (!isEmail(email)) return { errors: { email: 'missing' } };
    if (!(await sendReset(email).catch(() => false))) return { failed: toasts.error };
    setSent(true);
    return { done: { title: reset.title, text: reset.done } };
  }

  return (
    <>
      <AuthForm attempt={attempt} label={reset.title}>
        {({ errors, busy }) => (
          <>
            <TextField
              id="reset-email"
              name="email"
              type="email"
              label={reset.email}
              autoComplete="username"
              autoFocus
              required
              maxLength={accountLimits.email}
              error={errors.email && sentences.email}
            />
            <SubmitButton
              className="w-full"
              busy={busy}
              label={reset.submit}
              busyLabel={reset.busy}
            />
          </>
        )}
      </AuthForm>
      {sent && <FormMessage kind="done" role="status" title={reset.title} text={reset.done} />}
      <Button variant="link" className="mt-2" onClick={onBack}>
        {reset.back}
      </Button>
    </>
  );
}
