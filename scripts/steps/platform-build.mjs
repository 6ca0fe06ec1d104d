import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, buildMark } from './build.mjs';
import { putStamp, stamped } from './fingerprint.mjs';

/** What a host with an adapter of its own would deploy; the tests look into it and serve it. */
export const platformFolder = (root) => join(root, 'node_modules/.cache/platform');

/**
 * Builds the site as Vercel does, unless that has been done with these sources and settings. What
 * stands in `.next` afterwards is not for Next's own server, so the next build there starts anew.
 *
 * @param {Record<string, string | undefined>} env
 */
export async function providePlatformBuild(root, env) {
  const settings = { ...env, NEXT_ADAPTER_PATH: '@next-community/adapter-vercel' };
  const folder = platformFolder(root);
  const stamp = join(folder, 'built-from');
  const mark = buildMark(root, settings);
  if (stamped(stamp, mark)) return;
  await build(root, settings);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(join(root, '.next/output'), folder);
  putStamp(stamp, mark);
}
