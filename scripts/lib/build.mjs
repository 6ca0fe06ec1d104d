import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { Failure, runNpm, tell } from './run.mjs';

const BUILD = join(root, '.next');
/** The output for a host with an adapter of its own, kept beside the build that Node serves. */
export const platformFolder = join(root, 'node_modules/.cache/platform');

const FOLDERS = ['app', 'build', 'components', 'content', 'lib', 'packages', 'public'];
/** What of a package no build reads. */
const BESIDE = /^[\\/]packages[\\/][^\\/]+[\\/](dist|examples|tests)[\\/]/;
/** Files of the project's root. Next writes next-env.d.ts differently for each of its commands. */
const isSource = (name) => /\.([cm]?[jt]s|json)$/.test(name) && name !== 'next-env.d.ts';

/** Settings that a build writes into its pages and headers. */
const PUBLIC =
  /^(NEXT_PUBLIC_.+|SITE_URL|PROFILE_SERVICE|PORT|OUTPUT|NEXT_ADAPTER_PATH|FIREBASE_AUTH_EMULATOR_HOST|FRAMEWORK|NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)$/;

/** Changes whenever the same build could have another result. */
function fingerprint(env) {
  const hash = createHash('sha256');
  const inFolders = FOLDERS.flatMap((folder) =>
    fs
      .readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => !BESIDE.test(file.slice(root.length))),
  );
  const inRoot = fs.readdirSync(root).filter(isSource);
  for (const file of [...inFolders, ...inRoot.map((name) => join(root, name))].sort()) {
    const contents = fs.readFileSync(file);
    hash.update(`${file}\0${contents.length}\0`).update(contents);
  }
  const settings = Object.entries(env).filter(
    ([name, value]) => PUBLIC.test(name) && value?.trim(),
  );
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

const markOf = (folder) => join(folder, 'built-from');

/** Whether a folder has the build of these sources with these settings. */
export function isBuilt(env, folder = BUILD) {
  const mark = markOf(folder);
  return fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === fingerprint(env);
}

export async function build(env) {
  if (isBuilt(env)) return;
  const sources = fingerprint(env);
  const command = env.OUTPUT?.trim() === 'standalone' ? 'build:standalone' : 'build';
  const building = runNpm(['run', command, '--silent'], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const { code, output } = await tell('Building the pages', building);
  if (code !== 0) throw new Failure(`The pages could not be built.\n${output}`);
  fs.writeFileSync(markOf(BUILD), sources);
}

export async function buildForPlatform(env) {
  const settings = { ...env, NEXT_ADAPTER_PATH: '@next-community/adapter-vercel' };
  if (isBuilt(settings, platformFolder)) return;
  await build(settings);
  fs.rmSync(platformFolder, { recursive: true, force: true });
  fs.mkdirSync(dirname(platformFolder), { recursive: true });
  fs.renameSync(join(BUILD, 'output'), platformFolder);
  fs.copyFileSync(markOf(BUILD), markOf(platformFolder));
}
