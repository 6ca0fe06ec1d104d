import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { hold, isHeld, whenFree } from './hold.mjs';
import { root } from './root.mjs';
import { Failure, runNpm, tell } from './run.mjs';

const BUILD = join(root, '.next');
/** The build before, while a new one is made. */
const KEPT = join(root, 'node_modules/.cache/build-before');
/** What another build, or the server of `npm run dev`, goes on with. */
const LASTING = ['cache', 'dev'];
/** The output for a host with an adapter of its own, kept beside the build that Node serves. */
export const platformFolder = join(root, 'node_modules/.cache/platform');

const FOLDERS = ['app', 'build', 'components', 'content', 'lib', 'packages', 'public'];
/** What of a package no build reads. */
const BESIDE = /^packages[\\/][^\\/]+[\\/](dist|examples|tests)[\\/]/;
/** Files of the project's root. Next writes next-env.d.ts differently for each of its commands. */
const isSource = (name) => /\.([cm]?[jt]s|json)$/.test(name) && name !== 'next-env.d.ts';

/**
 * Settings that a build writes into its pages and headers. Not PORT: without SITE_URL the addresses of a
 * page are those of this machine, whatever their port.
 */
const PUBLIC =
  /^(NEXT_PUBLIC_.+|SITE_URL|PROFILE_SERVICE|OUTPUT|NEXT_ADAPTER_PATH|FIREBASE_AUTH_EMULATOR_HOST|FRAMEWORK|NEXT_SERVER_ACTIONS_ENCRYPTION_KEY)$/;

/** Policies allow the emulator on any port. */
const withoutPort = ([name, value]) =>
  name === 'FIREBASE_AUTH_EMULATOR_HOST' ? [name, value.replace(/:\d+$/, '')] : [name, value];

/** Changes whenever the same build could have another result. A copied folder has the same one. */
export function fingerprint(env, folder = root) {
  const hash = createHash('sha256');
  const inFolders = FOLDERS.flatMap((name) =>
    fs
      .readdirSync(join(folder, name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
      .filter((file) => !BESIDE.test(file)),
  );
  for (const file of [...inFolders, ...fs.readdirSync(folder).filter(isSource)].sort()) {
    const contents = fs.readFileSync(join(folder, file));
    hash.update(`${file}\0${contents.length}\0`).update(contents);
  }
  const settings = Object.entries(env)
    .filter(([name, value]) => PUBLIC.test(name) && value?.trim())
    .map(withoutPort);
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

const markOf = (folder) => join(folder, 'built-from');

/** Whether a folder has the build of these sources with these settings. */
export function isBuilt(env, folder = BUILD) {
  const mark = markOf(folder);
  return fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === fingerprint(env);
}

/** A file for each port at which this build is served. */
const marksOf = (folder) => join(folder, 'served-at');
/** A mark is true while a process holds this, however that ends. */
const servingAt = (folder, port) => `serve ${folder} ${port}`;

/** Call it before this process serves a build. */
export async function markServed(port, folder = BUILD) {
  await hold(servingAt(folder, port));
  fs.mkdirSync(marksOf(folder), { recursive: true });
  fs.writeFileSync(join(marksOf(folder), String(port)), '');
}

/** @returns the ports at which a build is served now. */
export async function servedPorts(folder = BUILD) {
  const marks = marksOf(folder);
  const ports = fs.existsSync(marks) ? fs.readdirSync(marks) : [];
  const areHeld = await Promise.all(ports.map((port) => isHeld(servingAt(folder, port))));
  return ports.filter((_port, index) => areHeld[index]);
}

async function refuseIfServed(folder) {
  const ports = await servedPorts(folder);
  if (ports.length === 0) return;
  throw new Failure(
    `This folder is served on port ${ports.join(' and ')}, and its sources or settings have changed since: a new build would break the pages that are served. Stop that site first.`,
  );
}

function moveLasting(from, to) {
  for (const name of LASTING) {
    if (!fs.existsSync(join(from, name)) || fs.existsSync(join(to, name))) continue;
    fs.mkdirSync(to, { recursive: true });
    fs.renameSync(join(from, name), join(to, name));
  }
}

/** Puts the build before back, if one is kept. */
function restoreBuild({ folder, kept }) {
  if (!fs.existsSync(kept)) return;
  if (!fs.existsSync(markOf(folder))) {
    moveLasting(folder, kept);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(kept, folder);
  }
  fs.rmSync(kept, { recursive: true, force: true });
}

function setBuildAside({ folder, kept }) {
  if (!fs.existsSync(markOf(folder))) return;
  fs.mkdirSync(dirname(kept), { recursive: true });
  try {
    fs.renameSync(folder, kept);
  } catch (error) {
    // A folder of its own disk, such as a volume, cannot be moved: the new build is made over the old one.
    if (!['EXDEV', 'EBUSY'].includes(error.code)) throw error;
    return;
  }
  moveLasting(kept, folder);
}

/**
 * Puts a new build in place of the one before, which comes back if that fails: also where this process is
 * killed, at the next call.
 *
 * @param {{ isBuilt: () => boolean, make: () => Promise<string>, port?: number, folder?: string, kept?: string }} options
 *   `make` returns the fingerprint of what it has built, and `port` is where this process is to serve it.
 */
export async function replaceBuild({ isBuilt, make, port, folder = BUILD, kept = KEPT }) {
  const building = `build ${folder}`;
  let release = await hold(building);
  while (!release) {
    await tell('Waiting for another command, which builds in this folder', whenFree(building));
    release = await hold(building);
  }
  try {
    restoreBuild({ folder, kept });
    if (!isBuilt()) {
      await refuseIfServed(folder);
      setBuildAside({ folder, kept });
      const sources = await make();
      fs.writeFileSync(markOf(folder), sources);
    }
    if (port) await markServed(port, folder);
  } finally {
    restoreBuild({ folder, kept });
    release();
  }
}

/** @param {{ port?: number }} [options] where this process is to serve the build. */
export const build = (env, { port } = {}) =>
  replaceBuild({
    port,
    isBuilt: () => isBuilt(env),
    async make() {
      const sources = fingerprint(env);
      const command = env.OUTPUT?.trim() === 'standalone' ? 'build:standalone' : 'build';
      const building = runNpm(['run', command, '--silent'], {
        env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      });
      const { code, output } = await tell('Building the pages', building);
      if (code !== 0) throw new Failure(`The pages could not be built.\n${output}`);
      return sources;
    },
  });

export async function buildForPlatform(env) {
  const settings = { ...env, NEXT_ADAPTER_PATH: '@next-community/adapter-vercel' };
  if (isBuilt(settings, platformFolder)) return;
  await build(settings);
  fs.rmSync(platformFolder, { recursive: true, force: true });
  fs.mkdirSync(dirname(platformFolder), { recursive: true });
  fs.renameSync(join(BUILD, 'output'), platformFolder);
  fs.copyFileSync(markOf(BUILD), markOf(platformFolder));
}
