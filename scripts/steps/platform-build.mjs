import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, buildFingerprint, isUpToDate, markUpToDate } from './build.mjs';
import { root } from './root.mjs';

export const platformFolder = join(root, 'node_modules/.cache/platform');

export async function providePlatformBuild(env) {
  const settings = { ...env, NEXT_ADAPTER_PATH: '@next-community/adapter-vercel' };
  const mark = join(platformFolder, 'built-from');
  const fingerprint = buildFingerprint(settings);
  if (isUpToDate(mark, fingerprint)) return;
  await build(settings);
  rmSync(platformFolder, { recursive: true, force: true });
  mkdirSync(dirname(platformFolder), { recursive: true });
  renameSync(join(root, '.next/output'), platformFolder);
  markUpToDate(mark, fingerprint);
}
