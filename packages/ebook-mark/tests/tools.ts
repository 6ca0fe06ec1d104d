import { execFileSync } from 'node:child_process';

/** Whether a program is installed; the tests check a file without it, too. */
export function toolFor(command: string, flag: string): boolean {
  try {
    execFileSync(command, [flag], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
