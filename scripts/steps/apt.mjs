import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Installs a Debian package, where this is Debian and we are root; does nothing elsewhere. */
export async function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], options);
}
