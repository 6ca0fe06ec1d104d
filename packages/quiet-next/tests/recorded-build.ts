import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildContext } from '../src/output.ts';

const RECORDED = join(import.meta.dirname, 'recorded');

/** One folder for each version of Next: `record.mjs` makes them. */
export const versions = readdirSync(RECORDED);

/** A copy of what Next has built, as its hook hands it on. */
export function openRecorded(version: string) {
  const distDir = mkdtempSync(join(tmpdir(), 'recorded-'));
  cpSync(join(RECORDED, version), distDir, { recursive: true });
  const { outputs, ...context } = JSON.parse(
    readFileSync(join(distDir, 'context.json'), 'utf8'),
  ) as BuildContext;
  const inDist = (path: string) => join(distDir, path);
  for (const file of outputs.staticFiles) file.filePath = inDist(file.filePath);
  for (const { fallback } of outputs.prerenders) {
    if (fallback?.filePath) fallback.filePath = inDist(fallback.filePath);
  }
  return {
    context: { ...context, outputs, distDir } as BuildContext,
    read: (path: string) => readFileSync(inDist(path), 'utf8'),
    bytes: (path: string) => readFileSync(inDist(path)),
    htmlFiles: () =>
      readdirSync(distDir, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.startsWith('server') && name.endsWith('.html'))
        .map(inDist),
    remove: () => rmSync(distDir, { recursive: true, force: true }),
  };
}
