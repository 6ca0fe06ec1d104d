import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, portError } from './port.mjs';
import { root } from './root.mjs';
import { Failure, onStop, tell } from './run.mjs';

/** The site itself ends within 9.5 seconds of SIGTERM (lib/http/shutdown.ts). */
const STOP_MS = 9900;

const BANNER =
  /^\s*(▲ Next\.js|- (Local|Network|Environments):|✓ (Starting|Ready in|Running next\.config))|^\s*$/;

const NEXT = join(root, 'node_modules/next/dist/bin/next');

function startNext(args, { cwd = root, env, stdout, program = NEXT }) {
  const follow = `--import=${new URL('./follow.mjs', import.meta.url)}`;
  return spawn(process.execPath, [follow, program, ...args], {
    cwd,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
}

const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/** However long it takes: in development, Next compiles the page first. */
async function answers(url, isWaiting) {
  while (isWaiting()) {
    if (await fetch(url, { method: 'HEAD' }).catch(() => undefined)) return isWaiting();
    await wait(50);
  }
  return false;
}

const LOCALHOST = [undefined, 'localhost', '127.0.0.1', '0.0.0.0', '::1', '::'];

function urlOf(port, host) {
  if (LOCALHOST.includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** @param {{ command: 'start' | 'dev', port: number, host?: string, env: Record<string, string | undefined>, auth: { ready: Promise<void>, stop: () => Promise<void> }, program?: string, stopMs?: number }} options */
export async function serve({ command, port, host, env, auth, program, stopMs = STOP_MS }) {
  try {
    const error = await portError(port, host);
    if (error) throw new Failure(error);

    const args = [command, '--port', String(port), ...(host ? ['--hostname', host] : [])];
    const settings = { ...env, PORT: String(port) };
    const child = startNext(args, { env: settings, stdout: 'pipe', program });
    const ended = once(child, 'exit');
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!BANNER.test(line)) console.log(line);
    });
    let isStopping = false;
    const stop = () => {
      child.kill(isStopping ? 'SIGKILL' : 'SIGTERM');
      isStopping = true;
      setTimeout(() => child.kill('SIGKILL'), stopMs).unref();
      void auth.stop();
    };
    onStop(stop);
    process.once('exit', () => child.kill('SIGKILL'));

    const url = urlOf(port, host);
    const isWaiting = () => isRunning(child) && !isStopping;
    const starting = answers(url, isWaiting).then(() => Promise.race([auth.ready, ended]));
    await tell('Starting the site', starting);
    if (isWaiting()) console.log(`Ready: ${url}`);

    const [code, signal] = await ended;
    if (!isStopping) {
      process.exitCode = code ?? 1;
      console.error(`The site stopped by itself (${signal ?? `exit code ${code}`}).`);
    }
  } finally {
    await auth.stop();
  }
}

/**
 * @template Result
 * @param {string} cwd
 * @param {Record<string, string | undefined>} env
 * @param {(address: string) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withServer(cwd, env, work) {
  const port = await freePort();
  const args = ['start', '--hostname', '127.0.0.1', '--port', String(port)];
  const child = startNext(args, { cwd, env, stdout: 'ignore' });
  const ended = once(child, 'exit');
  const address = `http://localhost:${port}`;
  try {
    if (await answers(address, () => isRunning(child))) return await work(address);
    throw new Failure('The site did not start.');
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
