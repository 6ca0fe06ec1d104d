import { type ComponentProps } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { FormField, type FormFieldProps } from './form-field';

export function SelectField({
  id,
  label,
  hint,
  error,
  placeholder,
  options,
  ...props
}: FormFieldProps & {
  placeholder?: string;
  options: readonly { value: string; label: string }[];
} & ComponentProps<'select'>) {
  return (
    <FormField id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <NativeSelect {...control} {...props}>
          {placeholder && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
