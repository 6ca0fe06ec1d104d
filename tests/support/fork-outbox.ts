import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type OutboxMethods } from './outbox-process';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

export type OutboxProcess = OutboxMethods & {
  pid: number;
  isRunning(): boolean;
  kill(): Promise<unknown>;
};

interface Options {
  directory: string;
  /** The user of the process, where it is not this one. */
  uid?: number;
  /** How far its wall clock is ahead until `setClock` is called, in milliseconds. */
  clockAhead?: number;
}

/** Starts an outbox in a process of its own; resolves when it can be called. */
export async function forkOutbox(
  { directory, uid, clockAhead = 0 }: Options,
  url: string,
): Promise<OutboxProcess> {
  const child = fork(file('outbox-process.ts'), [directory, url], {
    execArgv: ['--import', 'tsx', '--import', file('shift-clock.mjs')],
    env: { ...process.env, CLOCK_AHEAD_MS: String(clockAhead) },
    ...(uid !== undefined && { uid }),
  });
  const pending = new Map<number, (answer: unknown) => void>();
  let calls = 0;
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) =>
    pending.get(id)?.(answer),
  );
  await new Promise((resolve, reject) => {
    pending.set(0, resolve);
    child.once('exit', reject);
  });
  const call = (method: string) => (argument?: unknown) =>
    new Promise((resolve) => {
      pending.set(++calls, resolve);
      child.send({ id: calls, method, argument });
    });
  const methods = ['accept', 'drain', 'health', 'texts', 'write', 'move', 'setClock', 'lines'];
  return {
    ...Object.fromEntries(methods.map((name) => [name, call(name)])),
    pid: child.pid,
    isRunning: () => child.connected,
    kill: () => (child.kill('SIGKILL'), once(child, 'exit')),
  } as unknown as OutboxProcess;
}
