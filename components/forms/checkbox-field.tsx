import { useId, type ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldDescription, FieldError } from '@/components/ui/field';
import { Label } from '@/components/ui/label';
import { type ControlProps } from './control';

function LabelledCheckbox({
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

/** A disabled box is never checked; the `key` resets it. */
export function CheckboxField({ id, name, label, hint, error, value, isDisabled }: ControlProps) {
  return (
    <>
      <LabelledCheckbox
        key={String(isDisabled)}
        label={label}
        name={name}
        value="yes"
        disabled={isDisabled}
        defaultChecked={!isDisabled && value === true}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
        }
      />
      {error && (
        <FieldError id={`${id}-error`} className="-mt-2 mb-3">
          {error}
        </FieldError>
      )}
      {hint && <FieldDescription id={`${id}-hint`}>{hint}</FieldDescription>}
    </>
  );
}

export function CheckboxesField({ field, words, id, name, label, value }: ControlProps) {
  return (
    <>
      <p className="mb-1 font-medium" id={id}>
        {label}
      </p>
      <div className="mb-5 grid-cols-2 gap-x-4 xs:grid" role="group" aria-labelledby={id}>
        {field.options?.map((option) => (
          <LabelledCheckbox
            key={option}
            label={words.options?.[name]?.[option] ?? option}
            name={name}
            value={option}
            defaultChecked={(value as string[]).includes(option)}
          />
        ))}
      </div>
    </>
  );
}
