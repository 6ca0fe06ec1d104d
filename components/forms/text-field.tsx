import { Input } from '@/components/ui/input';
import { type ControlProps, inputProps } from './control';
import { FormField } from './form-field';

export function TextField(props: ControlProps) {
  const { type } = props.field;
  return (
    <FormField {...props}>
      {(described) => (
        <Input {...described} {...inputProps(props)} type={type === 'text' ? undefined : type} />
      )}
    </FormField>
  );
}
