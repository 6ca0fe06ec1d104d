import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePortFrom } from '../steps/port.mjs';
import { Failure } from '../steps/run.mjs';

/** Serves the build that stands there for as long as `work` takes, which is given its address. */
export async function withServer(root, env, work) {
  const port = await freePortFrom(3300);
  const next = join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '--port', String(port)], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const address = `http://localhost:${port}`;
    for (let tries = 0; !(await fetch(address).catch(() => undefined)); tries++) {
      if (tries > 200 || child.exitCode !== null) throw new Failure('The site did not start.');
      await wait(100);
    }
    await work(address);
  } finally {
    child.kill('SIGTERM');
  }
}
