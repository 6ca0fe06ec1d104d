import { join, relative } from 'node:path';
import { launchEmulator } from './emulator.mjs';
import { keptSecret } from './auth-secret.mjs';
import { freePortFrom } from './port.mjs';

/** The port of Firebase's own tools. The pages' policy names it, so it stays the same. */
const FIRST_PORT = 9099;

/** Address for an emulator that is to be started later. */
export const identityHost = async () => `localhost:${await freePortFrom(FIRST_PORT)}`;

/**
 * Makes signing in work on this machine: a kept secret, and the emulator where no Firebase project
 * is set.
 *
 * @param {{ root: string, data?: string, env: Record<string, string | undefined>, embedsIdentity: boolean }} checked
 * @returns {Promise<{ env: Record<string, string | undefined>, ready: Promise<void>, stop: () => Promise<void> }>}
 *   `env` with the settings added; `ready` resolves when visitors can sign in, or when a sentence has
 *   said why not; `stop` exports the accounts.
 */
export async function provideIdentity({ root, data, env, embedsIdentity }) {
  const AUTH_SECRET = env.AUTH_SECRET?.trim() || keptSecret(data);
  if (!embedsIdentity) {
    return { env: { ...env, AUTH_SECRET }, ready: Promise.resolve(), stop: async () => {} };
  }
  const host = await identityHost();
  const directory = join(data, 'identity');
  const log = join(relative('', directory), 'emulator.log');
  const emulator = await launchEmulator({ directory, root, port: Number(host.split(':')[1]) });
  console.log(`The emulator sends no mail: links to verify an address are in ${log}.`);

  let isStopping = false;
  const ready = emulator.ready.catch(({ message }) => {
    if (isStopping) return;
    console.error(
      `Visitors cannot sign in until you start the site again. The Firebase Auth emulator is not running: ${message}; see ${log}.`,
    );
  });
  return {
    env: { ...env, AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST: host },
    ready,
    stop() {
      isStopping = true;
      return emulator.stop();
    },
  };
}
