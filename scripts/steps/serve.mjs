import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { portComplaint } from './port.mjs';
import { Failure } from './run.mjs';
import { onEnd } from './signals.mjs';

const READY_MS = 90_000;
/** Longer than the site itself takes to finish what it has begun. */
const STOP_MS = 28_000;

/** What Next says about itself; the rest of its output is ours, or about our pages. */
export const isBanner = (line) =>
  /^\s*(▲ Next\.js|- (Local|Network|Environments):|✓ (Starting|Ready in|Running next\.config))|^\s*$/.test(
    line,
  );

function startNext(root, args, env) {
  const child = spawn(
    process.execPath,
    [
      `--import=${new URL('./follow.mjs', import.meta.url)}`,
      join(root, 'node_modules/next/dist/bin/next'),
      ...args,
    ],
    {
      cwd: root,
      env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!isBanner(line)) console.log(line);
  });
  return child;
}

/** True once the site answers; false when `givenUp` says so first, or time is over. */
async function answers(url, givenUp) {
  const deadline = Date.now() + READY_MS;
  while (!givenUp() && Date.now() < deadline) {
    const signal = AbortSignal.timeout(READY_MS);
    if (await fetch(url, { method: 'HEAD', signal }).catch(() => undefined)) return !givenUp();
    await wait(50);
  }
  return false;
}

/**
 * Runs Next as a child until it is told to stop, or ends by itself.
 *
 * @param {{ root: string, args: string[], port: number, env: Record<string, string | undefined>, cleanUp?: () => Promise<void> }} options
 *   `cleanUp` runs after the server has ended, and also when it never began.
 * @throws {Failure} when the port is taken, the site does not answer, or the server crashes.
 */
export async function serve({ root, args, port, env, cleanUp = async () => {} }) {
  try {
    const complaint = await portComplaint(port);
    if (complaint) throw new Failure(complaint);

    const child = startNext(root, args, env);
    let asked = 0;
    const stop = () => {
      child.kill(asked++ === 0 ? 'SIGTERM' : 'SIGKILL');
      setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
    };
    onEnd(stop);
    process.once('exit', () => child.kill('SIGKILL'));

    let ended;
    const end = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve((ended = { code, signal })));
    });
    const url = `http://localhost:${port}`;
    if (await answers(url, () => ended || asked > 0)) {
      console.log(`Ready: ${url}`);
    } else if (!ended && asked === 0) {
      stop();
      await end;
      throw new Failure(`The site did not answer within ${READY_MS / 1000} seconds.`);
    }

    const { code, signal } = await end;
    if (asked === 0) {
      process.exitCode = code ?? 1;
      console.error(`The site stopped by itself (${signal ?? `exit code ${code}`}).`);
    }
  } finally {
    await cleanUp();
  }
}
