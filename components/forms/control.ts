import { type Field } from '@/lib/forms/field';
import { type FieldWords } from './field-words';

/** What the control of every type of field gets. */
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

export function attributesOf(field: Field) {
  const { required, min, max, autoComplete, inputMode, attributes } = field;
  return {
    required,
    minLength: min,
    // A browser cuts a pasted text silently, so this is twice the limit: it only keeps a form posted
    // without scripts small enough for the server.
    maxLength: max && max * 2,
    autoComplete,
    inputMode,
    ...attributes?.(),
  };
}
