import { type ComponentType } from 'react';
import { type ErrorCode, type FieldRule, type Fields } from '@/lib/forms/field';
import { fill } from '@/lib/text/format';
import {
  TextareaField,
  TextField,
  type ByName,
  type ControlProps,
  type FormWords,
} from './controls';

export function explainError(
  { errors }: FormWords,
  { name, code, field }: { name: string; code: ErrorCode | undefined; field: FieldRule },
): string | undefined {
  if (!code) return undefined;
  const ofField = errors[name];
  const ofAny = errors.any as ByName<string> | undefined;
  const sentence =
    typeof ofField === 'object' ? (ofField[code] ?? ofAny?.[code]) : (ofAny?.[code] ?? ofField);
  return sentence && fill(sentence, { max: field.max ?? '' });
}

/** Controls by field type; the others get a text field or a text area. */
export type Controls = Partial<Record<FieldRule['type'], ComponentType<ControlProps>>>;

interface FormFieldsProps<F extends Fields> {
  id: string;
  form: {
    fields: F;
    values: Readonly<Record<string, ControlProps['value']>>;
    errors: Partial<Record<string, ErrorCode>>;
    isFromServer: boolean;
    attempt?: number;
    focused?: string;
  };
  words: FormWords<keyof F & string>;
  fields?: Fields;
  controls?: Controls;
  /** Name of the field that takes the focus. */
  autoFocus?: string;
  hasOptionalMarks?: boolean;
  /** Field names with the reason, which replaces the hint. */
  disabled?: Partial<Record<string, string>>;
}

function toRows(entries: [string, FieldRule][]): [string, FieldRule][][] {
  const rows: [string, FieldRule][][] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    const sharesRow = entry[1].width === 'half' && last?.[0]![1].width === 'half';
    if (sharesRow) last!.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

export function FormFields<F extends Fields>({
  id,
  form: { values, errors, isFromServer, attempt, focused, ...form },
  words,
  fields = form.fields,
  controls = {},
  autoFocus,
  hasOptionalMarks = false,
  disabled = {},
}: FormFieldsProps<F>) {
  const labels: Readonly<Partial<Record<string, string>>> = words.labels;
  const firstInvalid = Object.keys(form.fields).find((name) => errors[name]);

  function renderField([name, field]: [string, FieldRule]) {
    const Control = controls[field.type] ?? (field.type === 'textarea' ? TextareaField : TextField);
    const mark = hasOptionalMarks && !field.required ? ` (${words.optional})` : '';
    return (
      <Control
        key={name}
        id={`${id}-${name}`}
        name={name}
        field={field}
        words={words}
        label={`${labels[name]}${mark}`}
        hint={disabled[name] ?? words.hints?.[name]}
        error={explainError(words, { name, field, code: errors[name] })}
        alertKey={name === focused ? attempt : undefined}
        value={values[name]!}
        autoFocus={name === autoFocus || (isFromServer && name === firstInvalid)}
        isDisabled={name in disabled}
      />
    );
  }

  return toRows(Object.entries(fields)).map((row) => {
    const [name, { width }] = row[0]!;
    const content = row.map(renderField);
    return width === 'half' ? (
      <div key={name} className="grid-cols-2 gap-x-4 xs:max-lg:grid xl:grid">
        {content}
      </div>
    ) : (
      content
    );
  });
}
