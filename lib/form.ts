/** What was typed, field by field, exactly as it was typed. */
export type Values<Field extends string> = Record<Field, string>;

/**
 * The answer of a form's action. `values` travels back with every answer but success, so that
 * nothing typed is ever lost, with or without scripts; so does the form's `id`. `kept` says that
 * the server has stored it and goes on trying. Codes, not sentences.
 */
export type FormState<Field extends string, Code extends string, Reason extends string> =
  | { status: 'idle' }
  | { status: 'invalid'; values: Values<Field>; errors: FieldErrors<Field, Code>; id?: string }
  | { status: 'failed'; values: Values<Field>; reason: Reason; kept: boolean; id?: string }
  | { status: 'success' };

export type FieldErrors<Field extends string, Code extends string> = Partial<Record<Field, Code>>;

/**
 * Reads named fields out of whatever arrived. An action is a public endpoint: the argument may be
 * no form at all, and a field may be missing, repeated or a file. Those read as ''.
 */
export function readFields<Field extends string>(
  form: unknown,
  names: readonly Field[],
): Values<Field> {
  const read = (name: Field) => {
    const value = form instanceof FormData ? form.get(name) : undefined;
    return [name, typeof value === 'string' ? value : ''] as const;
  };
  return Object.fromEntries(names.map(read)) as Values<Field>;
}
