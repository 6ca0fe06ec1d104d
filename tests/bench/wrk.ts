import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** What wrk counted in one run. Times in milliseconds. */
export interface Served {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers that were no 2xx or 3xx, and connections that failed. */
  failed: number;
}

/** Runs a program of this machine to its end. @throws with how to get it, when it is not there. */
async function output(program: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout!.on('data', (chunk) => (text += chunk));
  try {
    await once(child, 'close');
  } catch {
    throw new Error(`This needs ${program}: apt install ${program}, or brew install ${program}.`);
  }
  return text;
}

const IN_MS = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** Reads what `wrk --latency` prints. @throws when it is not that. */
export function readWrk(text: string): Served {
  const find = (pattern: RegExp) => pattern.exec(text)?.slice(1) ?? [];
  const time = (percentile: number) => {
    const [value, unit] = find(
      new RegExp(String.raw`^\s+${percentile}%\s+([\d.]+)(us|ms|s|m)\s*$`, 'm'),
    );
    return Number(value) * IN_MS[unit as keyof typeof IN_MS];
  };
  const sum = (numbers: string[]) => numbers.reduce((all, number) => all + Number(number), 0);
  const errors = find(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  const served = {
    requests: Number(find(/^\s+(\d+) requests in/m)[0]),
    perSecond: Number(find(/^Requests\/sec:\s+([\d.]+)/m)[0]),
    p50: time(50),
    p99: time(99),
    failed: sum([...find(/Non-2xx or 3xx responses: (\d+)/), ...errors]),
  };
  if (Object.values(served).some(Number.isNaN))
    throw new Error(`wrk said something else:\n${text}`);
  return served;
}

/** Asks for one address over 50 connections for so many seconds. */
export const wrk = async (url: string, seconds: number, ...more: string[]) =>
  readWrk(
    await output('wrk', [
      '-t1',
      '-c50',
      '--timeout=10s',
      `-d${seconds}s`,
      '--latency',
      url,
      ...more,
    ]),
  );
