import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { end } from './run.mjs';
import { untilReady } from './until-ready.mjs';

const PROGRAM = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');

const configIn = (directory) => join(directory, 'firebase.json');

/** @returns {number | undefined} the port of the emulator that was last started in a folder. */
export function emulatorPort(directory) {
  const config = configIn(directory);
  if (!fs.existsSync(config)) return;
  return JSON.parse(fs.readFileSync(config, 'utf8')).emulators.auth.port;
}

/**
 * Starts the Firebase Auth emulator with the accounts that it exported into the folder before.
 *
 * @param {{ directory: string, port: number, program?: string }} options
 * @returns {{ host: string, ready: Promise<boolean>, exited: Promise<unknown>, stop: () => Promise<void> }}
 *   `ready` says whether it has started. `stop` exports the accounts.
 */
export function launchEmulator({ directory, port, program = PROGRAM }) {
  // Emulators of one project find each other in the folder for temporary files, and one that ends
  // would export the accounts of another.
  const temporary = join(directory, 'tmp');
  fs.mkdirSync(temporary, { recursive: true });
  // The exported accounts hold passwords in clear text.
  fs.chmodSync(directory, 0o700);
  // Two emulators that start at once would race for the ports that these have by default, and the
  // one that loses ends after it has said that it is ready.
  const [hub, logging] = [1, 2].map(() => ({ port: randomInt(20_000, 30_000) }));
  const config = configIn(directory);
  fs.writeFileSync(
    config,
    JSON.stringify({ emulators: { auth: { port }, hub, logging, ui: { enabled: false } } }),
  );
  const accounts = join(directory, 'accounts');
  const isSaved = fs.existsSync(join(accounts, 'firebase-export-metadata.json'));

  // A file, not a pipe: when this process is killed, the emulator goes on until it has exported.
  const output = join(directory, 'emulator.log');
  const log = fs.openSync(output, 'w');
  const child = spawn(
    process.execPath,
    [
      `--import=${new URL('./exit-with-parent.mjs', import.meta.url)}`,
      program,
      'emulators:start',
      '--only=auth',
      '--non-interactive',
      '--project=demo-sutra',
      `--config=${config}`,
      `--export-on-exit=${accounts}`,
      ...(isSaved ? [`--import=${accounts}`] : []),
    ],
    {
      cwd: directory,
      env: { ...process.env, CI: '1', TMPDIR: temporary, TMP: temporary, TEMP: temporary },
      stdio: ['ignore', log, log, 'ipc'],
      // Ctrl+C reaches only the command, which stops both servers.
      detached: true,
    },
  );
  fs.closeSync(log);
  const exited = once(child, 'exit');
  // The emulator answers before it has read the accounts.
  const isReady = () => fs.readFileSync(output, 'utf8').includes('All emulators ready');
  // Before it has read the accounts, it would export none. A second signal would stop the export.
  let stopping;
  const stop = () => (stopping ??= end(child, isReady() ? 'SIGTERM' : 'SIGKILL'));

  async function waitUntilReady() {
    try {
      return await untilReady(child, isReady, `${output} does not say "All emulators ready"`);
    } catch (error) {
      console.error(error.message);
      await stop();
      return false;
    }
  }
  // The same name as the site's, or the sign-in frame would be cross-site.
  return { host: `localhost:${port}`, ready: waitUntilReady(), exited, stop };
}
