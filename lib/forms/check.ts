import { cleanText, plainLine } from '@/lib/text/clean';
import { cleanEmail, isEmail } from '../text/email';
import {
  type AnyValues,
  type ErrorCode,
  type FieldRule,
  type FieldErrors,
  type Fields,
  mapFields,
  namesOf,
  type Values,
} from './field';

const TEXT_TYPES = ['text', 'textarea', 'email', 'tel'];

const isRequired = (field: FieldRule, values: AnyValues, now: Date) =>
  field.required ?? field.requiredWhen?.(values, now);

function checkText(field: FieldRule, value: string, values: AnyValues, now: Date) {
  const { type, min = 0, max = Infinity, options } = field;
  if (value === '') return isRequired(field, values, now) ? 'missing' : undefined;
  if (value.length < min) return 'too-short';
  if (value.length > max) return 'too-long';
  if (type !== 'textarea' && value.includes('\n')) return 'line-break';
  if (options && !options.includes(value)) return 'unknown';
  if (type === 'email' && !isEmail(value)) return value.includes('@') ? 'malformed' : 'no-at';
  return field.check?.(value, values, now);
}

function checkField(field: FieldRule, name: string, values: AnyValues, now: Date) {
  const value = values[name]!;
  if (typeof value === 'string') return checkText(field, value, values, now);
  if (typeof value === 'boolean') {
    return !value && isRequired(field, values, now) ? 'missing' : undefined;
  }
  const { options = [] } = field;
  const isKnown = value.length <= options.length && value.every((item) => options.includes(item));
  return isKnown ? undefined : 'unknown';
}

export function checkForm<F extends Fields>(
  fields: F,
  typed: Values<F>,
  now = new Date(),
): { values: Values<F> } | { errors: FieldErrors<F> } {
  const values = mapFields(fields, ({ type, inputMode }, name) => {
    const value = typed[name];
    if (!TEXT_TYPES.includes(type)) return value;
    const text = cleanText(value as string);
    if (type === 'email') return cleanEmail(text);
    return type === 'tel' || inputMode === 'numeric' ? plainLine(text) : text;
  });
  const errors: Partial<Record<string, ErrorCode>> = {};
  for (const name of namesOf(fields)) {
    const code = checkField(fields[name]!, name, values, now);
    if (code) errors[name] = code;
  }
  return Object.keys(errors).length > 0 ? { errors: errors as FieldErrors<F> } : { values };
}
