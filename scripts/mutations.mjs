/** Runs StrykerJS with one Firebase emulator for all its runs: starting one takes seconds. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from './steps/emulator.mjs';
import { root } from './steps/root.mjs';

const directory = mkdtempSync(join(tmpdir(), 'mutations-'));
const emulator = await startEmulator({ directory });
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, TEST_EMULATOR_HOST: emulator.host } },
);
await emulator.stop();
rmSync(directory, { recursive: true });
process.exit(status ?? 1);
