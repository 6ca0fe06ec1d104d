import { type AnyValues, type Fields } from './field';

function toText(value: AnyValues[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

export const toCells = (fields: Fields, values: AnyValues) =>
  Object.entries(fields).map(([name, { scriptKey = name, column = name }]) => ({
    key: scriptKey,
    heading: column,
    text: toText(values[name]),
  }));
