import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
export function smallDisk() {
  const directory = mkdtempSync(join(tmpdir(), 'disk-'));
  const isMounted = canRun('mount', '-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', directory);
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
