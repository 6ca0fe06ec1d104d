import { z } from 'zod';
import { FactsError, readFacts } from '@/content/read-facts';
import { bookIdSchema, bookSchema, bookWordsSchema, siteSchema } from '@/content/schema';
import { readSettings, SettingsError } from '@/lib/env';
import { mailSchema, mailSettings } from './mail';
import { type Question } from './questions';

export type Facts = Record<string, unknown>;
export type Settings = Record<string, string | undefined>;

/** The facts, by file, and the settings as they would be with the answers so far. */
export interface Draft {
  files: Record<string, Facts>;
  settings: Settings;
  /** Facts that the owner has answered, as `file path`: they are no samples any more. */
  answered: readonly string[];
}

/** Its parts are asked apart, and are put together in `.env`. */
export const MAIL = '.env';

const words = z.record(z.string(), bookWordsSchema);
const schemas: Record<string, z.ZodType> = {
  'content/site.json': siteSchema,
  'content/books.json': z.record(bookIdSchema, bookSchema),
  'content/en/books.json': words,
  'content/hi/books.json': words,
  [MAIL]: mailSchema,
};

/** What the start would say of the facts of a file. */
export function factErrors(file: string, facts: Facts): string[] {
  try {
    readFacts(schemas[file]!, facts, file);
    return [];
  } catch (error) {
    if (!(error instanceof FactsError)) throw error;
    return error.message.split('\n');
  }
}

/** What the start would say of the settings. */
export function settingErrors(settings: Settings, name = ''): string[] {
  try {
    readSettings({ ...settings, NODE_ENV: 'production' });
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.split('\n').filter((line) => line.startsWith(name && `${name} `));
  }
}

/** Null where the owner has no such thing, undefined where nothing was said yet. */
export const valueOf = ({ files, settings }: Draft, { file, name }: Question): unknown =>
  file
    ? name.split('.').reduce<unknown>((value, key) => (value as Facts)?.[key], files[file])
    : settings[name]?.trim() || undefined;

function withFact(facts: Facts, [key = '', ...rest]: string[], value: unknown): Facts {
  const inner = rest.length > 0 ? withFact((facts[key] ?? {}) as Facts, rest, value) : value;
  return { ...facts, [key]: inner };
}

const change = (draft: Draft, { file, name }: Question, value: unknown): Draft => ({
  ...draft,
  files: { ...draft.files, [file!]: withFact(draft.files[file!]!, name.split('.'), value) },
  answered: [...draft.answered, `${file} ${name}`],
});

/** Of a new group, what needs no answer. */
const begin = ({ shape }: z.ZodObject): Facts =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, schema]) => {
      if (schema instanceof z.ZodLiteral) return [[key, schema.value]];
      return schema instanceof z.ZodNullable ? [[key, null]] : [];
    }),
  );

function valueTyped({ kind, group }: Question, typed: string, current: unknown): unknown {
  if (typed === 'ok') return current;
  if (['-', 'none'].includes(typed.toLowerCase())) return null;
  const value = kind.read(typed);
  if (!group || value === undefined) return value;
  return value ? (current ?? begin(group)) : null;
}

/** Whether a sentence is about a fact, or about its group, such as `book.price` of `book.price.upi`. */
function isAbout(sentence: string, { file, name }: Question): boolean {
  const path = sentence.slice(`${file}: `.length).replace(/[ :].*/, '');
  return `${path}.`.startsWith(`${name}.`) || (path.includes('.') && name.startsWith(`${path}.`));
}

/**
 * @param typed nothing keeps today's value, `ok` says that a sample is true, `none` or `-` that
 *   there is no such thing.
 * @returns the next draft, or what is wrong.
 */
export function applyAnswer(draft: Draft, question: Question, typed: string): Draft | string {
  const { name, kind, file } = question;
  const current = valueOf(draft, question);
  if (typed === '') {
    if (file) return current === undefined ? 'Write an answer.' : draft;
    return settingErrors(draft.settings, name)[0] ?? draft;
  }
  const value = valueTyped(question, typed, current);
  if (value === undefined) return `Write it like this: ${kind.like}`;
  if (!file) {
    const next = { ...draft, settings: { ...draft.settings, [name]: String(value ?? '') } };
    return settingErrors(next.settings, name)[0] ?? next;
  }
  const next = change(draft, question, value);
  // A new group is judged by the answers to its questions.
  if (question.group && value && value !== current) return next;
  const error = factErrors(file, next.files[file]!).find((line) => isAbout(line, question));
  if (error || file !== MAIL) return error ?? next;
  const settings = { ...draft.settings, ...mailSettings(next.files[MAIL]) };
  const names = /^(MAIL_URL|OWNER_EMAILS) /;
  return settingErrors(settings).find((line) => names.test(line)) ?? { ...next, settings };
}
