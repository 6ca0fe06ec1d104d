'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormMessage } from '@/components/forms/form-message';
import { toast } from '@/components/ui/toast';
import { type AccountErrors, type AccountField } from '@/lib/account/check';

export interface Words {
  title: string;
  text: string;
}

/** The outcome of a submit. */
export type Attempt =
  { errors: AccountErrors; words?: Words } | { failed: Words } | { done: Words };

const ORDER: readonly AccountField[] = ['name', 'email', 'password', 'confirm'];

/**
 * A form that signs in: one attempt at a time, every toast repeated below the fields, focus on the
 * first invalid field. Only a success clears the fields.
 */
export function AuthForm({
  attempt,
  children,
  label,
}: {
  attempt: (values: (name: AccountField) => string) => Promise<Attempt>;
  children: (state: { errors: AccountErrors; busy: boolean }) => React.ReactNode;
  label: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<AccountErrors>({});
  const [message, setMessage] = useState<{ words: Words; count: number }>();

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setErrors({});
    setMessage(undefined);
    const data = new FormData(event.currentTarget);
    const result = await attempt((name) => String(data.get(name) ?? ''));
    isRunning.current = false;
    // The message has to be there before the focus arrives, or it is not read out.
    flushSync(() => {
      setBusy(false);
      if ('errors' in result) setErrors(result.errors);
      const words =
        'errors' in result ? result.words : 'failed' in result ? result.failed : undefined;
      if (words) setMessage((previous) => ({ words, count: (previous?.count ?? 0) + 1 }));
    });
    if ('done' in result) {
      form.current?.reset();
      toast({ kind: 'done', ...result.done });
      return;
    }
    if ('failed' in result) toast({ kind: 'failed', ...result.failed });
    if ('errors' in result) {
      if (result.words) toast({ kind: 'failed', ...result.words });
      const first = ORDER.find((name) => result.errors[name]);
      if (first) (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    }
  }

  return (
    <form ref={form} noValidate aria-label={label} onSubmit={(event) => void submit(event)}>
      {children({ errors, busy })}
      {message && <FormMessage key={message.count} kind="failed" role="alert" {...message.words} />}
    </form>
  );
}
