export type ErrorCode =
  | 'missing'
  | 'too-short'
  | 'too-common'
  | 'too-long'
  | 'line-break'
  | 'no-at'
  | 'malformed'
  | 'unknown'
  | 'range'
  | 'mismatch';

export interface FieldRule {
  type:
    | 'text'
    | 'textarea'
    | 'email'
    | 'tel'
    | 'date'
    | 'password'
    | 'select'
    | 'checkboxes'
    | 'checkbox';
  required?: boolean;
  requiredWhen?(values: AnyValues, now: Date): boolean;
  /** Length in UTF-16 code units, as HTML counts it. */
  min?: number;
  max?: number;
  options?: readonly string[];
  initial?: string;
  /** `value` is clean and not empty. */
  check?(value: string, values: AnyValues, now: Date): ErrorCode | undefined;
  autoComplete?: string;
  inputMode?: 'numeric' | 'text';
  rows?: number;
  attributes?(): Record<string, string>;
  width?: 'half';
  column?: string;
  scriptKey?: string;
}

export type Fields = Readonly<Record<string, FieldRule>>;
type FieldName<F extends Fields> = keyof F & string;
export type FieldErrors<F extends Fields = Fields> = Partial<Record<FieldName<F>, ErrorCode>>;

export type AnyValues = Readonly<Record<string, string | string[] | boolean>>;
export type Values<F extends Fields> = {
  -readonly [N in FieldName<F>]: F[N]['type'] extends 'checkboxes'
    ? string[]
    : F[N]['type'] extends 'checkbox'
      ? boolean
      : string;
};

export const namesOf = <F extends Fields>(fields: F) => Object.keys(fields) as FieldName<F>[];

export function mapFields<F extends Fields>(
  fields: F,
  toValue: (field: FieldRule, name: FieldName<F>) => unknown,
): Values<F> {
  const entries = namesOf(fields).map((name) => [name, toValue(fields[name]!, name)]);
  return Object.fromEntries(entries) as Values<F>;
}

export const initialValues = <F extends Fields>(fields: F): Values<F> =>
  mapFields(fields, ({ type, initial = '' }) => {
    if (type === 'checkbox') return false;
    return type === 'checkboxes' ? [] : initial;
  });

export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

export function isPristine<F extends Fields>(fields: F, values: Values<F>): boolean {
  const initial = initialValues(fields);
  return namesOf(fields).every((name) => {
    const value = values[name];
    return isSameValue(typeof value === 'string' ? value.trim() : value, initial[name]);
  });
}

/** Server actions are public endpoints, so `form` may be anything. A file counts as ''. */
const readAll = (form: unknown, name: string) =>
  form instanceof FormData
    ? form.getAll(name).map((value) => (typeof value === 'string' ? value : ''))
    : [];

export const readValue = (form: unknown, name: string) => readAll(form, name)[0] ?? '';

export const readForm = <F extends Fields>(fields: F, form: unknown): Values<F> =>
  mapFields(fields, ({ type }, name) => {
    if (type === 'checkbox') return readValue(form, name) === 'yes';
    return type === 'checkboxes' ? readAll(form, name) : readValue(form, name);
  });
