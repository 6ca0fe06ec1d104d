import { isCancel, log, text } from '@clack/prompts';
import { z } from 'zod';
import { checkFacts } from '@/content/read-facts';
import { bookIdSchema, bookSchema, bookWordsSchema, siteSchema } from '@/content/schema';
import { type Draft, isYesOrNo, type Question, readAnswer, showValue, valueAt } from './questions';
import { envSchema, settingErrors } from './settings';

export const SITE = 'content/site.json';
export const SAMPLES = 'content/samples.json';
export const ENV = '.env';

const words = z.record(z.string(), bookWordsSchema);
const schemas: Record<string, z.ZodType> = {
  [SITE]: siteSchema,
  'content/books.json': z.record(bookIdSchema, bookSchema),
  'content/en/books.json': words,
  'content/hi/books.json': words,
  [ENV]: envSchema,
};

/** What the start would say of a draft. */
const errorsOf = (draft: Draft) => [
  ...Object.entries(schemas).flatMap(([file, schema]) => checkFacts(schema, draft[file], file)),
  ...settingErrors(draft[ENV]!),
];

/** Of values that are asked for next. */
const isMissing = (sentence: string) => / is missing\. | must be set too/.test(sentence);

/** Removes the paths of a value, its parts and its group from the list of samples. */
export function dropSamples(samples: Draft[string], [file = '', ...keys]: readonly string[]): void {
  const answered = `${keys.join('.')}.`;
  const paths = samples[file];
  if (!Array.isArray(paths)) return;
  const left = (paths as string[]).filter(
    (path) => !answered.startsWith(`${path}.`) && !`${path}.`.startsWith(answered),
  );
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
  const isNone = ['-', 'none'].includes(typed.toLowerCase());
  const value = isNone ? none : readAnswer(schema, typed);
  if (['', 'ok'].includes(typed)) group[name] = current;
  else if (isYesOrNo(schema) && value === typed) return 'Answer yes or no.';
  else if (!(schema instanceof z.ZodObject)) group[name] = value;
  else group[name] = value ? (current ?? {}) : none;
  if (typed !== '') dropSamples(next[SAMPLES]!, path);
  const known = errorsOf(draft);
  const isAboutIt = (sentence: string) =>
    sentence.startsWith(`${name} `) || !(known.includes(sentence) || isMissing(sentence));
  return errorsOf(next).find(isAboutIt) ?? next;
}

export class Stopped extends Error {}

/** @throws {Stopped} after Ctrl+C. */
export function answered<Value>(answer: Value | symbol): Value {
  if (isCancel(answer)) throw new Stopped();
  return answer as Value;
}

/**
 * Asks one question after the other; `<` goes back to the one before.
 *
 * @param questionsOf those of a draft: an answer may lead to more of them.
 * @throws {Stopped} after Ctrl+C.
 */
export async function ask(
  start: Draft,
  questionsOf: (draft: Draft) => readonly Question[],
): Promise<Draft> {
  const drafts = [start];
  for (;;) {
    const draft = drafts.at(-1)!;
    const question = questionsOf(draft)[drafts.length - 1];
    if (!question) return draft;
    let next: Draft | string = draft;
    const typed = await text({
      message: question.text,
      placeholder: showValue(question.schema, valueAt(draft, question.path)),
      validate(value = '') {
        next = value.trim() === '<' ? draft : applyAnswer(draft, question, value.trim());
        return typeof next === 'string' ? next : undefined;
      },
    });
    if (answered<string | undefined>(typed)?.trim() !== '<') drafts.push(next);
    else if (drafts.length > 1) drafts.pop();
    else log.info('This is the first question.');
  }
}
