import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { showTyped } from './show-typed';
import { type Store } from '@/content/stores';
import { showStores } from './read-stores';

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
  /** A file may lack it: `none` is what it then is. */
  mayLack: boolean;
}

export const valueAt = (draft: Draft, path: readonly string[]) =>
  path.reduce<unknown>((value, key) => (value as Facts | null | undefined)?.[key], draft);

export const isYesOrNo = (schema: z.ZodType) =>
  schema instanceof z.ZodBoolean || schema instanceof z.ZodObject;

export function choicesOf(schema: z.ZodType): string[] {
  if (isYesOrNo(schema)) return ['yes', 'no'];
  const one = schema instanceof z.ZodArray ? schema.element : schema;
  return one instanceof z.ZodEnum ? one.options.map(String) : [];
}

/** The schema of what is asked for, without what makes it optional or prepares it. */
function unwrap(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return { inner: unwrap(schema.unwrap() as z.ZodType).inner, isOptional: true };
  }
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return unwrap(schema.unwrap() as z.ZodType);
  }
  const isPrepared = schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform;
  return isPrepared ? unwrap(schema.out as z.ZodType) : { inner: schema, isOptional: false };
}

function noneOf(schema: z.ZodType, inner: z.ZodType): unknown {
  if (inner.meta()?.typed === 'count') return 0;
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue;
  if (schema instanceof z.ZodOptional) return undefined;
  return inner === schema && inner instanceof z.ZodArray ? [] : null;
}

/** Of a list of groups: for each, whether there is one, and its parts; at the end, one more. */
function questionsInList(draft: Draft, element: z.ZodObject, path: string[]): Question[] {
  const list = valueAt(draft, path);
  const length = Array.isArray(list) ? list.length : 0;
  const { first = element.description } = element.meta() ?? {};
  return Array.from({ length: length + 1 }).flatMap((_, index) => {
    const [entry, ...parts] = questionsIn(draft, element, ...path, String(index));
    const text = `${String(index === 0 ? first : element.description)} (yes, no)`;
    return [{ ...entry!, text, none: null, isOptional: true, mayLack: true }, ...parts];
  });
}

/** A question for each value that the schema describes, in its order. */
export function questionsIn(draft: Draft, schema: z.ZodType, ...path: string[]): Question[] {
  const { inner, isOptional } = unwrap(schema);
  const isTyped = Boolean(inner.meta()?.typed);
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodObject && !isTyped) {
    return questionsInList(draft, inner.element, path);
  }
  const choices = choicesOf(inner);
  const hint = choices.length > 0 ? ` (${choices.join(', ')})` : '';
  const text = schema.description;
  const none = noneOf(schema, inner);
  const mayLack = schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
  const question = { path, text: `${text}${hint}`, schema: inner, none, isOptional, mayLack };
  const questions = text ? [question] : [];
  if (inner instanceof z.ZodUnion) {
    // An answer that is a group has parts.
    const group = (inner.options as z.ZodType[]).find((one) => one instanceof z.ZodObject);
    const isGroup = typeof valueAt(draft, path) === 'object' && valueAt(draft, path) !== null;
    return isGroup && group ? [...questions, ...questionsIn(draft, group, ...path)] : questions;
  }
  if (!(inner instanceof z.ZodObject) || (text && !valueAt(draft, path))) return questions;
  const parts = Object.entries(inner.shape as Record<string, z.ZodType>);
  return [...questions, ...parts.flatMap(([key, part]) => questionsIn(draft, part, ...path, key))];
}

/** Texts in a list may have commas. */
export const separatorOf = (schema: z.ZodType) =>
  schema instanceof z.ZodArray && choicesOf(schema).length === 0 ? ' / ' : ', ';

export const isSecret = ({ schema }: Question) => schema.meta()?.typed === 'secret';

/** A fact that is a group with a file is shown as that; its other parts have questions of their own. */
const isFile = (value: unknown): value is { file: string } =>
  typeof (value as Facts | null)?.file === 'string';

export function showValue({ schema, none, isOptional }: Question, given: unknown): string {
  const value = given ?? none ?? given;
  if (value === undefined && !isOptional) return '';
  if (isYesOrNo(schema)) return value ? 'yes' : 'no';
  if (value === null || value === undefined) return 'none';
  if (['secret', 'file'].includes(schema.meta()?.typed as string)) return '(set)';
  const typed = showTyped(schema.meta()?.typed, value);
  if (typed !== undefined) return typed;
  if (isFile(value)) return value.file;
  if (schema.meta()?.typed === 'stores') return showStores(value as Store[]) || 'none';
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? 'none' : value.join(separatorOf(schema));
}

/** The questions whose answer changed; a group changes where a yes becomes a no. */
export const changedQuestions = (before: Draft, after: Draft, questions: readonly Question[]) =>
  questions.filter(({ path, schema, none }) => {
    const [from, to] = [before, after].map((draft) => valueAt(draft, path) ?? none ?? null);
    if (isYesOrNo(schema)) return !from !== !to;
    if (isFile(from) && isFile(to)) return from.file !== to.file;
    return !isDeepStrictEqual(from, to);
  });

export function describeChange(before: Draft, after: Draft, question: Question): string {
  const [from, to] = [before, after].map((draft) =>
    showValue(question, valueAt(draft, question.path) ?? null),
  );
  return `${question.text} ${from} → ${to === from ? 'changed' : to}`;
}

/** A line for each answer that changed. */
export const changesOf = (before: Draft, after: Draft, questions: readonly Question[]) =>
  changedQuestions(before, after, questions).map((question) =>
    describeChange(before, after, question),
  );
