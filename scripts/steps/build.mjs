import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { Failure, runNpm, tell } from './run.mjs';

const FOLDERS = ['app', 'build', 'components', 'content', 'lib', 'public', 'scripts/steps'];
/** Next writes it differently for each of its commands. */
const GENERATED = ['next-env.d.ts'];

const isSource = (name) => /\.([cm]?[jt]s|json)$/.test(name) && !GENERATED.includes(name);

/** Settings that a build writes into its pages and headers. */
const isPublic = (name) =>
  name.startsWith('NEXT_PUBLIC_') ||
  /^(SITE_URL|KEEP_DAYS|PROFILE_SERVICE|PORT|OUTPUT|NEXT_ADAPTER_PATH|FIREBASE_AUTH_EMULATOR_HOST|FRAMEWORK)$/.test(
    name,
  );

function* filesIn(path) {
  if (statSync(join(root, path)).isFile()) yield path;
  else for (const name of readdirSync(join(root, path)).sort()) yield* filesIn(join(path, name));
}

export function buildFingerprint(env) {
  const hash = createHash('sha256');
  for (const name of [...FOLDERS, ...readdirSync(root).filter(isSource).sort()]) {
    for (const file of filesIn(name)) {
      const contents = readFileSync(join(root, file));
      hash.update(`${file}\0${contents.length}\0`).update(contents);
    }
  }
  const settings = Object.entries(env).filter(([name, value]) => isPublic(name) && value?.trim());
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

export const isUpToDate = (file, fingerprint) =>
  existsSync(file) && readFileSync(file, 'utf8') === fingerprint;

export function markUpToDate(file, fingerprint) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}

export async function build(env) {
  const mark = join(root, '.next/built-from');
  const fingerprint = buildFingerprint(env);
  if (isUpToDate(mark, fingerprint)) return;
  const command = env.OUTPUT?.trim() === 'standalone' ? 'build:standalone' : 'build';
  const building = runNpm(['run', command, '--silent'], {
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const { code, output } = await tell('Building the pages', building);
  if (code !== 0) throw new Failure(`The pages could not be built.\n${output}`);
  markUpToDate(mark, fingerprint);
}
