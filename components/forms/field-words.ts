import { type ErrorCode, type Field } from '@/lib/forms/field';
import { fill } from '@/lib/text/format';

type ByName<Value> = Readonly<Partial<Record<string, Value>>>;

export interface FieldWords<Name extends string = string> {
  labels: Readonly<Record<Name, string>>;
  hints?: ByName<string>;
  placeholders?: ByName<string>;
  options?: ByName<ByName<string>>;
  /** Per field: one sentence, or one for each code. `any` has sentences for all fields. */
  errors: ByName<string | ByName<string>>;
  /** First option of a select without an initial value. */
  choose?: string;
  optional?: string;
  counter?: { left: string; over: string };
  password?: { show: string; hide: string; showPassword: string; hidePassword: string };
}

export function explainError(
  { errors }: FieldWords,
  { name, code, field }: { name: string; code: ErrorCode | undefined; field: Field },
): string | undefined {
  if (!code) return undefined;
  const ofField = errors[name];
  const ofAny = errors.any as ByName<string> | undefined;
  const sentence =
    typeof ofField === 'object' ? (ofField[code] ?? ofAny?.[code]) : (ofAny?.[code] ?? ofField);
  return sentence && fill(sentence, { max: field.max ?? '' });
}
