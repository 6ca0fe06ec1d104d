import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure, isRunning } from './run.mjs';

/** A program of others does not say when it is ready. It is asked until it is, or ends. */
const ASK_INTERVAL = 50;
/** Nor that it waits for what never comes. Its processor time is looked at instead. */
const LOOK_INTERVAL = 5_000;
/** Together three minutes: a connection that nobody answers fails after two. */
const MOST_IDLE_LOOKS = 36;

const secondsOf = (time) => {
  const [, days = 0, hours = 0, minutes, seconds] = /^(?:(\d+)-)?(?:(\d+):)?(\d+):(\d+)/.exec(time);
  return ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds);
};

/** @returns {number | undefined} the seconds of processor time of a process and of all that it has started. */
function processorSeconds(pid) {
  const { status, stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,time='], {
    encoding: 'utf8',
  });
  if (status !== 0) return;
  const processes = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([id, parent, time]) => ({ id: Number(id), parent: Number(parent), time }));
  const sum = (parent) =>
    processes
      .filter((each) => each.parent === parent)
      .reduce((total, { id }) => total + sum(id), 0) +
    secondsOf(processes.find(({ id }) => id === parent)?.time ?? '0:0');
  return sum(pid);
}

/** Resolves when a program has done next to nothing for a long time; never where there is no `ps`. */
function whenIdle({ pid }, signal) {
  let used = processorSeconds(pid);
  let idle = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const now = processorSeconds(pid);
      idle = now !== used || now === undefined ? 0 : idle + 1;
      used = now;
      if (idle === MOST_IDLE_LOOKS) resolve();
    }, LOOK_INTERVAL);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}

/**
 * Waits until a program is ready, however long it takes.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => unknown | Promise<unknown>} isReady
 * @param {string} missing what has not come, such as "The emulator has not said that it is ready".
 * @returns {Promise<boolean>} false when the program has ended instead.
 * @throws {Failure} when it does nothing any more.
 */
export async function untilReady(child, isReady, missing) {
  const end = new AbortController();
  async function ask() {
    while (isRunning(child) && !end.signal.aborted) {
      if (await isReady()) return true;
      await wait(ASK_INTERVAL);
    }
    return false;
  }
  async function refuse() {
    await whenIdle(child, end.signal);
    throw new Failure(`${missing}, and the program that was started does nothing any more.`);
  }
  try {
    return await Promise.race([ask(), refuse()]);
  } finally {
    end.abort();
  }
}

/** Waits until a server that was started answers. @see untilReady */
export const untilAnswers = (child, url) =>
  untilReady(
    child,
    () => fetch(url, { method: 'HEAD' }).catch(() => undefined),
    `Nothing answers at ${url}`,
  );
