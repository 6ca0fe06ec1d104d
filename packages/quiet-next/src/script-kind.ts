import { type PageElement } from './page.ts';

export const CHUNKS = '/_next/static/chunks/';

export type KeepInline = (text: string) => boolean;

/** `chunk`, `flight` and `bootstrap` are the framework; `old` is for browsers without modules. */
export function scriptKind({ attribs, text }: PageElement, keepInline?: KeepInline) {
  const { type, src, id } = attribs;
  if (type === 'application/ld+json') return 'data';
  if (src !== undefined) {
    if (!src.startsWith(CHUNKS)) return undefined;
    if ('nomodule' in attribs) return 'old';
    return 'async' in attribs ? 'chunk' : undefined;
  }
  if ('data-scripts' in attribs) return 'loader';
  // With Cache Components, the id is that of a chunk.
  if (id === '_R_' || text.startsWith('(globalThis["TURBOPACK"]')) return 'bootstrap';
  if (text.startsWith('self.__next_f.push(') || text.startsWith('(self.__next_f=')) return 'flight';
  if (keepInline?.(text)) return 'own';
  return undefined;
}
