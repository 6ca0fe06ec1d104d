import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/**
 * One hash over the contents of files and folders and over some words beside them. A name that
 * does not exist counts as nothing; times and places of files do not count.
 */
export function fingerprint(root, names, words = []) {
  const hash = createHash('sha256');
  for (const name of names) {
    for (const file of filesBelow(join(root, name))) {
      const contents = readFileSync(file);
      hash.update(`${relative(root, file)}\0${contents.length}\0`).update(contents);
    }
  }
  return hash.update(JSON.stringify(words)).digest('hex');
}

/** Whether `stamp` holds `value`: what was done then would be done again now. */
export const stamped = (stamp, value) =>
  existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === value;

export function putStamp(stamp, value) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, `${value}\n`);
}
