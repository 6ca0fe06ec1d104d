import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchEmulator } from './emulator.mjs';
import { freePortFrom } from './port.mjs';
import { onEnd } from './run.mjs';

/** The port of Firebase's own tools. */
const FIRST_PORT = 9099;
const PAUSE_MS = 2000;

export const authEmulatorHost = async () => `localhost:${await freePortFrom(FIRST_PORT)}`;

/** Of a disk that is full or can only be read, which `checkSettings` has told. */
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS'];

/** Writes a file, or none at all. @returns whether the disk took it. */
function writeWhole(file, contents) {
  try {
    fs.mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    fs.writeFileSync(file, contents, { mode: 0o600 });
    return true;
  } catch (error) {
    fs.rmSync(file, { force: true });
    if (!DISK_CODES.includes(error.code)) throw error;
    return false;
  }
}

/** Kept, so that a restart signs nobody out. */
function localSecret(data) {
  const secret = randomBytes(32).toString('base64url');
  if (!data) return secret;
  const file = join(data, 'auth-secret');
  const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
  if (kept) return kept;
  writeWhole(file, `${secret}\n`);
  return secret;
}

/** More than the emulator writes before it is ready. */
const PROBE_BYTES = 128 * 1024;

function isWritable(directory) {
  const probe = join(directory, '.probe');
  const isWritten = writeWhole(probe, randomBytes(PROBE_BYTES));
  fs.rmSync(probe, { force: true });
  return isWritten;
}

/**
 * Starts the emulator, and again whenever it has stopped. Resolves after the first start, on a full
 * disk at once: it starts then as soon as there is room.
 */
async function keepRunning(options, log) {
  let emulator;
  let isStopping = false;
  onEnd(() => {
    isStopping = true;
    return emulator?.stop();
  });
  async function start() {
    emulator = launchEmulator(options);
    void emulator.exited.then(restart);
    await emulator.ready;
  }
  async function restart() {
    if (isStopping) return;
    console.error(
      `Visitors cannot sign in: the Firebase Auth emulator has stopped (${log}). It is started again.`,
    );
    await startLater();
  }
  async function startLater() {
    do await wait(PAUSE_MS, undefined, { ref: false });
    while (!isStopping && !isWritable(options.directory));
    if (!isStopping) await start();
  }
  if (isWritable(options.directory)) await start();
  else void startLater();
}

/**
 * @param {{ data?: string, env: Record<string, string | undefined>, embedsAuthEmulator: boolean, program?: string }} checked
 * @returns {Promise<{ env: Record<string, string | undefined>, ready: Promise<void> }>}
 *   `ready` resolves when visitors can sign in, or when a message has said why they cannot.
 */
export async function provideAuth({ data, env, embedsAuthEmulator, program }) {
  const AUTH_SECRET = env.AUTH_SECRET?.trim() || localSecret(data);
  if (!embedsAuthEmulator) return { env: { ...env, AUTH_SECRET }, ready: Promise.resolve() };
  const host = await authEmulatorHost();
  const directory = join(data, 'identity');
  const log = join(relative('', directory), 'emulator.log');
  console.log(
    `The Firebase Auth emulator keeps accounts. It sends no mail: links to verify an address are in ${log}.`,
  );
  const ready = keepRunning({ directory, port: Number(host.split(':')[1]), program }, log);
  return { env: { ...env, AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST: host }, ready };
}
