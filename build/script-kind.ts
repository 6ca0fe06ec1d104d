import { ownScripts } from '@/lib/head/own-scripts';

const CHUNKS = '/_next/static/chunks/';

/** `chunk`, `flight` and `bootstrap` are the framework; `old` is for browsers without modules. */
export function scriptKind(script: Element) {
  const type = script.getAttribute('type');
  const text = script.textContent ?? '';
  if (type === 'application/ld+json') return 'data';
  const src = script.getAttribute('src');
  if (src !== null) {
    if (!src.startsWith(CHUNKS)) return undefined;
    if (script.hasAttribute('nomodule')) return 'old';
    return script.hasAttribute('async') ? 'chunk' : undefined;
  }
  if (script.hasAttribute('data-chunks')) return 'loader';
  if (script.id === '_R_') return 'bootstrap';
  if (text.startsWith('self.__next_f.push(') || text.startsWith('(self.__next_f=')) return 'flight';
  if (ownScripts.includes(text)) return 'own';
  return undefined;
}
