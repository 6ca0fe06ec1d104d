import { type ReactNode } from 'react';
import { bringIntoView, FormMessage } from '@/components/forms/form';
import { type Message } from '@/components/forms/use-form';

/** Why the form was not sent, at its end. */
export function FormFailure({
  form: { result, message, attempt },
  isSaidByField = false,
  children,
}: {
  form: { result?: { status: string }; message?: Message; attempt: number };
  /** The field that takes the focus has the same sentence as its description. */
  isSaidByField?: boolean;
  children?: ReactNode;
}) {
  if (!message || result?.status === 'success') return null;
  return (
    <FormMessage
      key={attempt}
      ref={bringIntoView}
      role={isSaidByField ? undefined : 'alert'}
      variant="destructive"
      {...message}
    >
      {children}
    </FormMessage>
  );
}
