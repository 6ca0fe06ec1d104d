import { main, runBin } from './steps/run.mjs';
import { launchTestEmulator } from './steps/test-emulator.mjs';

/** Runs StrykerJS; its tests of accounts share one Firebase emulator, which takes seconds to start. */
await main(
  async () => {
    const options = process.argv.slice(2);
    const testsAccounts = !options.includes('--testFiles') || options.join().includes('account');
    const emulator = testsAccounts ? await launchTestEmulator() : undefined;
    await emulator?.ready;
    const env = { ...process.env, TEST_EMULATOR_HOST: emulator?.host ?? '', MAX_RUNS: '50' };
    const args = ['run', ...options];
    const { code } = await runBin('@stryker-mutator/core/bin/stryker.js', args, { env });
    process.exitCode = code;
    await emulator?.stop();
  },
  { interrupted: 1 },
);
