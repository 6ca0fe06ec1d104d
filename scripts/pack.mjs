/**
 * Packs the workspace in which npm runs it: `npm run pack -w @sutra/vedic`. Node runs no TypeScript below
 * `node_modules`, so the tarball has JavaScript and types where the workspace has its sources.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from './lib/root.mjs';
import { Failure, main, run, runNpm } from './lib/run.mjs';

const folder = process.cwd();
const dist = join(folder, 'dist');
const COPIED = ['README.md', 'LICENSE', 'examples'];

/** `./src/multiply.ts` → `./multiply.js` and its types. */
function toBuilt(target) {
  if (target === null) return null;
  if (typeof target === 'object') {
    return Object.fromEntries(Object.entries(target).map(([key, value]) => [key, toBuilt(value)]));
  }
  const path = target.replace(/^\.\/src\//, './');
  const [, module] = /^(\..*)\.tsx?$/.exec(path) ?? [];
  return module ? { types: `${module}.d.ts`, default: `${module}.js` } : path;
}

async function ready(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Failure(output);
  return output.trim();
}

await main(async () => {
  rmSync(dist, { recursive: true, force: true });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await ready(run(process.execPath, [tsc, '--project', folder], { cwd: folder, quiet: true }));
  const isCopied = (path) => !/\.tsx?$/.test(path);
  cpSync(join(folder, 'src'), dist, { recursive: true, filter: isCopied });

  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  delete manifest.scripts;
  delete manifest.devDependencies;
  const built = { ...manifest, exports: toBuilt(manifest.exports) };
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(built, null, 2)}\n`);
  for (const name of COPIED.filter((name) => existsSync(join(folder, name)))) {
    cpSync(join(folder, name), join(dist, name), { recursive: true });
  }
  const to = resolve(process.env.INIT_CWD ?? folder, process.argv[2] ?? '');
  mkdirSync(to, { recursive: true });
  const args = ['pack', '--silent', '--pack-destination', to];
  console.log(join(to, await ready(runNpm(args, { cwd: dist }))));
});
