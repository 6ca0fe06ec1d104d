import { NativeSelect } from '@/components/ui/native-select';
import { type ControlProps } from './control';
import { FormField } from './form-field';

export function SelectField({ field, words, value, isDisabled, ...props }: ControlProps) {
  const { id, name, label, hint, error, autoFocus } = props;
  const labels = words.options?.[name];
  return (
    <FormField {...{ id, label, hint, error }}>
      {(control) => (
        <NativeSelect
          {...control}
          name={name}
          autoFocus={autoFocus}
          required={field.required}
          autoComplete={field.autoComplete}
          defaultValue={value as string}
          disabled={isDisabled}
        >
          {!field.initial && <option value="">{words.choose}</option>}
          {field.options?.map((option) => (
            <option key={option} value={option}>
              {labels?.[option] ?? option}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
