import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The key of which Next makes the ids of server actions. Next's own is random, so that a form which was
 * opened before an update would be lost after it, even if no action has changed.
 *
 * Anyone with the sources can compute it. It also encrypts the variables that an action closes over:
 * ours are exports of modules, which close over nothing (tests/unit/build/action-key.test.ts).
 */
export function actionKey(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  for (const file of files.sort()) {
    const contents = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
    hash.update(`${file}\0${contents.length}\0${contents}`);
  }
  return hash.digest('base64');
}
