/** Runs StrykerJS; its tests of accounts share one Firebase emulator, which takes seconds to start. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from './steps/emulator.mjs';
import { root } from './steps/root.mjs';

const options = process.argv.slice(2);
const testsAccounts = !options.includes('--testFiles') || options.join().includes('account');
const directory = mkdtempSync(join(tmpdir(), 'mutations-'));
const emulator = testsAccounts ? await startEmulator({ directory }) : undefined;
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
rmSync(directory, { recursive: true });
process.exit(status ?? 1);
