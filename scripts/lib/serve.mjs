import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { freePort } from './port.mjs';
import { root } from './root.mjs';
import { end, Failure, isRunning, onEnd, tell } from './run.mjs';
import { untilAnswers } from './until-ready.mjs';

const NEXT = join(root, 'node_modules/next/dist/bin/next');

function startNext(args, { cwd = root, env, stdout, program = NEXT }) {
  const preload = `--import=${new URL('./exit-with-parent.mjs', import.meta.url)}`;
  return spawn(process.execPath, [preload, program, ...args], {
    cwd,
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  });
}

const LOCAL = [undefined, '127.0.0.1', '0.0.0.0', '::1', '::'];

/**
 * Serves the site until the server ends.
 *
 * @param {{ command: 'start' | 'dev', port: number, host?: string, env: Record<string, string | undefined>, ready: Promise<void>, program?: string }} options
 *   `ready` resolves when visitors can sign in, or have been told why not.
 */
export async function serve({ command, port, host, env, ready, program }) {
  const args = [command, '--port', String(port), ...(host ? ['--hostname', host] : [])];
  const settings = { ...env, PORT: String(port) };
  const child = startNext(args, { env: settings, stdout: 'inherit', program });
  onEnd(() => end(child));
  const ended = once(child, 'exit');
  const name = LOCAL.includes(host) ? 'localhost' : host;
  const url = `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
  // However long it takes: in development, Next compiles the page first.
  const started = untilAnswers(child, url).then(() => ready);
  await tell('Starting the site', Promise.race([started, ended]));
  if (isRunning(child)) console.log(`Ready: ${url}`);
  const [code, signal] = await ended;
  throw new Failure(`The site stopped by itself (${signal ?? `exit code ${code}`}).`);
}

/**
 * Serves a build for as long as `work` takes.
 *
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
  const address = `http://localhost:${port}`;
  try {
    if (await untilAnswers(child, address)) return await work(address);
    throw new Failure('The site did not start.');
  } finally {
    await end(child);
  }
}
