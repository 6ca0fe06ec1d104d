import { createHash } from 'node:crypto';
import { isInlineCode, scriptsOf } from './html-scripts';

/** `'sha256-…'` of a text, as a Content-Security-Policy names it. */
export function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The hashes of all inline scripts of a page, sorted, each once. */
export function scriptHashes(html: string): string[] {
  return [
    ...new Set(
      scriptsOf(html)
        .filter(isInlineCode)
        .map(({ text }) => sourceHash(text)),
    ),
  ].sort();
}
