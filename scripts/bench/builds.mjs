import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildFingerprint, isUpToDate } from '../steps/build.mjs';
import { root } from '../steps/root.mjs';

const FOLDER = join(root, 'node_modules/.cache/bench');
/** What `next start` reads beside a build. Packages are found further up. */
const BESIDE = [
  'next.config.ts',
  'package.json',
  'tsconfig.json',
  'build',
  'content',
  'lib',
  'public',
];

async function copyBuild(name, env) {
  const folder = join(FOLDER, name);
  if (isUpToDate(join(folder, '.next/built-from'), buildFingerprint(env))) return folder;
  await build(env);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cache = join(root, '.next/cache');
  const filter = (source) => source !== cache;
  cpSync(join(root, '.next'), join(folder, '.next'), { recursive: true, filter });
  for (const path of BESIDE) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

/** Builds as shipped and with the framework in the page from the start, in folders that can be served at once. */
export async function provideBuilds(env) {
  const eager = await copyBuild('eager', { ...env, FRAMEWORK: 'eager' });
  const shipped = await copyBuild('shipped', { ...env, FRAMEWORK: '' });
  return { shipped, eager };
}
