import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Its message is a sentence for the person at the terminal. */
export class Failure extends Error {}

/** Docker, and people, wait ten seconds. */
const GRACE_MS = 9900;

/** After as long without a word people stop a command. */
const NEWS_INTERVAL = 10_000;
/** A process is not told that its parent has ended. */
const ORPHAN_INTERVAL = 1000;

const isWindows = process.platform === 'win32';
const stops = new Set();

/** Calls `stop`, which may take a while, before this command ends. @returns what forgets it again. */
export function onEnd(stop) {
  stops.add(stop);
  return () => stops.delete(stop);
}

async function stopAll() {
  const called = [...stops];
  stops.clear();
  await Promise.all(called.map((stop) => stop()));
}

export const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;

/** Ends a process and waits for that; kills it if that takes too long. */
export async function end(child, signal = 'SIGTERM', send = (name) => child.kill(name)) {
  if (!isRunning(child)) return;
  const exited = once(child, 'exit');
  send(signal);
  const timer = setTimeout(() => send('SIGKILL'), GRACE_MS);
  await exited;
  clearTimeout(timer);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean }} [options]
 *   `quiet` returns the output instead of showing it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(command, args, { cwd = root, env = process.env, quiet, shell } = {}) {
  const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
  // Its own process group lets a signal reach its children.
  const child = spawn(command, args, { cwd, env, stdio, shell, detached: !isWindows });
  const send = (signal) => process.kill(isWindows ? child.pid : -child.pid, signal);
  const forget = onEnd(() => end(child, 'SIGTERM', send));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => (output += chunk));
  }
  const [code] = await once(child, 'close').finally(forget);
  return { code: code ?? 1, output: output.trim() };
}

export const runNpm = (args, options) =>
  run('npm', args, { ...options, quiet: true, shell: isWindows });

/** Runs a file of `node_modules`. */
export const runBin = (path, args, options) =>
  run(process.execPath, [join(root, 'node_modules', path), ...args], options);

/**
 * Says what is being done, and every ten seconds that it goes on.
 *
 * @template Result
 * @param {string} what such as "Building the pages".
 * @param {Promise<Result>} work
 */
export async function tell(what, work) {
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  console.log(`${what} …`);
  const timer = setInterval(() => console.log(`${what}: ${seconds()} seconds …`), NEWS_INTERVAL);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

/** Imports a TypeScript file below `scripts`. */
export async function importScript(path) {
  const { tsImport } = await import('tsx/esm/api');
  const tsconfig = join(root, 'tsconfig.json');
  return tsImport(`../${path}`, { parentURL: import.meta.url, tsconfig });
}

/**
 * Runs a command. What it started ends with it, on Ctrl+C, SIGTERM and when npm is killed, too.
 *
 * @param {() => Promise<void>} work
 * @param {{ interrupted?: number }} [options] exit code after a signal.
 */
export async function main(work, { interrupted = 0 } = {}) {
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    await stopAll();
    process.exit(interrupted);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  // npm does not pass on every signal, and no event tells that it has ended.
  const npm = process.ppid;
  const isOrphan = () => process.env.npm_lifecycle_event && process.ppid !== npm;
  setInterval(() => isOrphan() && stop(), ORPHAN_INTERVAL).unref();
  try {
    await work();
  } catch (error) {
    if (isStopping) return;
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    await stopAll();
  }
}
