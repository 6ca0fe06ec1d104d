import { type ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

/** A checkbox inside its label, together as high as a finger. */
export function CheckboxField({
  label,
  ...props
}: { label: string } & ComponentProps<typeof Checkbox>) {
  return (
    <Label className="mb-0 flex min-h-11 items-center gap-[0.7rem] leading-[1.3] font-normal has-disabled:text-muted-foreground">
      <Checkbox {...props} />
      {label}
    </Label>
  );
}
