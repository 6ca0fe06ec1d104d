import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';
import { Failure, runNpm, tell } from './run.mjs';

const BUILD = join(root, '.next');
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

/** A file for each server of this build: its name is the process, and it holds the port. */
const marksOf = (folder) => join(folder, 'served-by');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Call it when a server of the build has started. @returns what to call when it has ended. */
export function markServed(pid, port, folder = BUILD) {
  const mark = join(marksOf(folder), String(pid));
  fs.mkdirSync(dirname(mark), { recursive: true });
  fs.writeFileSync(mark, String(port));
  return () => fs.rmSync(mark, { force: true });
}

/** @returns the ports at which a build is served now. */
export function servedPorts(folder = BUILD) {
  const marks = marksOf(folder);
  const pids = fs.existsSync(marks) ? fs.readdirSync(marks) : [];
  return pids
    .filter((pid) => isAlive(Number(pid)))
    .map((pid) => fs.readFileSync(join(marks, pid), 'utf8'));
}

export async function build(env) {
  if (isBuilt(env)) return;
  const ports = servedPorts();
  if (ports.length > 0) {
    throw new Failure(
      `This folder is served on port ${ports.join(' and ')}, and its sources or settings have changed since: a new build would break the pages that are served. Stop that site first.`,
    );
  }
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
