import { type Bytes } from '../bytes.ts';
import { refuse } from '../refusal.ts';
import { type Dictionary, Incomplete, parseValue, skipBlank, type Value } from './parse.ts';

const CHUNK = 4_096;
const MOST_BYTES = 32 * 2 ** 20;

export interface ObjectAt {
  number: number;
  generation: number;
  value: Value;
  /** Where the data of a stream begins. */
  dataAt?: number;
}

/** Parses text from a place in the file, with as many bytes as that takes. */
export async function parseAt<Parsed>(
  bytes: Bytes,
  at: number,
  parse: (text: string) => Parsed,
): Promise<Parsed> {
  for (let length = CHUNK; length <= MOST_BYTES; length *= 4) {
    const text = (await bytes.read(at, length)).toString('latin1');
    try {
      return parse(text);
    } catch (error) {
      if (!(error instanceof Incomplete)) throw error;
      if (text.length < length) break;
    }
  }
  return refuse('damaged');
}

export const readDictionary = (bytes: Bytes, at: number): Promise<Dictionary> =>
  parseAt(bytes, at, (text) => {
    const [value] = parseValue(text, 0);
    return value.kind === 'dictionary' ? value : refuse('damaged');
  });

const HEAD = /^[\0\s]*(\d+)[\0\s]+(\d+)[\0\s]+obj/;

export const readObject = (bytes: Bytes, at: number): Promise<ObjectAt> =>
  parseAt(bytes, at, (text) => {
    const [head, number, generation] = HEAD.exec(text) ?? refuse('damaged');
    const [value, end] = parseValue(text, head.length);
    const next = skipBlank(text, end);
    // What is cut may look like a whole value.
    if (text.length < next + 'endstream'.length) {
      if (at + text.length < bytes.size) throw new Incomplete();
    }
    const found = { number: Number(number), generation: Number(generation), value };
    const [keyword] = /^stream(?:\r\n|\n|\r)/.exec(text.slice(next, next + 8)) ?? [];
    if (keyword) return { ...found, dataAt: at + next + keyword.length };
    return text.startsWith('endobj', next) ? found : refuse('damaged');
  });
