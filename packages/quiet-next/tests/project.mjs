/** A project of its own, outside this repository: what it imports is linked, so that no network is needed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export const repository = resolve(import.meta.dirname, '../../..');
/** Another version of Next is looked for first: `versions.mjs` installs it. */
const folders = [process.env.NEXT_MODULES, join(repository, 'node_modules')].filter(Boolean);
const quietNext = resolve(import.meta.dirname, '..');

function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch {
    // Another disk.
    copyFileSync(from, to);
  }
}

function linkFolder(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isFile()) linkFile(source, target);
  }
}

const findPackage = (name) =>
  folders
    .map((folder) => join(folder, name))
    .find((path) => existsSync(join(path, 'package.json')));

/** With everything that these packages need. */
function withDependencies(names, found = new Set()) {
  for (const name of names) {
    const path = findPackage(name);
    if (found.has(name) || !path) continue;
    found.add(name);
    const manifest = readFileSync(join(path, 'package.json'), 'utf8');
    const { dependencies, optionalDependencies } = JSON.parse(manifest);
    withDependencies(Object.keys({ ...dependencies, ...optionalDependencies }), found);
  }
  return found;
}

/** @param {Record<string, string>} more @returns {NodeJS.ProcessEnv} nothing of the test or of a build around it. */
export function plainEnv(more) {
  const own = /^(__)?NEXT_|^(TURBOPACK|VITEST|NODE_ENV|NODE_OPTIONS|TEST|FRAMEWORK|npm_)/;
  const kept = Object.entries(process.env).filter(([name]) => !own.test(name));
  return { ...Object.fromEntries(kept), NEXT_TELEMETRY_DISABLED: '1', ...more };
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: Record<string, string> }} options
 */
export async function run(command, args, { cwd, env = {} }) {
  const child = spawn(command, args, { cwd, env: plainEnv(env) });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** Packs this package. @returns {Promise<string>} the tarball in `folder`. */
export async function pack(folder) {
  const args = ['scripts/packages/copy.mjs', 'quiet-next', folder];
  const { code, output } = await run(process.execPath, args, { cwd: repository });
  if (code !== 0) throw new Error(output);
  return output.trim().split('\n').at(-1);
}

const NEEDED = ['next', 'react', 'react-dom'];

/**
 * Copies a folder of this package to a place of its own, with what a project with Next needs.
 *
 * @param {string} path below this package.
 */
export function copyProject(path) {
  const folder = mkdtempSync(join(tmpdir(), 'quiet-next-'));
  cpSync(join(quietNext, path), folder, {
    recursive: true,
    filter: (source) => !/node_modules|\.next$/.test(source),
  });
  const { dependencies } = JSON.parse(readFileSync(join(quietNext, 'package.json'), 'utf8'));
  for (const name of withDependencies([...NEEDED, ...Object.keys(dependencies)])) {
    linkFolder(findPackage(name), join(folder, 'node_modules', name));
  }
  return {
    folder,
    /** As npm would install the tarball. */
    async install(tarball) {
      const target = join(folder, 'node_modules/@sutra/quiet-next');
      mkdirSync(target, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], { cwd: folder });
    },
    build: (env = {}) =>
      run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: folder, env }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
