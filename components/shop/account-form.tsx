'use client';

import { FormFields } from '@/components/forms/fields';
import { BusyButton, FormNotice } from '@/components/forms/form';
import { StickyActions } from '@/components/site/dialog';
import { PasswordField } from '@/components/forms/password-field';
import { type Invalid, type Message, useForm } from '@/components/forms/use-form';
import { Button } from '@/components/ui/button';
import { type Words } from '@/lib/words/locale';
import { useShop } from './shop-context';
import { loadCommonPasswords } from '@/lib/shop/account/browser/common-passwords';
import { checkAccount, loginFields, registerFields, resetFields } from '@/lib/shop/account/fields';
import { lastRefusal, sendReset } from '@/lib/shop/account/browser/sign-in';
import { checkForm } from '@/lib/forms/check';
import { type FieldErrors, type Fields, initialValues } from '@/lib/forms/field';
import { noticeVersions } from '@/lib/law/notices';
import { pageLanguage } from '@/lib/words/page-language';
import { fill } from '@/lib/text/format';
import { FormFailure } from './form-failure';
import { helpAfter } from './refusal-help';
import { isInAppBrowser } from '@/lib/browser/in-app';

type AccountMode = 'login' | 'register' | 'reset';

interface Result {
  status: 'success' | 'failed';
  message: Message;
  /** Where the email of a registration may have an account. */
  taken?: string;
}

const fieldsOf: Record<AccountMode, Fields> = {
  login: loginFields,
  register: registerFields,
  reset: resetFields,
};

/** One form to log in, to register, or to ask for a link to a new password. */
export function AccountForm({
  mode,
  words,
  email = '',
  privacyPath,
  autoFocus,
  onForgot,
  onSent,
  onTaken,
}: {
  mode: AccountMode;
  words: Words['account'];
  /** To begin with. */
  email?: string;
  privacyPath: string;
  autoFocus?: boolean;
  onForgot?: () => void;
  onSent?: (email: string) => void;
  /** The visitor wants to log in with the email that they have registered before. */
  onTaken?: (email: string) => void;
}) {
  const { login, register } = useShop();
  const { dialog, errors, loginForm, registerForm, registerNotice, reset, suggestion, toasts } =
    words;
  const label = { ...dialog.tabs, reset: reset.title }[mode];
  const texts = { login: loginForm, register: registerForm, reset }[mode];
  const failed = (message: Message): Result => ({ status: 'failed', message });
  const refused = (message: Message) =>
    failed({
      ...message,
      more: helpAfter(mode, lastRefusal(), words, isInAppBrowser(navigator.userAgent)),
    });
  const done = (message: Message): Result => ({ status: 'success', message });

  /** Each of them rejects when there is no answer. */
  const submit = {
    async login({ email, password }: Record<string, string>) {
      return (await login(email!, password!))
        ? done(toasts.loginDone)
        : refused(toasts.loginFailed);
    },
    async register(values: Record<string, string>): Promise<Result | Invalid<Fields>> {
      const { name, email, password } = values;
      // The form was checked without the list where that had not arrived.
      await loadCommonPasswords();
      const checked = checkForm<Fields>(registerFields, values);
      if ('errors' in checked) return { status: 'invalid', errors: checked.errors };
      if (!(await register(email!, password!, name!)))
        return { ...refused(toasts.registerFailed), taken: email };
      const { title, text } = toasts.registerDone;
      return done({ title, text: fill(text, { name: name! }) });
    },
    /** The answer never says whether the address has an account. */
    async reset({ email }: Record<string, string>) {
      if (!(await sendReset(email!))) return failed(toasts.error);
      onSent?.(email!);
      return done({ title: reset.sent, text: reset.done });
    },
  }[mode];

  /** The specification's two, the match first, and that of common passwords. Other fields speak for themselves. */
  function describeErrors({ password, confirm }: FieldErrors) {
    if (confirm === 'mismatch') return toasts.mismatch;
    if (password === 'too-short') return toasts.weak;
    return password === 'too-common' ? toasts.common : undefined;
  }

  const form = useForm<Fields, Result | Invalid<Fields>>({
    fields: fieldsOf[mode],
    check: checkAccount,
    values: email ? { ...initialValues(fieldsOf[mode]), email } : undefined,
    send: (_data, values) =>
      submit(values as Record<string, string>).catch(() => failed(toasts.error)),
    describe: (result) =>
      result.status === 'invalid' ? describeErrors(result.errors) : result.message,
  });

  const firstEmpty = mode === 'login' && email ? 'password' : 'email';
  const taken = form.result?.status === 'failed' ? form.result.taken : undefined;
  const ofNewPassword = {
    placeholders: { password: registerForm.passwordPlaceholder },
    errors: {
      ...errors,
      password: {
        missing: errors.password,
        'too-short': toasts.weak.text,
        'too-common': toasts.common.text,
      },
      confirm: { missing: errors.password, mismatch: toasts.mismatch.text },
    },
  };

  return (
    <form aria-label={label} {...form.props}>
      <FormFields
        id={mode}
        form={form}
        words={{
          labels: { ...texts },
          errors,
          suggestion,
          password: dialog,
          ...(mode === 'register' && ofNewPassword),
        }}
        controls={{ password: PasswordField }}
        autoFocus={autoFocus ? firstEmpty : undefined}
      />
      {mode === 'register' && (
        <FormNotice
          words={registerNotice}
          version={noticeVersions.register}
          language={pageLanguage()}
          href={privacyPath}
        />
      )}
      {mode === 'login' && (
        <Button type="button" variant="link" className="mt-2" onClick={onForgot}>
          {loginForm.forgot}
        </Button>
      )}
      <FormFailure
        form={form}
        isSaidByField={form.result?.status === 'invalid' && !form.errors.name && !form.errors.email}
      >
        {taken && (
          <Button type="button" variant="link" onClick={() => onTaken?.(taken)}>
            {registerForm.taken}
          </Button>
        )}
      </FormFailure>
      <StickyActions>
        <BusyButton
          type="submit"
          className="w-full"
          busy={form.isBusy}
          label={texts.submit}
          busyLabel={texts.busy}
        />
      </StickyActions>
    </form>
  );
}
