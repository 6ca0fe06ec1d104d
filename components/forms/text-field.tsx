import { type ComponentProps } from 'react';
import { Input } from '@/components/ui/input';
import { FormField, type FormFieldProps } from './form-field';

export function TextField({
  id,
  label,
  hint,
  error,
  ...props
}: FormFieldProps & ComponentProps<'input'>) {
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {(control) => <Input {...control} {...props} />}
    </FormField>
  );
}
