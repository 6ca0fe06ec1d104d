import { spawn } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const DEMO_PROJECT = 'demo-sutra';

const HOST = '127.0.0.1';
const READY_MS = 60_000;
/** `npm start` has ten seconds to end. */
const STOP_MS = 9000;

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** The export holds passwords in clear text. */
function closeToOthers(folder) {
  if (!existsSync(folder)) return;
  chmodSync(folder, 0o700);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

function spawnPrivately(...args) {
  const before = process.umask(0o077);
  try {
    return spawn(...args);
  } finally {
    process.umask(before);
  }
}

/**
 * Launches the Firebase Auth emulator of firebase-tools as a child process on free loopback ports.
 * It needs no network and no account. Accounts are kept under `directory`.
 *
 * @param {{ directory: string, root: string, port?: number }} options `directory` keeps accounts
 *   and log; `root` is the project's folder.
 * @returns {Promise<{ host: string, ready: Promise<void>, stop: () => Promise<void> }>} `host` as
 *   firebase-admin's FIREBASE_AUTH_EMULATOR_HOST wants it. `ready` rejects when the emulator does
 *   not start; `stop` exports the accounts first.
 */
export async function launchEmulator({ directory, root, port }) {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const ports = [port ?? (await freePort()), await freePort(), await freePort()];
  const [auth, hub, logging] = ports.map((number) => ({ host: HOST, port: number }));
  const config = join(directory, 'firebase.json');
  writeFileSync(
    config,
    JSON.stringify({ emulators: { auth, hub, logging, ui: { enabled: false } } }),
  );
  const accounts = join(directory, 'accounts');
  const saved = existsSync(join(accounts, 'firebase-export-metadata.json'));
  closeToOthers(accounts);

  // Emulators of one project find each other in the folder for temporary files, and one that ends
  // would export the accounts of another.
  const own = join(directory, 'tmp');
  mkdirSync(own, { recursive: true });
  // A file and no pipe: when the command is killed, the emulator lives on until it has exported.
  const output = join(directory, 'emulator.log');
  const log = openSync(output, 'w', 0o600);
  const child = spawnPrivately(
    process.execPath,
    [
      `--import=${new URL('./follow-emulator.mjs', import.meta.url)}`,
      join(root, 'node_modules/firebase-tools/lib/bin/firebase.js'),
      'emulators:start',
      '--only=auth',
      `--project=${DEMO_PROJECT}`,
      `--config=${config}`,
      `--export-on-exit=${accounts}`,
      ...(saved ? [`--import=${accounts}`] : []),
      '--non-interactive',
    ],
    {
      cwd: directory,
      env: { ...process.env, CI: '1', TMPDIR: own, TMP: own, TEMP: own },
      stdio: ['ignore', log, log, 'ipc'],
      // Ctrl+C reaches the command alone, which stops both servers.
      detached: true,
    },
  );
  closeSync(log);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // It answers before it has read the accounts; only its log says when it has.
  const isReady = () => readFileSync(output, 'utf8').includes('All emulators ready');

  let stopping;
  async function end() {
    if (!isRunning()) return;
    // Before it has read the accounts, it would export none.
    child.kill(isReady() ? 'SIGINT' : 'SIGKILL');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exited;
    clearTimeout(late);
  }
  // A second SIGINT would break off the export.
  const stop = () => (stopping ??= end());

  async function waitUntilReady() {
    const deadline = Date.now() + READY_MS;
    while (!isReady()) {
      if (!isRunning()) throw new Error('it stopped by itself');
      if (Date.now() > deadline) {
        await stop();
        throw new Error('it did not start within a minute');
      }
      await wait(100);
    }
  }

  const ready = waitUntilReady();
  ready.catch(() => {});
  // The name that the site has too: the helper frame would be cross-site otherwise.
  return { host: `localhost:${auth.port}`, ready, stop };
}

/** Launches the emulator and waits until it is ready. */
export async function startEmulator(options) {
  const emulator = await launchEmulator(options);
  await emulator.ready;
  return emulator;
}
