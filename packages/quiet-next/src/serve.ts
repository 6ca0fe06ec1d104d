import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A server that does not end by itself is killed: nobody uses it any more. */
const GRACE_MS = 5_000;
/** The server does not say when it answers. It is asked until it does, or ends. */
const ASK_INTERVAL = 50;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('This machine has no free port.');
  return address.port;
}

/** Ends the server when the build is gone. */
const FOLLOW =
  'data:text/javascript,process.once("disconnect",()=>process.kill(process.pid,"SIGTERM"))';

/** Serves a build with `next start` for as long as `work` takes. */
export async function withServer<Result>(
  projectDir: string,
  env: NodeJS.ProcessEnv,
  work: (address: string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const next = createRequire(join(projectDir, 'package.json')).resolve('next/dist/bin/next');
  const start = ['start', '--hostname', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [`--import=${FOLLOW}`, next, ...start], {
    cwd: projectDir,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const address = `http://localhost:${port}`;
  try {
    while (isRunning()) {
      if (await fetch(address, { method: 'HEAD' }).catch(() => undefined)) {
        return await work(address);
      }
      await wait(ASK_INTERVAL);
    }
    throw new Error('`next start` ended by itself.');
  } finally {
    if (isRunning()) child.kill();
    const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await exited;
    clearTimeout(timer);
  }
}
