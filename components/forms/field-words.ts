import { type ErrorCode, type Field } from '@/lib/forms/field';
import { fill } from '@/lib/text/format';

type ByName<Value> = Readonly<Partial<Record<string, Value>>>;

/** The words of a form's fields, by the name of the field. */
export interface FieldWords {
  labels: ByName<string>;
  /** Why a field is asked, shown below it. */
  hints?: ByName<string>;
  placeholders?: ByName<string>;
  options?: ByName<ByName<string>>;
  /** A sentence for each code, or one for all; those of `any` are for every field. */
  errors: ByName<string | ByName<string>>;
  /** The first entry of a list without an initial value. */
  choose?: string;
  optional?: string;
  counter?: { left: string; over: string };
  password?: { show: string; hide: string; showPassword: string };
}

export function explainError(
  { errors }: FieldWords,
  { name, code, field }: { name: string; code: ErrorCode | undefined; field: Field },
): string | undefined {
  if (!code) return undefined;
  const own = errors[name];
  const any = errors.any as ByName<string> | undefined;
  const sentence = typeof own === 'object' ? (own[code] ?? any?.[code]) : (any?.[code] ?? own);
  return sentence && fill(sentence, { max: field.max ?? '' });
}
