import { type ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** What became of a form, said beside it: a toast alone is easily missed. */
export function FormMessage({
  kind,
  title,
  text,
  children,
  ...props
}: {
  kind: 'news' | 'done' | 'failed';
  title: string;
  text: string;
} & ComponentProps<'div'>) {
  return (
    <div className={cn('form-message', `form-message-${kind}`)} tabIndex={-1} {...props}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  );
}
