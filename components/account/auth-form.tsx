'use client';

import { type Controls, FormFields } from '@/components/forms/form-fields';
import { FormMessage } from '@/components/forms/form-message';
import { PasswordField } from '@/components/forms/password-field';
import { SubmitButton } from '@/components/forms/submit-button';
import { type FieldWords } from '@/components/forms/field-words';
import { type Message, useForm } from '@/components/forms/use-form';
import { type AccountWords } from '@/content/en/account';
import { type FieldErrors, type Fields, type Values } from '@/lib/forms/field';

interface AuthResult {
  status: 'success' | 'failed';
  message: Message;
}

const controls: Controls = { password: PasswordField };

export function AuthForm<F extends Fields>({
  id,
  label,
  fields,
  values,
  words,
  texts,
  fieldWords,
  attempt,
  describeErrors = () => undefined,
  autoFocus,
  children,
}: {
  id: string;
  label: string;
  fields: F;
  values?: Values<F>;
  words: AccountWords;
  /** The labels of the fields, by name, and of the button. */
  texts: { submit: string; busy: string };
  fieldWords?: Partial<FieldWords>;
  /** Rejects when there is no answer. */
  attempt: (values: Values<F>) => Promise<AuthResult>;
  describeErrors?: (errors: FieldErrors<F>) => Message | undefined;
  autoFocus?: boolean;
  children?: React.ReactNode;
}) {
  const form = useForm<F, AuthResult>({
    fields,
    values,
    send: (_data, values) =>
      attempt(values).catch(() => ({ status: 'failed', message: words.toasts.error })),
    describe: (result) =>
      result.status === 'invalid' ? describeErrors(result.errors) : result.message,
  });

  return (
    <form aria-label={label} {...form.props}>
      <FormFields
        id={id}
        form={form}
        words={{
          labels: { ...texts },
          errors: words.errors,
          password: words.dialog,
          ...fieldWords,
        }}
        controls={controls}
        autoFocus={autoFocus}
      />
      <SubmitButton
        className="w-full"
        busy={form.isBusy}
        label={texts.submit}
        busyLabel={texts.busy}
      />
      {children}
      {form.message && form.result?.status !== 'success' && (
        <FormMessage key={form.attempt} kind="failed" role="alert" {...form.message} />
      )}
    </form>
  );
}
