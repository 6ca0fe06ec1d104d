import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePortFrom } from './port.mjs';
import { root } from './root.mjs';
import { Failure } from './run.mjs';

const answers = (address) =>
  fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined);

/**
 * Serves the build of a folder for as long as `work` takes, which is given its address.
 *
 * @template Result
 * @param {string} folder holds `.next` and what Next reads beside it.
 * @param {Record<string, string | undefined>} env
 * @param {(address: string) => Promise<Result>} work
 * @param {number} [firstPort] the first free port from here on is taken.
 * @returns {Promise<Result>} what `work` gives.
 * @throws {Failure} when the site does not start within 20 seconds.
 */
export async function withServer(folder, env, work, firstPort = 3300) {
  const port = await freePortFrom(firstPort);
  const next = join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(
    process.execPath,
    [
      `--import=${new URL('./follow.mjs', import.meta.url)}`,
      next,
      ...['start', '--hostname', '127.0.0.1', '--port', String(port)],
    ],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
  );
  try {
    const address = `http://localhost:${port}`;
    for (let tries = 0; !(await answers(address)); tries++) {
      if (tries > 200 || child.exitCode !== null) throw new Failure('The site did not start.');
      await wait(100);
    }
    return await work(address);
  } finally {
    const ended = child.exitCode === null && once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
