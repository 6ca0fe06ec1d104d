import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DAY } from '@/lib/time';

const NAME = /^scratch folder (?:(\d+) )?\w{6}$/;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes folders of runs that were killed: a day old, of this user, their process has ended. */
export function removeLeftFolders(now = Date.now()): void {
  for (const name of readdirSync(tmpdir())) {
    const found = NAME.exec(name);
    if (!found) continue;
    const path = join(tmpdir(), name);
    const { uid, mtimeMs = now } = statSync(path, { throwIfNoEntry: false }) ?? {};
    const isOld = mtimeMs < now - DAY && uid === process.getuid?.();
    const isUsed = found[1] && isRunning(Number(found[1]));
    if (isOld && !isUsed) rmSync(path, { recursive: true, force: true });
  }
}

let hasTidied = false;

/** An empty folder, with a space in its path; `remove` takes it away again. */
export function scratch() {
  if (!hasTidied) removeLeftFolders();
  hasTidied = true;
  const root = mkdtempSync(join(tmpdir(), `scratch folder ${process.pid} `));
  return {
    root,
    write(path: string, text: string | Buffer) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
