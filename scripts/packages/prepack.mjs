/** Runs before npm packs or publishes the package in whose folder it is: builds `dist`, and names it in package.json. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';
import { Failure, main, run } from '../lib/run.mjs';
import { replaceManifest, restoreManifest, writeAddresses } from './manifest.mjs';

const folder = process.cwd();
const dist = join(folder, 'dist');

/** TypeScript leaves `.ts` in the imports of types, which editors, Bun and Deno do not all resolve. */
function nameJavaScript(file) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(?<=(?:from |import\()['"]\.[^'"\n]*)\.tsx?(?=['"])/g, '.js'));
}

await main(async () => {
  restoreManifest(folder);
  if (process.env.npm_command !== 'pack' && !writeAddresses(folder)) {
    throw new Failure(
      'Nothing was published: "repository" is not set in the package.json of the whole project. ' +
        'Set it to the address of its pages, such as "https://github.com/you/sutra": the packages link there.',
    );
  }
  rmSync(dist, { recursive: true, force: true });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const compiling = run(process.execPath, [tsc, '--project', folder], { cwd: folder, quiet: true });
  const { code, output } = await compiling;
  if (code !== 0) throw new Failure(output);
  cpSync(join(folder, 'src'), dist, { recursive: true, filter: (path) => !/\.tsx?$/.test(path) });
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.d.ts')) nameJavaScript(join(dist, name));
  }
  replaceManifest(folder);
});
