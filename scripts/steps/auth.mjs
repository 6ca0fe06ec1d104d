import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { launchEmulator } from './emulator.mjs';
import { freePortFrom } from './port.mjs';

/** The port of Firebase's own tools. The pages' policy names it, so it stays the same. */
const FIRST_PORT = 9099;

export const authEmulatorHost = async () => `localhost:${await freePortFrom(FIRST_PORT)}`;

/** Kept, so that a restart signs nobody out. */
function localSecret(data) {
  const secret = randomBytes(32).toString('base64url');
  if (!data) return secret;
  const file = join(data, 'auth-secret');
  if (!existsSync(file)) {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

/**
 * @param {{ data?: string, env: Record<string, string | undefined>, embedsAuthEmulator: boolean, program?: string }} checked
 * @returns {Promise<{ env: Record<string, string | undefined>, ready: Promise<void>, stop: () => Promise<void> }>}
 *   `ready` resolves when visitors can sign in, or when a message has said why they cannot.
 */
export async function provideAuth({ data, env, embedsAuthEmulator, program }) {
  const AUTH_SECRET = env.AUTH_SECRET?.trim() || localSecret(data);
  if (!embedsAuthEmulator) {
    return { env: { ...env, AUTH_SECRET }, ready: Promise.resolve(), stop: async () => {} };
  }
  const host = await authEmulatorHost();
  const directory = join(data, 'identity');
  const log = join(relative('', directory), 'emulator.log');
  const emulator = await launchEmulator({ directory, port: Number(host.split(':')[1]), program });
  console.log(`The emulator sends no mail: links to verify an address are in ${log}.`);

  let isStopping = false;
  const ready = emulator.ready.catch(({ message }) => {
    if (isStopping) return;
    console.error(
      `Visitors cannot sign in until you start the site again. The Firebase Auth emulator is not running: ${message}; see ${log}.`,
    );
  });
  const stop = () => {
    isStopping = true;
    return emulator.stop();
  };
  return { env: { ...env, AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST: host }, ready, stop };
}
