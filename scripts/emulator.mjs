import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, writeFileSync } from 'node:fs';
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

  const child = spawn(
    process.execPath,
    [
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
      env: { ...process.env, CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    },
  );
  const log = createWriteStream(join(directory, 'emulator.log'));
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const killGroup = (signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // Already gone.
    }
  };
  const lastResort = () => killGroup('SIGKILL');
  process.once('exit', lastResort);

  async function stop() {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      const late = setTimeout(() => killGroup('SIGKILL'), 10_000);
      await exited;
      clearTimeout(late);
    }
    process.off('exit', lastResort);
  }

  const host = `${HOST}:${auth.port}`;
  const deadline = Date.now() + READY_MS;
  for (;;) {
    if (child.exitCode !== null) {
      throw new Error(
        `The Firebase Auth emulator stopped; see ${join(directory, 'emulator.log')}.`,
      );
    }
    const answer = await fetch(`http://${host}/`).catch(() => undefined);
    if (answer?.ok) return { host, stop };
    if (Date.now() > deadline) {
      await stop();
      throw new Error('The Firebase Auth emulator did not start within a minute.');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
