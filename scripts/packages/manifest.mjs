import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../lib/root.mjs';

export const readManifest = (folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const write = (file, manifest) => writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);

/** Where package.json waits while npm reads the one of the tarball. npm packs no `.orig`. */
const original = (folder) => join(folder, 'package.json.orig');

/** Also after a packing that was killed. */
export function restoreManifest(folder) {
  if (existsSync(original(folder))) renameSync(original(folder), join(folder, 'package.json'));
}

/** `./src/multiply.ts` → its JavaScript and types in `dist`. */
function toBuilt(target) {
  const [, module] = /^\.\/src\/(.*)\.tsx?$/.exec(target) ?? [];
  return module ? { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` } : target;
}

/** The sources stay the exports of the workspace: package.json has those of the tarball for a moment. */
export function replaceManifest(folder) {
  const manifest = readManifest(folder);
  write(original(folder), manifest);
  const built = Object.entries(manifest.exports).map(([path, target]) => [path, toBuilt(target)]);
  // Fields that are undefined are not written.
  write(join(folder, 'package.json'), {
    ...manifest,
    exports: Object.fromEntries(built),
    scripts: undefined,
    devDependencies: undefined,
  });
}

/**
 * Writes the addresses of a package by `repository` of the whole project, which npm sends to the registry.
 *
 * @returns whether `repository` is set.
 */
export function writeAddresses(folder) {
  const { repository } = readManifest(root);
  if (!repository) return false;
  const directory = `packages/${basename(folder)}`;
  write(join(folder, 'package.json'), {
    ...readManifest(folder),
    homepage: `${repository}/tree/HEAD/${directory}#readme`,
    bugs: `${repository}/issues`,
    repository: { type: 'git', url: `git+${repository}.git`, directory },
  });
  return true;
}
