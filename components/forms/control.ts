import { type Field } from '@/lib/forms/field';
import { type FieldWords } from './field-words';

export interface ControlProps {
  field: Field;
  words: FieldWords;
  id: string;
  name: string;
  label: string;
  hint?: string;
  error?: string;
  value: string | string[] | boolean;
  autoFocus: boolean;
  isDisabled: boolean;
}

export function inputProps({ field, name, value, autoFocus, isDisabled }: ControlProps) {
  const { required, min, max, autoComplete, inputMode, attributes } = field;
  return {
    name,
    autoFocus,
    required,
    minLength: min,
    // Twice the limit, because browsers cut pasted text silently. It keeps a form posted without
    // scripts small enough for the server; `checkForm` reports text over the limit.
    maxLength: max && max * 2,
    autoComplete,
    inputMode,
    defaultValue: value as string,
    disabled: isDisabled,
    ...attributes?.(),
  };
}
