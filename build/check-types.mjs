import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';

const TSC = resolve('node_modules/typescript-7/bin/tsc');

/**
 * Checks the types of what a build reads; `npm test` checks those of all files. Next would take TypeScript 6, which
 * needs five times as long, and do it before the pages.
 *
 * @param {{ distDir: string }} build
 */
export async function checkTypes({ distDir }) {
  const cache = ['--tsBuildInfoFile', resolve(distDir, 'cache/types.tsbuildinfo')];
  const args = ['--noEmit', '--project', 'tsconfig.build.json', '--checkers', '1', ...cache];
  const check = promisify(execFile)(process.execPath, [TSC, ...args], { maxBuffer: Infinity });
  await check.catch(({ stdout, message }) => {
    throw new Error(stdout || message);
  });
}
