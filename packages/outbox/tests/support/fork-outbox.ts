import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { type OutboxMethods } from './outbox-process.ts';

const SCRIPT = fileURLToPath(new URL('outbox-process.ts', import.meta.url));
/** Without a text for so long, none is to come. A busy machine takes a few seconds for one. */
const QUIET_TIMEOUT = 45_000;
const METHODS = ['accept', 'health', 'texts', 'move'] as const;

export type OutboxProcess = OutboxMethods & {
  pid: number;
  isRunning(): boolean;
  kill(): Promise<unknown>;
};

/**
 * Starts an outbox in a process of its own, so that it can be killed or limited; resolves when it can
 * be called.
 */
export async function forkOutbox(directory: string, url: string): Promise<OutboxProcess> {
  const child = fork(SCRIPT, [directory, url], { execArgv: ['--import', 'tsx'] });
  const pending = new Map<number, (answer: unknown) => void>();
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) =>
    pending.get(id)?.(answer),
  );
  await new Promise((resolve, reject) => {
    pending.set(0, resolve);
    child.once('exit', reject);
  });
  let calls = 0;
  const call = (method: string) => (argument?: unknown) =>
    new Promise((resolve) => {
      pending.set(++calls, resolve);
      // A killed process answers nothing.
      child.send({ id: calls, method, argument }, () => {});
    });
  return {
    ...Object.fromEntries(METHODS.map((name) => [name, call(name)])),
    pid: child.pid,
    isRunning: () => child.connected,
    kill: () => (child.kill('SIGKILL'), once(child, 'exit')),
  } as unknown as OutboxProcess;
}

/** Lets several writers send notes without end; `texts` are those acknowledged so far. */
export function startWriters(outbox: OutboxProcess, count: number, prefix: string) {
  const texts: string[] = [];
  const arrivals = new EventEmitter();
  let lastAnswer = 'none';
  async function write(writer: number) {
    for (let n = 0; outbox.isRunning(); n++) {
      const text = `${prefix}-${writer}-${n} `.padEnd(300, 'x');
      lastAnswer = await outbox.accept(text);
      if (!/success|kept/.test(lastAnswer)) continue;
      texts.push(text);
      arrivals.emit('text');
    }
  }
  for (let writer = 0; writer < count; writer++) void write(writer);
  return {
    texts,
    /** Waits until so many are acknowledged. */
    async reach(total: number) {
      while (texts.length < total) {
        const signal = AbortSignal.timeout(QUIET_TIMEOUT);
        await once(arrivals, 'text', { signal }).catch(() => {
          throw new Error(
            `${prefix} should acknowledge ${total} texts. It has acknowledged ${texts.length}, and none for ${QUIET_TIMEOUT} ms. Its last answer: ${lastAnswer}`,
          );
        });
      }
    },
  };
}
