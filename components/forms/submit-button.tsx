import { type ComponentProps } from 'react';
import { BusyLabel } from '@/components/site/lazy';
import { Button } from '@/components/ui/button';

/** Not `disabled` while busy: it would lose the focus. The form ignores a second submit. */
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
      <BusyLabel label={label} busyLabel={busyLabel} />
    </Button>
  );
}
