import { execFileSync, fork } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OutboxMethods } from './outbox-process';

const SCRIPT = fileURLToPath(new URL('outbox-process.ts', import.meta.url));

export type OutboxProcess = {
  [Name in keyof OutboxMethods]: (
    ...args: Parameters<OutboxMethods[Name]>
  ) => ReturnType<OutboxMethods[Name]>;
} & { pid: number; isRunning(): boolean; kill(): void };

/** Starts an outbox over a folder in a process of its own; resolves when it can be asked. */
export async function forkOutbox(
  { directory, uid }: Pick<ReturnType<typeof smallDisk>, 'directory' | 'uid'>,
  url: string,
): Promise<OutboxProcess> {
  const options = { execArgv: ['--import', 'tsx'], ...(uid !== undefined && { uid }) };
  const child = fork(SCRIPT, [directory, url], options);
  const waiting = new Map<number, (answer: unknown) => void>();
  let calls = 0;
  child.on('message', ({ id, answer }: { id: number; answer: unknown }) =>
    waiting.get(id)?.(answer),
  );
  await new Promise((resolve, reject) => {
    waiting.set(0, resolve);
    child.once('exit', reject);
  });
  const ask = (method: string) => (argument?: unknown) =>
    new Promise((resolve) => {
      waiting.set(++calls, resolve);
      child.send({ id: calls, method, argument });
    });
  const names = ['accept', 'health', 'texts', 'write', 'move', 'lines'];
  return {
    ...Object.fromEntries(names.map((name) => [name, ask(name)])),
    pid: child.pid,
    isRunning: () => child.connected,
    kill: () => void child.kill('SIGKILL'),
  } as unknown as OutboxProcess;
}

const run = (command: string, ...args: string[]) =>
  void execFileSync(command, args, { stdio: 'pipe' });

/** Sets a limit as the user of the process: root may lack the right to do it for another. */
const limit = (pid: number, size: string, uid?: number) =>
  void execFileSync('prlimit', ['--pid', String(pid), `--fsize=${size}`], {
    stdio: 'pipe',
    ...(uid !== undefined && { uid }),
  });

function canRun(command: string, ...args: string[]): boolean {
  try {
    run(command, ...args);
    return true;
  } catch {
    return false;
  }
}

/** The user "nobody": modes do not stop root. */
const NOBODY = 65_534;

/**
 * A disk of a few megabytes, where this machine lets us mount one. Where it does not, a folder, and
 * the limits are set in another way: a quota on the size of files, and modes. The tests check that
 * the limit was really hit.
 */
export function smallDisk(size = '3m') {
  const directory = mkdtempSync(join(tmpdir(), 'disk-'));
  const isMounted = canRun('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', directory);
  const filler = join(directory, 'filler');
  if (!isMounted) console.warn('No disk can be mounted here: a quota on files stands for it.');
  const uid = !isMounted && process.getuid?.() === 0 ? NOBODY : undefined;
  if (uid !== undefined) chownSync(directory, uid, uid);

  const allow = (isWritable: boolean) => {
    if (isMounted) run('mount', '-o', `remount,${isWritable ? 'rw' : 'ro'}`, directory);
    else run('chmod', '-R', isWritable ? 'u+w' : 'a-w', directory);
  };
  return {
    directory,
    isMounted,
    /** The user that has to write to it, where that is not this one. */
    uid,
    /** Fills it to the last byte, for this process. */
    fill(pid: number) {
      if (!isMounted) return limit(pid, '1:', uid);
      for (let size = 65_536; size > 256;) {
        try {
          writeFileSync(filler, Buffer.alloc(size, 1), { flag: 'a' });
        } catch {
          size /= 2;
        }
      }
    },
    empty(pid: number) {
      if (isMounted) rmSync(filler);
      else limit(pid, 'unlimited:', uid);
    },
    makeReadOnly: () => allow(false),
    makeWritable: () => allow(true),
    remove() {
      if (isMounted) run('umount', '-l', directory);
      else chmodSync(directory, 0o700);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
