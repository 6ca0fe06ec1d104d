import { refuse } from '../refusal.ts';

/** A value with the text that it was read from: what is not changed is written as it stood. */
export type Value = { raw: string } & (
  | { kind: 'dictionary'; entries: Map<string, Value> }
  | { kind: 'array'; items: Value[] }
  | { kind: 'reference'; number: number; generation: number }
  | { kind: 'number'; value: number }
  | { kind: 'name'; value: string }
  | { kind: 'text' }
  | { kind: 'word' }
);

export type Dictionary = Extract<Value, { kind: 'dictionary' }>;

/** The text ends within a value: more of the file is needed. */
export class Incomplete extends Error {
  override name = 'Incomplete';
}

const MOST_NESTED = 100;

const BLANK = /(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*/y;
const REGULAR = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const REFERENCE = /(\d+)[\0\t\n\f\r ]+(\d+)[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

export const skipBlank = (text: string, at: number) => at + matchAt(BLANK, text, at)![0].length;

const decodeName = (name: string) =>
  name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

function endOfString(text: string, at: number): number {
  let depth = 0;
  for (let index = at; index < text.length; index++) {
    const char = text[index];
    if (char === '\\') index++;
    else if (char === '(') depth++;
    else if (char === ')' && --depth === 0) return index + 1;
  }
  throw new Incomplete();
}

/** @returns the value, and where it ends. */
export function parseValue(text: string, start: number, depth = 0): [Value, end: number] {
  if (depth > MOST_NESTED) refuse('damaged');
  const at = skipBlank(text, start);
  const char = text[at];
  if (char === undefined) throw new Incomplete();
  if (char === '(') {
    const end = endOfString(text, at);
    return [{ kind: 'text', raw: text.slice(at, end) }, end];
  }
  if (char === '/') {
    const name = matchAt(REGULAR, text, at + 1)?.[0] ?? '';
    const end = at + 1 + name.length;
    return [{ kind: 'name', value: decodeName(name), raw: text.slice(at, end) }, end];
  }
  if (text.startsWith('<<', at)) return parseDictionary(text, at, depth);
  if (char === '<') {
    const end = text.indexOf('>', at) + 1;
    if (end === 0) throw new Incomplete();
    return [{ kind: 'text', raw: text.slice(at, end) }, end];
  }
  if (char === '[') return parseArray(text, at, depth);
  return parseWord(text, at);
}

function parseWord(text: string, at: number): [Value, end: number] {
  const reference = matchAt(REFERENCE, text, at);
  if (reference) {
    const [raw, number, generation] = reference;
    const value = { number: Number(number), generation: Number(generation) };
    return [{ kind: 'reference', ...value, raw }, at + raw.length];
  }
  const raw = matchAt(REGULAR, text, at)?.[0] ?? refuse('damaged');
  const end = at + raw.length;
  if (!NUMBER.test(raw)) return [{ kind: 'word', raw }, end];
  return [{ kind: 'number', value: Number(raw), raw }, end];
}

function parseArray(text: string, start: number, depth: number): [Value, end: number] {
  const items: Value[] = [];
  let at = skipBlank(text, start + 1);
  while (text[at] !== ']') {
    const [item, end] = parseValue(text, at, depth + 1);
    items.push(item);
    at = skipBlank(text, end);
  }
  return [{ kind: 'array', items, raw: text.slice(start, at + 1) }, at + 1];
}

function parseDictionary(text: string, start: number, depth: number): [Value, end: number] {
  const entries = new Map<string, Value>();
  let at = skipBlank(text, start + 2);
  while (!text.startsWith('>>', at)) {
    if (at >= text.length - 1) throw new Incomplete();
    const [key, endOfKey] = parseValue(text, at, depth + 1);
    if (key.kind !== 'name') refuse('damaged');
    const [value, end] = parseValue(text, endOfKey, depth + 1);
    entries.set(key.value, value);
    at = skipBlank(text, end);
  }
  return [{ kind: 'dictionary', entries, raw: text.slice(start, at + 2) }, at + 2];
}

/** Without the keys that are left out. */
export const writeEntries = ({ entries }: Dictionary, ...leftOut: string[]) =>
  [...entries]
    .filter(([key]) => !leftOut.includes(key))
    .map(([key, { raw }]) => `${writeName(key)} ${raw}`)
    .join('');

export const writeName = (name: string) =>
  `/${name.replace(
    /[^!-~]|[#()<>[\]{}/%]/g,
    (char) => `#${char.charCodeAt(0).toString(16).padStart(2, '0')}`,
  )}`;

export const numberIn = (value: Value | undefined) =>
  value?.kind === 'number' ? value.value : undefined;
