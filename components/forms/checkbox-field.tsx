import { useId, type ComponentProps } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { FieldDescription, FieldError } from '@/components/ui/field';
import { Label } from '@/components/ui/label';
import { type ControlProps } from './controls';

function LabelledCheckbox({
  label,
  ...props
}: { label: string } & ComponentProps<typeof Checkbox>) {
  const id = useId();
  return (
    <div className="flex items-center leading-label has-disabled:text-muted-foreground">
      <Checkbox id={id} {...props} />
      <Label htmlFor={id} className="min-h-11 flex-1 pl-[0.7rem] font-normal">
        {label}
      </Label>
    </div>
  );
}

/** A disabled box is never checked; the `key` resets it. */
export function CheckboxField({
  id,
  name,
  label,
  hint,
  error,
  alertKey,
  value,
  isDisabled,
}: ControlProps) {
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
        <FieldError
          key={alertKey}
          id={`${id}-error`}
          role={alertKey ? 'alert' : undefined}
          className="-mt-2 mb-3"
        >
          {error}
        </FieldError>
      )}
      {hint && (
        <FieldDescription id={`${id}-hint`} className="mt-[0.45rem]">
          {hint}
        </FieldDescription>
      )}
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
