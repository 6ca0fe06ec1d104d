/** How often the outbox is drained, and how often it is tidied, in milliseconds. */
export const DRAIN_EVERY = 30_000;
export const UPKEEP_EVERY = 3_600_000;

/**
 * Runs both jobs at once and then at their intervals, until told to stop. The timers do not keep
 * the process alive.
 *
 * @returns stops the timers.
 */
export function startTimers(jobs: { drain: () => unknown; upkeep: () => unknown }): () => void {
  const timers = [setInterval(jobs.drain, DRAIN_EVERY), setInterval(jobs.upkeep, UPKEEP_EVERY)];
  timers.forEach((timer) => timer.unref());
  jobs.drain();
  jobs.upkeep();
  return () => timers.forEach(clearInterval);
}
