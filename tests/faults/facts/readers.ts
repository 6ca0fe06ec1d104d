import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '@/scripts/lib/root.mjs';

const FACTS = /^content\/((\w\w\/)?(books|reviews|testimonials)|sample-pages|site)\.json$/;

/** Starts a process, which may read any file. */
const STARTS = /^(scripts\/lib\/run\.mjs|tests\/support\/cli\.ts)$/;

/** What is around a part, and the words: a test of a part finds there what the part has, too. */
const AROUND = /^(lib\/locale\.ts|tests\/parts\/support\/.*)$/;

const IMPORTED = /(?:from|import|import\()\s*'([@.][^']*)'/g;
/** A file or a folder that a test opens. */
const OPENED = /'content[/']/;

const isFile = (path: string) =>
  existsSync(join(root, path)) && statSync(join(root, path)).isFile();

function toFile(from: string, name: string): string[] {
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  const ends = ['', '.ts', '.tsx', '/index.ts'].map((end) => path.replaceAll('\\', '/') + end);
  return ends.filter(isFile).slice(0, 1);
}

interface Source {
  imports: string[];
  opensFacts: boolean;
}
const sources = new Map<string, Source>();

function read(file: string): Source {
  const found = sources.get(file);
  if (found) return found;
  const text = file.endsWith('.json') ? '' : readFileSync(join(root, file), 'utf8');
  const source = {
    imports: [...text.matchAll(IMPORTED)].flatMap(([, name]) => toFile(file, name!)),
    opensFacts: FACTS.test(file) || (file.startsWith('tests/') && OPENED.test(text)),
  };
  sources.set(file, source);
  return source;
}

function readsFacts(test: string): boolean {
  const queue = new Set([test]);
  for (const file of queue) {
    if (read(file).opensFacts || STARTS.test(file)) return true;
    if (test.startsWith('tests/parts/') && AROUND.test(file)) continue;
    for (const name of read(file).imports) queue.add(name);
  }
  return false;
}

/** The files of tests in a folder that reach facts of the owner, and may change with them. */
export const readersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter(readsFacts);
