import { readFileSync } from 'node:fs';
import { sourceHash } from './hashes';

/**
 * The hashes of the one stylesheet that the toast library adds to a page, read from the module that
 * adds it: first it is empty, then it is filled.
 *
 * @throws when the module adds none, or more than one.
 */
export function sonnerStyleHashes(): string[] {
  const source = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8');
  const calls = [...source.matchAll(/^__insertCSS\((".*")\)/gm)];
  if (calls.length !== 1) throw new Error(`sonner adds ${calls.length} stylesheets, not one`);
  return ['', JSON.parse(calls[0]![1]!) as string].map(sourceHash);
}
