import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDERS = ['app', 'components', 'lib', 'content'];

const IMPORT = /^(?:import|export)\s+(?!type\b)([^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;

const isTypesOnly = (clause = '') => {
  const [, named] = /^{([^}]*)}/.exec(clause) ?? [];
  return (
    named?.split(',').every((part) => !part.trim() || part.trim().startsWith('type ')) ?? false
  );
};

function valueImports(text) {
  const plain = [...text.matchAll(IMPORT)].filter(([, clause]) => !isTypesOnly(clause));
  return [...plain.map(([, , source]) => source), ...[...text.matchAll(DYNAMIC)].map(([, s]) => s)];
}

/** Every file of the site that a browser gets: the `'use client'` files, and what they import. */
export function clientFiles(root) {
  const texts = new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
        .map((file) => [file, readFileSync(file, 'utf8')]),
    ),
  );
  const says = (file, directive) => texts.get(file).startsWith(`'${directive}'`);
  const found = new Set([...texts.keys()].filter((file) => says(file, 'use client')));

  for (const file of found) {
    for (const source of valueImports(texts.get(file))) {
      const path = source.startsWith('@/')
        ? join(root, source.slice(2))
        : source.startsWith('.') && resolve(dirname(file), source);
      const target = ['.ts', '.tsx'].map((end) => path + end).find((name) => texts.has(name));
      // A server action is a request, not code in the browser.
      if (target && !says(target, 'use server')) found.add(target);
    }
  }
  return found;
}
