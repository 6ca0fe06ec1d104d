import { isDeepStrictEqual } from 'node:util';
import { log } from '@clack/prompts';
import {
  ALL,
  hashesOf,
  pathsOf,
  type ReadContent,
  type SamplePaths,
  shippedHashes,
  textsIn,
  valueIn,
} from '@/content/sample-state';
import { CONFIRMED, confirmed, hasConfirmed, readContent } from '@/content/samples';
import { cut } from '@/lib/text/cut';
import { dropSamples, SAMPLES } from './answer';
import { askYesOrNo } from './ask';
import { type Draft } from './questions';

/** Samples that no question is about: words, and whole files. */
const isInWords = (file: string, path: string) => file.endsWith('.ts') || path === ALL;

const readIn =
  (draft: Draft): ReadContent =>
  (file) =>
    draft[file] ?? readContent(file);

/** Adds to what the owner finds true the samples that left the list as they are. */
export function withConfirmed(before: Draft, after: Draft): Draft {
  if (!hasConfirmed && isDeepStrictEqual(before, after)) return after;
  const next = structuredClone(confirmed);
  for (const [file, paths] of Object.entries(before[SAMPLES] as SamplePaths)) {
    const left = pathsOf((after[SAMPLES] as SamplePaths)[file]);
    for (const path of pathsOf(paths).filter((path) => !left.includes(path))) {
      const shipped = shippedHashes[file]?.[path] ?? [];
      const kept = hashesOf(readIn(after), file, path).filter((part) => shipped.includes(part));
      if (kept.length > 0) next[file] = { ...next[file], [path]: kept };
    }
  }
  return { ...after, [CONFIRMED]: next };
}

/** The longest of what a sample says. */
const excerpt = (file: string, path: string) =>
  textsIn(path === ALL ? readContent(file) : valueIn(readContent(file), path))
    .sort((a, b) => b.length - a.length)
    .slice(0, 2)
    .map((text) => `“${cut(text, 160)}”`)
    .join('\n');

/** Asks of words that came with the site whether they are true of this teacher. */
export async function askSamples(start: Draft): Promise<Draft> {
  const next = structuredClone(start);
  const samples = next[SAMPLES]!;
  for (const [file, paths] of Object.entries(start[SAMPLES] as SamplePaths)) {
    for (const path of pathsOf(paths).filter((path) => isInWords(file, path))) {
      const name = path === ALL ? file : `${path} in ${file}`;
      log.info(`${name}:\n${excerpt(file, path)}`);
      if (!(await askYesOrNo(`Is all of ${name} true of you?`, 'no'))) continue;
      if (path === ALL) delete samples[file];
      else dropSamples(samples, [file, ...path.split('.')]);
    }
  }
  return next;
}
