import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { toE164 } from '@/lib/profile/phone';

export type Facts = Record<string, unknown>;

/** The contents of files by their names, as they would be with the answers so far. */
export type Draft = Record<string, Facts>;

export interface Question {
  /** A file, and the keys in it. */
  path: string[];
  text: string;
  /** Of a group, a yes leads to its parts. */
  schema: z.ZodType;
  /** The value of an answer of `none`, which is right where the fact is optional or has a default. */
  none: unknown;
  isOptional: boolean;
}

export const valueAt = (draft: Draft, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (value as Facts | null | undefined)?.[key], draft);

export const isYesOrNo = (schema: z.ZodType) =>
  schema instanceof z.ZodBoolean || schema instanceof z.ZodObject;

/** Capitals do not matter. */
const yesOrNo = z.stringbool({ truthy: ['yes', 'y'], falsy: ['no', 'n'] });

function choicesOf(schema: z.ZodType): string[] {
  if (isYesOrNo(schema)) return ['yes', 'no'];
  const one = schema instanceof z.ZodArray ? schema.element : schema;
  return one instanceof z.ZodEnum ? one.options.map(String) : [];
}

/** A question for each value that the schema describes, in its order. */
export function questionsIn(draft: Draft, schema: z.ZodType, ...path: string[]): Question[] {
  const isDefault = schema instanceof z.ZodDefault;
  const isOptional = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  const inner = isOptional || isDefault ? (schema.unwrap() as z.ZodType) : schema;
  const choices = choicesOf(inner);
  const hint = choices.length > 0 ? ` (${choices.join(', ')})` : '';
  const text = schema.description;
  const nothing = schema instanceof z.ZodOptional ? undefined : null;
  const none: unknown = isDefault ? schema.def.defaultValue : nothing;
  const question = { path, text: `${text}${hint}`, schema: inner, none, isOptional };
  const questions = text ? [question] : [];
  if (!(inner instanceof z.ZodObject) || (text && !valueAt(draft, path))) return questions;
  const parts = Object.entries(inner.shape as Record<string, z.ZodType>);
  return [...questions, ...parts.flatMap(([key, part]) => questionsIn(draft, part, ...path, key))];
}

/** Texts in a list may have commas. */
const separatorOf = (schema: z.ZodType) =>
  schema instanceof z.ZodArray && choicesOf(schema).length === 0 ? ' / ' : ', ';

const readNumber = (typed: string) => Number(typed.replace(/[₹, ]/g, ''));

function readFile(typed: string): string {
  try {
    // Terminals put quotes around the path of a file that is dropped on them.
    return readFileSync(typed.replace(/^(['"])(.*)\1$/, '$2')).toString('base64');
  } catch {
    return typed;
  }
}

/** What is not understood stays as it was typed, and the schema refuses it. */
export function readAnswer(schema: z.ZodType, typed: string): unknown {
  const { typed: way } = schema.meta() ?? {};
  if (way === 'phone') return toE164(typed) ?? typed;
  if (way === 'file') return readFile(typed);
  if (isYesOrNo(schema)) return yesOrNo.safeParse(typed).data ?? typed;
  if (schema instanceof z.ZodURL) return /^[^:/@]+\./.test(typed) ? `https://${typed}` : typed;
  if (schema instanceof z.ZodNumber) return readNumber(typed);
  if (schema instanceof z.ZodTuple) return typed.match(/\d+/g)?.map(Number) ?? typed;
  const choices = new Map(choicesOf(schema).map((choice) => [choice.toLowerCase(), choice]));
  const readText = (text: string) => choices.get(text.trim().toLowerCase()) ?? text.trim();
  if (!(schema instanceof z.ZodArray)) return readText(typed);
  return typed.split(separatorOf(schema).trim()).map(readText);
}

export function showValue({ schema, none, isOptional }: Question, given: unknown): string {
  const value = given ?? none ?? given;
  if (value === undefined && !isOptional) return '';
  if (isYesOrNo(schema)) return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'none';
  if (['secret', 'file'].includes(schema.meta()?.typed as string)) return '(set)';
  return Array.isArray(value) ? value.join(separatorOf(schema)) : String(value);
}

/** A line for each question whose answer changed; a group changes where a yes becomes a no. */
export const changesOf = (before: Draft, after: Draft, questions: readonly Question[]) =>
  questions.flatMap((question) => {
    const values = [before, after].map(
      (draft) => valueAt(draft, question.path) ?? question.none ?? null,
    );
    const [from, to] = values.map((value) => showValue(question, value));
    const isSame = isYesOrNo(question.schema)
      ? from === to
      : isDeepStrictEqual(values[0], values[1]);
    return isSame ? [] : [`${question.text} ${from} → ${to === from ? 'changed' : to}`];
  });
