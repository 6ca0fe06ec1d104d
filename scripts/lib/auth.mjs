import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { emulatorPort, launchEmulator } from './emulator.mjs';
import { hold, whenFree } from './hold.mjs';
import { freePortFrom, portError } from './port.mjs';
import { onEnd } from './run.mjs';

/** The port of Firebase's own tools. */
const FIRST_PORT = 9099;
/** Between two tries: what keeps an emulator from running, such as a full disk, tells no event when it ends. */
const PAUSE_MS = 2000;
const pause = () => wait(PAUSE_MS, undefined, { ref: false });

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
async function keepRunning(options, log, release) {
  let emulator;
  let isStopping = false;
  onEnd(async () => {
    isStopping = true;
    await emulator?.stop();
    release();
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
    do await pause();
    while (!isStopping && !isWritable(options.directory));
    if (!isStopping) await start();
  }
  if (isWritable(options.directory)) await start();
  else void startLater();
}

/** What a command holds whose emulator writes the accounts in a folder. The last of two would win. */
export const accountsIn = (directory) => `accounts ${directory}`;

/** Keeps the accounts as soon as the command that does so now has ended, with the emulator at the same port. */
async function takeOver(options, log) {
  const accounts = accountsIn(options.directory);
  let isStopping = false;
  onEnd(() => (isStopping = true));
  let release;
  do {
    await whenFree(accounts, { ref: false });
    release = isStopping ? undefined : await hold(accounts);
  } while (!release && !isStopping);
  // An emulator whose command was killed is still writing them.
  while (!isStopping && (await portError(options.port))) await pause();
  if (!isStopping) await keepRunning(options, log, release);
}

/**
 * @param {{ data?: string, env: Record<string, string | undefined>, embedsAuthEmulator: boolean, program?: string }} checked
 * @returns {Promise<{ env: Record<string, string | undefined>, ready: Promise<void> }>}
 *   `ready` resolves when visitors can sign in, or when a message has said why they cannot.
 */
export async function provideAuth({ data, env, embedsAuthEmulator, program }) {
  const AUTH_SECRET = env.AUTH_SECRET?.trim() || localSecret(data);
  if (!embedsAuthEmulator) return { env: { ...env, AUTH_SECRET }, ready: Promise.resolve() };
  const directory = join(data, 'identity');
  const log = join(relative('', directory), 'emulator.log');
  console.log(
    `The Firebase Auth emulator keeps accounts. It sends no mail: links to verify an address are in ${log}.`,
  );
  const freePort = await freePortFrom(FIRST_PORT);
  const release = await hold(accountsIn(directory));
  const port = (!release && emulatorPort(directory)) || freePort;
  const options = { directory, port, program };
  let ready = Promise.resolve();
  if (release) ready = keepRunning(options, log, release);
  else {
    console.log(
      `Another command runs it for this folder, at port ${port}. When that ends, this one goes on with it.`,
    );
    void takeOver(options, log);
  }
  return {
    env: { ...env, AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST: `localhost:${port}` },
    ready,
  };
}
