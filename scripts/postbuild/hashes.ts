import { sourceHash } from '@/lib/source-hash';
import { isInlineCode, scriptsOf } from './html-scripts';

const hashes = (texts: string[]) => [...new Set(texts.map(sourceHash))].sort();

/** The hashes of all inline scripts of a page, sorted, each once. */
export function scriptHashes(html: string): string[] {
  return hashes(
    scriptsOf(html)
      .filter(isInlineCode)
      .map(({ text }) => text),
  );
}

/** The hashes of all `<style>` elements of a page, sorted, each once. */
export function styleHashes(html: string): string[] {
  return hashes([...html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, text]) => text!));
}
