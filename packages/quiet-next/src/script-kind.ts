/** Knows each kind of script that a page may have: another one stops the build. */
import { ownScripts } from '@/lib/head/own-scripts';
import { type PageElement } from './page.ts';

const CHUNKS = '/_next/static/chunks/';

/** `chunk`, `flight` and `bootstrap` are the framework; `old` is for browsers without modules. */
export function scriptKind({ attribs, text }: PageElement) {
  const { type, src, id } = attribs;
  if (type === 'application/ld+json') return 'data';
  if (src !== undefined) {
    if (!src.startsWith(CHUNKS)) return undefined;
    if ('nomodule' in attribs) return 'old';
    return 'async' in attribs ? 'chunk' : undefined;
  }
  if ('data-scripts' in attribs) return 'loader';
  if (id === '_R_') return 'bootstrap';
  if (text.startsWith('self.__next_f.push(') || text.startsWith('(self.__next_f=')) return 'flight';
  if (ownScripts.includes(text)) return 'own';
  return undefined;
}
