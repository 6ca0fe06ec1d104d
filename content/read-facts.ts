import { type z } from 'zod';

/** A line for each fact that is wrong, with its file and what it must be. */
export class FactsError extends Error {
  override readonly name = 'FactsError';
}

const TYPES: Partial<Record<string, string>> = {
  string: 'a text in "quotes"',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in [ ]',
  tuple: 'a list in [ ]',
  object: 'a group in { }',
  record: 'a group in { }',
};

/** Completes "must be …" where the schema itself says nothing. */
function describe(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return TYPES[issue.expected];
    case 'invalid_value':
      return `one of ${issue.values.join(', ')}`;
    case 'too_small':
      if (issue.origin !== 'array') {
        return `${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
      }
      return issue.minimum === 1
        ? 'a list that is not empty'
        : `a list of ${issue.minimum} entries`;
    case 'too_big':
      return `at most ${issue.maximum}`;
    default:
      return undefined;
  }
}

function toSentence(file: string, issue: z.core.$ZodIssue): string {
  // People count from one.
  const path = issue.path
    .map((key) => (typeof key === 'number' ? `entry ${key + 1}` : key))
    .join('.');
  const place = path ? `${file}: ${path}` : `${file}:`;
  if (issue.code === 'unrecognized_keys') {
    return `${place} must not have ${issue.keys.map((key) => `"${key}"`).join(', ')}. Check the spelling.`;
  }
  if (issue.code === 'custom') return `${place}: ${issue.message}.`;
  if (issue.input === undefined) return `${place} is missing. It must be ${issue.message}.`;
  return `${place} must be ${issue.message}.`;
}

const isOtherType = (issue: z.core.$ZodIssue) =>
  issue.code === 'invalid_type' && issue.path.length === 0;

/** Of a choice of shapes: what is wrong with the one that is of the type that was given. */
function unfold(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const issues =
    issue.code === 'invalid_union' ? issue.errors.find((each) => !each.some(isOtherType)) : [];
  if (!issues?.length) return [issue];
  return issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** What is wrong with facts, a sentence each. */
export function checkFacts(schema: z.ZodType, facts: unknown, file: string): string[] {
  const { error } = schema.safeParse(facts, { error: describe, reportInput: true });
  return (error?.issues ?? []).flatMap(unfold).map((issue) => toSentence(file, issue));
}

/** @throws {FactsError} */
export function readFacts<Schema extends z.ZodType>(
  schema: Schema,
  facts: unknown,
  file: string,
): z.output<Schema> {
  const errors = checkFacts(schema, facts, file);
  if (errors.length > 0) throw new FactsError(errors.join('\n'));
  return schema.parse(facts);
}
