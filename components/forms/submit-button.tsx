import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { Button } from '@/components/ui/button';

/**
 * Sends a form. While busy it keeps its width and the focus, so it is `aria-disabled` and not
 * disabled; the form itself ignores a second submit.
 */
export function SubmitButton({
  busy,
  label,
  busyLabel,
  ...props
}: {
  busy: boolean;
  label: React.ReactNode;
  busyLabel: string;
} & ComponentProps<typeof Button>) {
  return (
    <Button
      {...props}
      type="submit"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
    >
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span className={cn(busy && 'invisible')}>{label}</span>
        <span className={cn(!busy && 'invisible')}>{busyLabel}</span>
      </span>
    </Button>
  );
}
