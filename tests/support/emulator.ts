import { startEmulator } from '@/scripts/steps/emulator.mjs';

/** The emulator of the whole run, or else one of its own. */
export async function provideEmulator(options: Parameters<typeof startEmulator>[0]) {
  const host = process.env.TEST_EMULATOR_HOST;
  return host ? { host, stop: async () => {} } : startEmulator(options);
}
