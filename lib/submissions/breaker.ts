/** Failures in a row, and rows they must come from, before a target counts as down. */
const FAILURES = 5;
const ROWS = 3;

/** How long a target that is down is left alone: each time twice as long. */
const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 60_000;

/** How long a trial may take before another one may begin. */
const TRIAL = 10_000;

/** After this many attempts a row waits for its own time, unless its target as a whole was down. */
export const EARLY_ATTEMPTS = 13;

export interface Breaker {
  /**
   * Permits one attempt to begin now; after a pause, one trial at a time.
   *
   * @returns gives the permit back when no attempt is made after all; nothing when none may begin.
   */
  enter(): (() => void) | undefined;
  /** Whether nothing may be sent for a while. */
  isPaused(): boolean;
  /** Whether the target as a whole counts as down. */
  isDown(): boolean;
  /** The target answered sensibly, whatever it said about the row. */
  success(): void;
  /** The target failed; `pause` is how long it asked us to stay away, in milliseconds. */
  failure(row: string, code: string, pause?: number): void;
  /** Whether the last failure is long enough ago to ask whether the target is back. */
  wantsProbe(): boolean;
  /** It was asked. */
  probed(isReachable: boolean): void;
  /** After a recovery, once: rows with fewer attempts than this need not wait any longer. */
  takeRecovery(): number;
  /** What the last failure since the last success was. */
  lastCode(): string | null;
}

/**
 * Keeps a target that is down from being asked by everybody at once, and notices when it is back.
 * One bad row cannot close a target for the others: failures have to come from several rows.
 *
 * @param now milliseconds of a monotonic clock: a pause must not depend on when the time is set.
 */
export function createBreaker(now: () => number): Breaker {
  let failures = 0;
  let pauses = 0;
  let pausedUntil = 0;
  let trialUntil = 0;
  let lastFailure = 0;
  let lastCode: string | null = null;
  // A process that has just begun does not know what its forerunner saw.
  let wasWell = false;
  let recovery = 0;
  const rows = new Set<string>();

  const isDown = () => failures >= FAILURES && rows.size >= ROWS;

  function pause() {
    pausedUntil = now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pauses);
    pauses += 1;
  }

  return {
    isDown,
    isPaused: () => now() < pausedUntil,
    enter() {
      const at = now();
      if (at < pausedUntil) return undefined;
      if (!isDown()) return () => {};
      if (at < trialUntil) return undefined;
      const trial = (trialUntil = at + TRIAL);
      return () => {
        if (trialUntil === trial) trialUntil = 0;
      };
    },
    success() {
      if (!wasWell || failures > 0) recovery = isDown() ? Infinity : EARLY_ATTEMPTS;
      wasWell = true;
      lastCode = null;
      failures = pauses = pausedUntil = trialUntil = 0;
      rows.clear();
    },
    failure(row, code, asked = 0) {
      failures += 1;
      lastCode = code;
      rows.add(row);
      lastFailure = now();
      trialUntil = 0;
      if (isDown()) pause();
      pausedUntil = Math.max(pausedUntil, now() + asked);
    },
    wantsProbe: () =>
      failures > 0 && now() >= pausedUntil && (isDown() || now() >= lastFailure + LONGEST_PAUSE),
    probed(isReachable) {
      if (isReachable) recovery = Math.max(recovery, EARLY_ATTEMPTS);
      else if (isDown()) pause();
      lastFailure = now();
    },
    takeRecovery() {
      const limit = recovery;
      recovery = 0;
      return limit;
    },
    lastCode: () => lastCode,
  };
}
