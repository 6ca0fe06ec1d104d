import { Refusal } from '../refusal.ts';
import { type Document } from './document.ts';
import { type Value } from './parse.ts';

const MOST_BYTES = 2 * 2 ** 20;

const TOKENS =
  /%[^\r\n]*|\((?:\\[^]|[^()\\]|\((?:\\[^]|[^()\\])*\))*\)|<<|>>|<[^>]*>|\/[^\0\s()<>[\]{}/%]*|[^\0\s()<>[\]{}/%]+/g;
/** Of a picture within the text: its data may look like anything. */
const PICTURE = /(?<=[\0\s])ID[\0\s][^]{0,65536}?[\0\s]EI(?=[\0\s]|$)/g;

export function countOpen(text: string): number {
  let open = 0;
  for (const [token] of text.replace(PICTURE, ' ').matchAll(TOKENS)) {
    if (token === 'q') open++;
    else if (token === 'Q') open = Math.max(0, open - 1);
  }
  return open;
}

/** How many states of graphics a page saves and does not restore; 0 where its streams are not readable. */
export async function countOpenStates(document: Document, contents: Value[]): Promise<number> {
  try {
    const parts: string[] = [];
    let size = 0;
    for (const each of contents) {
      if (each.kind !== 'reference') return 0;
      const data = await document.readStream(each.number);
      size += data.length;
      if (size > MOST_BYTES) return 0;
      parts.push(data.toString('latin1'));
    }
    return countOpen(parts.join('\n'));
  } catch (error) {
    if (error instanceof Refusal) return 0;
    throw error;
  }
}
