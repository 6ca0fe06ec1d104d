import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/**
 * The Firebase Auth emulator of firebase-tools, as a child process on free loopback ports. It
 * needs no network and no account. Accounts lie under `directory` and survive a restart.
 */
export const DEMO_PROJECT = 'demo-sutra';

const HOST = '127.0.0.1';
const READY_MS = 60_000;

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

/**
 * @param {{ directory: string, root: string, port?: number }} options `directory` keeps accounts
 *   and log; `root` is the project's folder.
 * @returns {Promise<{ host: string, stop: () => Promise<void> }>} `host` as firebase-admin's
 *   FIREBASE_AUTH_EMULATOR_HOST wants it. `stop` writes the accounts down first.
 */
export async function startEmulator({ directory, root, port }) {
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

  // Emulators of one project find each other in the folder for temporary files, and one that ends
  // would write down the accounts of another.
  const own = join(directory, 'tmp');
  mkdirSync(own, { recursive: true });
  // A file and no pipe: when the command is killed, the emulator lives on for as long as it takes to
  // write the accounts down.
  const output = join(directory, 'emulator.log');
  const log = openSync(output, 'w', 0o600);
  const child = spawn(
    process.execPath,
    [
      `--import=${new URL('./follow.mjs', import.meta.url)}`,
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
      // Ctrl+C reaches the command alone, which stops the server first.
      detached: true,
    },
  );
  closeSync(log);
  const exited = new Promise((resolve) => child.once('exit', resolve));

  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await exited;
      clearTimeout(late);
    }
  }

  // By the name the site has too: its helper frame would be a stranger to the page otherwise.
  const host = `localhost:${auth.port}`;
  const deadline = Date.now() + READY_MS;
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(`The Firebase Auth emulator stopped; see ${output}.`);
    }
    // It answers before it has read the accounts; only its log says when it has.
    if (readFileSync(output, 'utf8').includes('All emulators ready')) return { host, stop };
    if (Date.now() > deadline) {
      await stop();
      throw new Error('The Firebase Auth emulator did not start within a minute.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
