import { useId, type ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

/** A checkbox and its label, together as high as a finger. */
export function CheckboxField({
  label,
  ...props
}: { label: string } & ComponentProps<typeof Checkbox>) {
  const id = useId();
  return (
    <div className="flex items-center leading-[1.3] has-disabled:text-muted-foreground">
      <Checkbox id={id} {...props} />
      <Label
        htmlFor={id}
        className="mb-0 flex min-h-11 flex-1 items-center pl-[0.7rem] font-normal"
      >
        {label}
      </Label>
    </div>
  );
}
