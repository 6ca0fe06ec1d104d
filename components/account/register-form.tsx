'use client';

import { FormNotice } from '@/components/forms/form-notice';
import { type AccountWords } from '@/content/en/account';
import { useAccount } from '@/lib/account/account-context';
import { registerFields } from '@/lib/account/fields';
import { noticeVersions } from '@/lib/law/notices';
import { pageLanguage } from '@/lib/page-language';
import { fill } from '@/lib/text/format';
import { AuthForm } from './auth-form';

export function RegisterForm({ words, privacyPath }: { words: AccountWords; privacyPath: string }) {
  const account = useAccount();
  const { dialog, registerForm, registerNotice, errors, toasts } = words;
  return (
    <AuthForm
      id="register"
      label={dialog.tabs.register}
      fields={registerFields}
      words={words}
      texts={registerForm}
      fieldWords={{
        placeholders: { password: registerForm.passwordPlaceholder },
        errors: {
          ...errors,
          password: toasts.weak.text,
          confirm: { missing: errors.password, mismatch: toasts.mismatch.text },
        },
      }}
      // The specification's order of toasts: the match, then the length.
      describeErrors={({ confirm, password }) => {
        if (confirm === 'mismatch') return toasts.mismatch;
        return password && toasts.weak;
      }}
      attempt={async ({ name, email, password }) => {
        const { title, text } = toasts.registerDone;
        return (await account.register(email, password, name))
          ? { status: 'success', message: { title, text: fill(text, { name }) } }
          : { status: 'failed', message: toasts.registerFailed };
      }}
    >
      <FormNotice
        words={registerNotice}
        version={noticeVersions.register}
        language={pageLanguage()}
        href={privacyPath}
      />
    </AuthForm>
  );
}
