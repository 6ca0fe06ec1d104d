import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, putStamp, stamped } from './fingerprint.mjs';
import { Failure, runNpm } from './run.mjs';

const FOLDERS = ['app', 'build', 'components', 'content', 'lib', 'public', 'scripts'];
/** Written by Next itself, differently for each of its commands. */
const GENERATED = ['next-env.d.ts'];

/** What a build is made of: the source folders, and every script or table beside them. */
export function sources(root) {
  const beside = readdirSync(root)
    .filter((name) => /\.([cm]?[jt]s|json)$/.test(name) && !GENERATED.includes(name))
    .sort();
  return [...FOLDERS, ...beside];
}

/** The settings that a build writes into its pages and headers. */
export function publicSettings(env) {
  const set = (name) => env[name]?.trim() || undefined;
  const names = Object.keys(env).filter((name) => name.startsWith('NEXT_PUBLIC_') && set(name));
  return [
    ['SITE_URL', set('SITE_URL') ?? `http://localhost:${set('PORT') ?? 3000}`],
    ...[
      'OUTPUT',
      'NEXT_ADAPTER_PATH',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'FRAMEWORK',
      ...names.sort(),
    ].map((name) => [name, set(name) ?? '']),
  ];
}

/** Names what a build would be made of: as long as this stays the same, so does the build. */
export const buildMark = (root, env) => fingerprint(root, sources(root), publicSettings(env));

/**
 * Builds the site, unless sources and public settings are those of the last build that succeeded.
 *
 * @param {Record<string, string | undefined>} env everything set, `.env` files included.
 * @throws {Failure} with what the build said.
 */
export async function build(root, env) {
  const stamp = join(root, '.next', 'built-from');
  const made = buildMark(root, env);
  if (stamped(stamp, made) && existsSync(join(root, '.next', 'BUILD_ID'))) return;
  console.log('Building the pages (about half a minute) …');
  rmSync(stamp, { force: true });
  const command = env.OUTPUT?.trim() === 'standalone' ? 'build:standalone' : 'build';
  const { code, output } = await runNpm(['run', command, '--silent'], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (code !== 0) throw new Failure(`The pages could not be built.\n${output}`);
  putStamp(stamp, made);
}
