import { setTimeout as wait } from 'node:timers/promises';
import { launchEmulator } from '@/scripts/lib/emulator.mjs';
import { freePort } from '@/scripts/lib/port.mjs';
import { ASK_INTERVAL } from './limits';

const isAnswering = (host: string) =>
  fetch(`http://${host}`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The emulator of the whole run, which starts beside the first tests, or else one of its own. */
export async function provideEmulator(directory: string, port?: number) {
  const host = process.env.TEST_EMULATOR_HOST;
  if (host) {
    while (!(await isAnswering(host))) await wait(ASK_INTERVAL);
    return { host, stop: async () => {} };
  }
  const emulator = launchEmulator({ directory, port: port ?? (await freePort()) });
  if (!(await emulator.ready)) throw new Error('The emulator did not start.');
  return emulator;
}
