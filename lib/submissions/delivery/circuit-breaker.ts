const DOWN_AFTER_ROWS = 3;

const FIRST_PAUSE = 15_000;
const LONGEST_PAUSE = 60_000;

const TRIAL_TIMEOUT = 10_000;

/** From this number of attempts on, a row always waits until it is due. */
const MOST_EARLY_ATTEMPTS = 13;

/**
 * A circuit breaker for one target. It counts rows that failed, not failures, so that a single bad
 * row cannot open it.
 *
 * @param now milliseconds of a monotonic clock.
 */
export class CircuitBreaker {
  lastCode: string | null = null;
  private readonly failedIds = new Set<string>();
  private pauses = 0;
  private trialAt = 0;
  private isTrying = false;
  /** End of the last `Retry-After` of a 429. */
  private restUntil = 0;
  private earlyLimit = 0;
  private hasSucceeded = false;

  constructor(private readonly now: () => number) {}

  begin(): boolean {
    if (!this.canAttempt()) return false;
    if (this.isDown()) this.startTrial();
    return true;
  }

  canAttempt(): boolean {
    const now = this.now();
    return now >= this.restUntil && !(this.isDown() && now < this.trialAt);
  }

  cancel(): void {
    if (this.isTrying) this.trialAt = this.now();
    this.isTrying = false;
  }

  shouldProbe(): boolean {
    return this.failedIds.size > 0 && this.canAttempt() && this.now() >= this.trialAt;
  }

  recordProbe(isReachable: boolean): void {
    // When it is down, the next row is the trial.
    if (!isReachable || !this.isDown()) this.pause();
    if (isReachable) this.earlyLimit = Math.max(this.earlyLimit, MOST_EARLY_ATTEMPTS);
  }

  /** Also for a rejected row: the target works. */
  recordSuccess(): void {
    const wasDown = this.isDown();
    // A process that has just started does not know what the last one has seen.
    if (!this.hasSucceeded || this.failedIds.size > 0) {
      this.earlyLimit = wasDown ? Infinity : Math.max(this.earlyLimit, MOST_EARLY_ATTEMPTS);
    }
    this.hasSucceeded = true;
    this.failedIds.clear();
    this.pauses = this.trialAt = this.restUntil = 0;
    this.lastCode = null;
  }

  /** @param rest milliseconds without any request to the target. */
  recordFailure(id: string, code: string, rest = 0): void {
    this.failedIds.add(id);
    this.lastCode = code;
    this.restUntil = Math.max(this.restUntil, this.now() + rest);
    // Attempts that were under way together count as one failure.
    if (this.isTrying || this.now() >= this.trialAt) this.pause();
  }

  /** Rows with fewer attempts may be sent before they are due; once after each recovery. */
  takeEarlyLimit(): number {
    const limit = this.earlyLimit;
    this.earlyLimit = 0;
    return limit;
  }

  private isDown = () => this.failedIds.size >= DOWN_AFTER_ROWS;

  private startTrial() {
    this.isTrying = true;
    this.trialAt = this.now() + TRIAL_TIMEOUT;
  }

  private pause() {
    this.isTrying = false;
    this.trialAt = this.now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.pauses);
    this.pauses += 1;
  }
}
