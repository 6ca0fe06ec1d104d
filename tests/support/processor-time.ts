import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS = 1e6;

/** Milliseconds on a processor of a process, all of its threads together. In nanoseconds, unlike `stat`. */
export function processorTime(pid: number | 'self' = 'self'): number {
  const tasks = `/proc/${pid}/task`;
  const times = readdirSync(tasks).map((task) => {
    try {
      return Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ', 1)[0]);
    } catch {
      // It has just ended.
      return 0;
    }
  });
  return times.reduce((sum, time) => sum + time, 0) / NANOSECONDS;
}

const ROUNDS = 25e6;
/** Of this work on the machine where the limits were set, while it did nothing else. */
const USUAL_MS = 25;

function work(): number {
  let state = 1;
  for (let round = 0; round < ROUNDS; round++) state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return state;
}

/** How much longer a processor takes here and now than where the limits were set; at least 1. */
export function slowness(): number {
  const before = processorTime();
  work();
  return Math.max(1, (processorTime() - before) / USUAL_MS);
}
