import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchEmulator } from './emulator.mjs';

/**
 * One emulator for a whole run of tests, since a start takes seconds. Tests that find
 * `TEST_EMULATOR_HOST` in their environment start none.
 *
 * @param {number} [port]
 */
export async function launchTestEmulator(port) {
  const directory = mkdtempSync(join(tmpdir(), 'emulator-'));
  const { host, ready, stop } = await launchEmulator({ directory, port });
  return {
    host,
    ready,
    async stop() {
      await stop();
      rmSync(directory, { recursive: true });
    },
  };
}
