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
  /** Whether an attempt may begin now; after a pause it lets through one trial at a time. */
  enter(now: number): boolean;
  /** Whether nothing may be sent for a while. */
  isPaused(now: number): boolean;
  /** Whether the target as a whole counts as down. */
  isDown(): boolean;
  /** The target answered sensibly, whatever it said about the row. */
  success(): void;
  /** The target failed; `pause` is how long it asked us to stay away, in milliseconds. */
  failure(row: string, code: string, now: number, pause?: number): void;
  /** Whether the last failure is long enough ago to ask whether the target is back. */
  wantsProbe(now: number): boolean;
  /** It was asked. */
  probed(isReachable: boolean, now: number): void;
  /** After a recovery, once: rows with fewer attempts than this need not wait any longer. */
  takeRecovery(): number;
  /** What the last failure since the last success was. */
  lastCode(): string | null;
}

/**
 * Keeps a target that is down from being asked by everybody at once, and notices when it is back.
 * One bad row cannot close a target for the others: failures have to come from several rows.
 */
export function createBreaker(): Breaker {
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

  function pause(now: number) {
    pausedUntil = now + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** pauses);
    pauses += 1;
  }

  return {
    isDown,
    isPaused: (now) => now < pausedUntil,
    enter(now) {
      if (now < pausedUntil) return false;
      if (!isDown()) return true;
      if (now < trialUntil) return false;
      trialUntil = now + TRIAL;
      return true;
    },
    success() {
      if (!wasWell || failures > 0) recovery = isDown() ? Infinity : EARLY_ATTEMPTS;
      wasWell = true;
      lastCode = null;
      failures = pauses = pausedUntil = trialUntil = 0;
      rows.clear();
    },
    failure(row, code, now, asked = 0) {
      failures += 1;
      lastCode = code;
      rows.add(row);
      lastFailure = now;
      trialUntil = 0;
      if (isDown()) pause(now);
      pausedUntil = Math.max(pausedUntil, now + asked);
    },
    wantsProbe: (now) =>
      failures > 0 && now >= pausedUntil && (isDown() || now >= lastFailure + LONGEST_PAUSE),
    probed(isReachable, now) {
      if (isReachable) recovery = Math.max(recovery, EARLY_ATTEMPTS);
      else if (isDown()) pause(now);
      lastFailure = now;
    },
    takeRecovery() {
      const limit = recovery;
      recovery = 0;
      return limit;
    },
    lastCode: () => lastCode,
  };
}
