import { launchEmulator } from '@/scripts/steps/emulator.mjs';

/** The emulator of the whole run, or else one of its own. */
export async function provideEmulator(options: Parameters<typeof launchEmulator>[0]) {
  const host = process.env.TEST_EMULATOR_HOST;
  if (host) return { host, stop: async () => {} };
  const emulator = await launchEmulator(options);
  await emulator.ready;
  return emulator;
}
