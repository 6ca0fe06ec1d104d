/** Runs StrykerJS; its tests of accounts share one Firebase emulator, which takes seconds to start. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './steps/root.mjs';
import { launchTestEmulator } from './steps/test-emulator.mjs';

const options = process.argv.slice(2);
const testsAccounts = !options.includes('--testFiles') || options.join().includes('account');
const emulator = testsAccounts ? await launchTestEmulator() : undefined;
await emulator?.ready;
const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), 'run', ...options],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_EMULATOR_HOST: emulator?.host ?? '', MAX_RUNS: '50' },
  },
);
await emulator?.stop();
process.exit(status ?? 1);
