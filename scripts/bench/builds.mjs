import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildMark } from '../steps/build.mjs';
import { stamped } from '../steps/fingerprint.mjs';
import { root } from '../steps/root.mjs';

const FOLDER = join(root, 'node_modules/.cache/bench');
/** What `next start` reads beside a build. Packages are found further up. */
const FILES = ['next.config.ts', 'package.json', 'tsconfig.json'];
const BESIDE = [...FILES, 'build', 'content', 'lib', 'public'];

async function keptBuild(name, env) {
  const folder = join(FOLDER, name);
  if (stamped(join(folder, '.next/built-from'), buildMark(root, env))) return folder;
  await build(root, env);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cache = join(root, '.next/cache');
  cpSync(join(root, '.next'), join(folder, '.next'), {
    recursive: true,
    filter: (source) => source !== cache,
  });
  for (const path of BESIDE) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

/**
 * The site as shipped and the same with its framework in the page from the start, each in a folder
 * of its own so that both can be served at once. What stands in `.next` afterwards is stamped with
 * what it was made of, so the next start builds again where it has to.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ shipped: string, eager: string }>}
 */
export async function provideBuilds(env) {
  const eager = await keptBuild('eager', { ...env, FRAMEWORK: 'eager' });
  const shipped = await keptBuild('shipped', { ...env, FRAMEWORK: '' });
  return { shipped, eager };
}
