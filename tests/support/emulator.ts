import { launchEmulator } from '@/scripts/lib/emulator.mjs';
import { freePort } from '@/scripts/lib/port.mjs';

/** The emulator of the whole run, or else one of its own. */
export async function provideEmulator(directory: string, port?: number) {
  const host = process.env.TEST_EMULATOR_HOST;
  if (host) return { host, stop: async () => {} };
  const emulator = launchEmulator({ directory, port: port ?? (await freePort()) });
  if (!(await emulator.ready)) throw new Error('The emulator did not start.');
  return emulator;
}
