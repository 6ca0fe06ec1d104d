import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { portComplaint } from './port.mjs';
import { Failure } from './run.mjs';
import { onEnd } from './signals.mjs';

const READY_MS = 90_000;
/** The site itself ends within 9.8 seconds of SIGTERM (lib/http/shutdown.ts). */
const STOP_MS = 9900;

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

/** True once the site answers; false when `hasEnded` says so first, or time is over. */
async function answers(url, hasEnded) {
  const deadline = Date.now() + READY_MS;
  while (!hasEnded() && Date.now() < deadline) {
    const signal = AbortSignal.timeout(deadline - Date.now());
    if (await fetch(url, { method: 'HEAD', signal }).catch(() => undefined)) return !hasEnded();
    await wait(50);
  }
  return false;
}

/** Of these, `localhost` reaches the server. */
const LOCALHOST = [undefined, 'localhost', '127.0.0.1', '0.0.0.0', '::1', '::'];

/** The address to open on this machine. */
const urlOf = (port, host) => {
  if (LOCALHOST.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/**
 * Runs Next as a child until it is told to stop, or ends by itself.
 *
 * @param {{ root: string, command: 'start' | 'dev', port: number, host?: string, env: Record<string, string | undefined>, identity: { ready: Promise<void>, stop: () => Promise<void> }, stopMs?: number }} options
 *   `host` is the address to listen on; all of them when not set. `identity` is stopped with the
 *   server, also when that never began.
 * @throws {Failure} when the port is taken, the site does not answer, or the server crashes.
 */
export async function serve({ root, command, port, host, env, identity, stopMs = STOP_MS }) {
  try {
    const complaint = await portComplaint(port, host);
    if (complaint) throw new Failure(complaint);

    const args = [command, '--port', String(port), ...(host ? ['--hostname', host] : [])];
    const child = startNext(root, args, { ...env, PORT: String(port) });
    let asked = 0;
    const stop = () => {
      child.kill(asked++ === 0 ? 'SIGTERM' : 'SIGKILL');
      setTimeout(() => child.kill('SIGKILL'), stopMs).unref();
      void identity.stop();
    };
    onEnd(stop);
    process.once('exit', () => child.kill('SIGKILL'));

    let ended;
    const end = new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve((ended = { code, signal })));
    });
    const url = urlOf(port, host);
    const hasEnded = () => ended || asked > 0;
    if (await answers(url, hasEnded)) {
      await Promise.race([identity.ready, end]);
      if (!hasEnded()) console.log(`Ready: ${url}`);
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
    await identity.stop();
  }
}
