import { cancel, isCancel, text } from '@clack/prompts';
import { z } from 'zod';
import { photoError } from '@/build/portrait';
import { checkFacts } from '@/content/read-facts';
import { bookIdSchema, bookSchema, bookWordsSchema, siteSchema } from '@/content/schema';
import { type Draft, isYesOrNo, type Question, readAnswer, showValue, valueAt } from './questions';
import { envSchema, settingErrors } from './settings';

export const SITE = 'content/site.json';
export const SAMPLES = 'content/samples.json';
export const ENV = '.env';
export const UNCHANGED = 'Nothing was changed.';

const words = z.record(z.string(), bookWordsSchema);
const schemas: Record<string, z.ZodType> = {
  [SITE]: siteSchema,
  'content/books.json': z.record(bookIdSchema, bookSchema),
  'content/en/books.json': words,
  'content/hi/books.json': words,
  [ENV]: envSchema,
};

/** What the start would say of a draft. */
const errorsOf = (draft: Draft) =>
  [
    ...Object.entries(schemas).flatMap(([file, schema]) => checkFacts(schema, draft[file], file)),
    ...settingErrors(draft[ENV]!),
    photoError(valueAt(draft, [SITE, 'teacher', 'photo']) as string | null) ?? [],
  ].flat();

/** Of values that are asked for next. */
const isMissing = (sentence: string) => / is missing\. | must be set too/.test(sentence);

/** Whether a path in the list of samples is that of a value, of a part of it, or of its group. */
const isAbout = (keys: readonly string[]) => (sample: string) => {
  const value = `${keys.join('.')}.`;
  return value.startsWith(`${sample}.`) || `${sample}.`.startsWith(value);
};

/** Removes a value from the list of samples. */
export function dropSamples(samples: Draft[string], [file = '', ...keys]: readonly string[]): void {
  const paths = samples[file];
  if (!Array.isArray(paths)) return;
  const left = (paths as string[]).filter((path) => !isAbout(keys)(path));
  if (left.length > 0) samples[file] = left;
  else delete samples[file];
}

/**
 * @param typed nothing keeps today's value, `ok` says that a sample is true, `none` or `-` that
 *   there is no such thing.
 * @returns the next draft, or what is wrong.
 */
export function applyAnswer(draft: Draft, question: Question, typed: string): Draft | string {
  const { path, schema, none } = question;
  const name = path.at(-1)!;
  const next = structuredClone(draft);
  const group = valueAt(next, path.slice(0, -1)) as Draft[string];
  const current = group[name] ?? none;
  const isNone = /^(-|none)$/i.test(typed);
  const value = isNone ? none : readAnswer(schema, typed);
  if (/^(ok)?$/i.test(typed)) group[name] = current;
  else if (isYesOrNo(schema) && value === typed) return 'Answer yes or no.';
  else if (!(schema instanceof z.ZodObject)) group[name] = value;
  else group[name] = value ? (current ?? {}) : none;
  if (typed !== '') dropSamples(next[SAMPLES]!, path);
  const known = errorsOf(draft);
  const isAboutIt = (sentence: string) =>
    sentence.startsWith(`${name} `) || !(known.includes(sentence) || isMissing(sentence));
  const error = errorsOf(next).find(isAboutIt);
  // The file, the path in it and the quotes are for those who write it by hand.
  return (
    error
      ?.replace(/^(content\/|\.env).*? must/, 'This must')
      .replace(/^\S+: \S+: (.)/, (_, first: string) => first.toUpperCase())
      .replace(' in "quotes"', '') ?? next
  );
}

/** Returns an answer. Ctrl+C ends the command. */
export function answered<Value>(answer: Value | symbol): Value {
  if (!isCancel(answer)) return answer as Value;
  cancel(UNCHANGED);
  process.exit(130);
}

/**
 * Asks one question after the other; `<` goes back to the one before.
 *
 * @param questionsOf those of a draft: an answer may lead to more of them.
 */
export async function ask(
  start: Draft,
  questionsOf: (draft: Draft) => readonly Question[],
): Promise<Draft> {
  let draft = start;
  let index = 0;
  for (;;) {
    const question = questionsOf(draft)[index];
    if (!question) return draft;
    const [file = '', ...keys] = question.path;
    const samples = draft[SAMPLES]![file];
    const isSample = Array.isArray(samples) && samples.some(isAbout(keys));
    let next: Draft | string = draft;
    const typed = await text({
      message: `${question.text}${isSample ? ' (still a sample)' : ''}`,
      placeholder: showValue(question, valueAt(draft, question.path)),
      validate(value = '') {
        next = value.trim() === '<' ? draft : applyAnswer(draft, question, value.trim());
        return typeof next === 'string' ? next : undefined;
      },
    });
    const isBack = answered<string | undefined>(typed)?.trim() === '<';
    index = isBack ? Math.max(0, index - 1) : index + 1;
    draft = next;
  }
}
