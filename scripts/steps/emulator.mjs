import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './port.mjs';
import { root } from './root.mjs';

export const DEMO_PROJECT = 'demo-sutra';

const HOST = '127.0.0.1';
const READY_MS = 300_000;
/** `npm start` has ten seconds to end. */
const STOP_MS = 9000;
const PROGRAM = join(root, 'node_modules/firebase-tools/lib/bin/firebase.js');

/**
 * @param {{ directory: string, port?: number, program?: string }} options
 * @returns {Promise<{ host: string, ready: Promise<void>, stop: () => Promise<void> }>} `stop`
 *   exports the accounts.
 */
export async function launchEmulator({ directory, port, program = PROGRAM }) {
  // Emulators of one project find each other in the folder for temporary files, and one that ends
  // would export the accounts of another.
  const temporary = join(directory, 'tmp');
  fs.mkdirSync(temporary, { recursive: true });
  // The exported accounts hold passwords in clear text.
  fs.chmodSync(directory, 0o700);
  const ports = {
    auth: port ?? (await freePort()),
    hub: await freePort(),
    logging: await freePort(),
  };
  const servers = Object.entries(ports).map(([name, number]) => [
    name,
    { host: HOST, port: number },
  ]);
  const emulators = { ...Object.fromEntries(servers), ui: { enabled: false } };
  const config = join(directory, 'firebase.json');
  fs.writeFileSync(config, JSON.stringify({ emulators }));
  const accounts = join(directory, 'accounts');
  const isSaved = fs.existsSync(join(accounts, 'firebase-export-metadata.json'));

  // A file, not a pipe: when this process is killed, the emulator goes on until it has exported.
  const output = join(directory, 'emulator.log');
  const log = fs.openSync(output, 'w');
  const child = spawn(
    process.execPath,
    [
      `--import=${new URL('./follow-emulator.mjs', import.meta.url)}`,
      ...[program, 'emulators:start', '--only=auth', '--non-interactive'],
      ...[`--project=${DEMO_PROJECT}`, `--config=${config}`, `--export-on-exit=${accounts}`],
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
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // The emulator answers before it has read the accounts.
  const isReady = () => fs.readFileSync(output, 'utf8').includes('All emulators ready');

  async function stopOnce() {
    if (!isRunning()) return;
    // Before it has read the accounts, it would export none.
    child.kill(isReady() ? 'SIGINT' : 'SIGKILL');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(timer);
  }
  let stopping;
  // A second SIGINT would interrupt the export.
  const stop = () => (stopping ??= stopOnce());

  async function waitUntilReady() {
    const deadline = Date.now() + READY_MS;
    while (!isReady()) {
      if (!isRunning()) throw new Error('it stopped by itself');
      if (Date.now() > deadline) {
        await stop();
        throw new Error('it did not start within five minutes');
      }
      await wait(100);
    }
  }
  const ready = waitUntilReady();
  ready.catch(() => {});
  // The same name as the site's, or the sign-in frame would be cross-site.
  return { host: `localhost:${ports.auth}`, ready, stop };
}
