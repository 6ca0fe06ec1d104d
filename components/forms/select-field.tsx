import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type ControlProps, LabelledControl, inputProps } from './controls';

export function SelectField(props: ControlProps) {
  const { field, words, name } = props;
  return (
    <LabelledControl {...props}>
      {(described) => (
        <NativeSelect {...described} {...inputProps(props)}>
          {!field.initial && <NativeSelectOption value="">{words.choose}</NativeSelectOption>}
          {field.options?.map((option) => (
            <NativeSelectOption key={option} value={option}>
              {words.options?.[name]?.[option] ?? option}
            </NativeSelectOption>
          ))}
        </NativeSelect>
      )}
    </LabelledControl>
  );
}
