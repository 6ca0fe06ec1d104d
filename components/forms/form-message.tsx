import { type ComponentProps } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';

const VARIANTS = { news: 'default', done: 'success', failed: 'destructive' } as const;

/** What became of a form, said beside it: a toast alone is easily missed. */
export function FormMessage({
  kind,
  title,
  text,
  children,
  ...props
}: {
  kind: keyof typeof VARIANTS;
  title: string;
  text: string;
} & ComponentProps<'div'>) {
  return (
    <Alert variant={VARIANTS[kind]} tabIndex={-1} {...props}>
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>{text}</AlertDescription>
      {children}
    </Alert>
  );
}
