import { join, relative } from 'node:path';
import { startEmulator } from './emulator.mjs';
import { keptSecret } from './auth-secret.mjs';
import { freePortFrom } from './port.mjs';

/** Where Firebase's own tools put the emulator; the pages' policy names the port, so it is kept. */
const FIRST_PORT = 9099;

/** Address for an emulator that is to be started later. */
export const identityHost = async () => `localhost:${await freePortFrom(FIRST_PORT)}`;

/**
 * Signing in on this machine alone: what the owner has not set is made here.
 *
 * @param {{ root: string, data: string, env: Record<string, string | undefined>, embedsIdentity: boolean }} checked
 * @returns `env` with the settings added; `start` brings the emulator up without waiting for it;
 *   `stop` writes the accounts down.
 */
export async function provideIdentity({ root, data, env, embedsIdentity }) {
  if (!embedsIdentity) {
    const secret = env.AUTH_SECRET?.trim() || keptSecret(data);
    return { env: { ...env, AUTH_SECRET: secret }, start() {}, stop: async () => {} };
  }
  const host = await identityHost();
  const directory = join(data, 'identity');
  let starting;
  return {
    env: {
      ...env,
      AUTH_SECRET: env.AUTH_SECRET?.trim() || keptSecret(data),
      FIREBASE_AUTH_EMULATOR_HOST: host,
    },
    start() {
      const port = Number(host.split(':')[1]);
      starting = startEmulator({ directory, root, port }).catch((error) => {
        console.error(`Nobody can sign in until the site is started again. ${error.message}`);
      });
      console.log(
        `No mail is sent: its links stand in ${join(relative('', directory), 'emulator.log')}.`,
      );
    },
    stop: async () => (await starting)?.stop(),
  };
}
