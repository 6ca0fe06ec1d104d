/**
 * Copies a package with what packs it, so that a test leaves package.json as others read it meanwhile.
 * node scripts/packages/copy.mjs NAME FOLDER packs the copy into a folder, and prints the path of the tarball.
 */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../lib/root.mjs';
import { Failure, main, runNpm } from '../lib/run.mjs';

const PARTS = ['package.json', '.npmrc', 'scripts/lib', 'scripts/packages'];

/** @param {string} name the folder of a package, such as `vedic`. */
export function copyPackage(name) {
  const copy = mkdtempSync(join(tmpdir(), 'package-'));
  const filter = (path) => !/[\\/](node_modules|\.next|dist)$/.test(path);
  for (const part of [...PARTS, `packages/${name}`]) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return {
    root: copy,
    folder: join(copy, 'packages', name),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  };
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const [name, to] = process.argv.slice(2);
    const copy = copyPackage(name);
    try {
      const args = [
        'pack',
        '--silent',
        '--ignore-scripts=false',
        '--pack-destination',
        resolve(to),
      ];
      const { code, output } = await runNpm(args, { cwd: copy.folder });
      if (code !== 0) throw new Failure(output);
      console.log(join(resolve(to), output.split('\n').at(-1)));
    } finally {
      copy.remove();
    }
  });
}
