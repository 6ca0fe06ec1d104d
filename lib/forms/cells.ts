import { type AnyValues, type Fields } from './field';

function toText(value: AnyValues[string] | undefined): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}

/** The row of a sheet: for each field its key for a script, its heading, and its text. */
export const toCells = (fields: Fields, values: AnyValues) =>
  Object.entries(fields).map(([name, { scriptKey = name, column = name }]) => ({
    key: scriptKey,
    heading: column,
    text: toText(values[name]),
  }));
