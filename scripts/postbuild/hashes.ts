import { sourceHash } from '@/lib/source-hash';
import { isInlineCode, scriptsOf } from './html-scripts';

/** The hashes of all inline scripts of a page, sorted, each once. */
export function scriptHashes(html: string): string[] {
  const inline = scriptsOf(html).filter(isInlineCode);
  return [...new Set(inline.map(({ text }) => sourceHash(text)))].sort();
}
