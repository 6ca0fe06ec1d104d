import { NativeSelect } from '@/components/ui/native-select';
import { type ControlProps, inputProps } from './control';
import { FormField } from './form-field';

export function SelectField(props: ControlProps) {
  const { field, words, name } = props;
  return (
    <FormField {...props}>
      {(described) => (
        <NativeSelect {...described} {...inputProps(props)}>
          {!field.initial && <option value="">{words.choose}</option>}
          {field.options?.map((option) => (
            <option key={option} value={option}>
              {words.options?.[name]?.[option] ?? option}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
