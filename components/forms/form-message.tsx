import { type ComponentProps } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { type Message } from './use-form';

const VARIANTS = { news: 'default', done: 'success', failed: 'destructive' } as const;

/** The result of a form, shown beside it: a toast alone is easily missed. */
export function FormMessage({
  kind,
  title,
  text,
  more,
  children,
  ...props
}: { kind: keyof typeof VARIANTS } & Message & ComponentProps<'div'>) {
  return (
    <Alert variant={VARIANTS[kind]} tabIndex={-1} {...props}>
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>
        <span>{text}</span> {more && <span>{more}</span>}
      </AlertDescription>
      {children}
    </Alert>
  );
}
