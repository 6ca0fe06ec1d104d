import { spawn } from 'node:child_process';

/** A failure that is told in a sentence, without a stack. */
export class Failure extends Error {}

const windows = process.platform === 'win32';
const running = new Set();

/** Ends every command under way, and whatever those have started. */
export function endAll() {
  for (const { pid } of running) {
    try {
      process.kill(windows ? pid : -pid, 'SIGTERM');
    } catch {
      // It has just ended by itself.
    }
  }
}

/**
 * Runs a command to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, shell?: boolean }} [options]
 *   `quiet` keeps the output and returns it; otherwise it is shown as it comes.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd, env = process.env, quiet = false, shell = false } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    // A process group of its own, so that ending it reaches grandchildren too.
    const child = spawn(command, args, { cwd, env, stdio, shell, detached: !windows });
    running.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output: output.trim() });
    });
  });
}

/** Runs npm, the one that started us if there is one, and keeps its talk. */
export function runNpm(args, options) {
  const script = process.env.npm_execpath ?? '';
  return /npm-cli\.c?js$/.test(script)
    ? run(process.execPath, [script, ...args], { ...options, quiet: true })
    : run('npm', args, { ...options, quiet: true, shell: windows });
}

/** Runs the program of an installed package with the Node that runs us. */
export const runBin = (root, path, args, options) =>
  run(process.execPath, [`${root}/node_modules/${path}`, ...args], { cwd: root, ...options });
