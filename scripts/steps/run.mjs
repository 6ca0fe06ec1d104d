import { spawn } from 'node:child_process';
import { root } from './root.mjs';

export class Failure extends Error {}

const isWindows = process.platform === 'win32';
const running = new Set();

export function stopAll() {
  for (const { pid } of running) {
    try {
      process.kill(isWindows ? pid : -pid, 'SIGTERM');
    } catch {
      // It has just ended.
    }
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean }} [options]
 *   `quiet` returns the output instead of showing it.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = root, env = process.env, quiet, shell } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    // Its own process group lets a signal reach its children.
    const child = spawn(command, args, { cwd, env, stdio, shell, detached: !isWindows });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => (output += chunk));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}

export const runNpm = (args, options) =>
  run('npm', args, { ...options, quiet: true, shell: isWindows });

export const runBin = (path, args, options) =>
  run(process.execPath, [`${root}/node_modules/${path}`, ...args], options);

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
  const timer = setInterval(() => console.log(`${what}: ${seconds()} seconds …`), 10_000);
  try {
    return await work;
  } finally {
    clearInterval(timer);
  }
}

let stop = () => {};

/** Sets what happens on Ctrl+C, on SIGTERM and when npm is killed; replaces the previous handler. */
export function onStop(handler) {
  stop = handler;
}

/** @param {{ interrupted?: number }} [options] exit code after a signal. */
export async function main(work, { interrupted = 0 } = {}) {
  onStop(() => {
    stopAll();
    process.exit(interrupted);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop());
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === npm) return;
    clearInterval(timer);
    stop();
  }, 1000).unref();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
