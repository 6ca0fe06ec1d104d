import { MINUTE, SECOND } from '@/lib/time';

const DOWN_AFTER_ROWS = 3;
const FIRST_PAUSE = 15 * SECOND;
const LONGEST_PAUSE = MINUTE;
const TRIAL_TIMEOUT = 10 * SECOND;

/** Rows with this many attempts or more are sent early only after the circuit was open. */
const MAX_EARLY_ATTEMPTS = 13;

/**
 * Counts rows that failed, not failures, so that a single bad row cannot open it.
 *
 * @param now milliseconds of a monotonic clock.
 */
export class CircuitBreaker {
  lastCode: string | null = null;
  private readonly failedIds = new Set<string>();
  private pauseCount = 0;
  private trialAt = 0;
  private isTrialRunning = false;
  private throttledUntil = 0;
  private earlyLimit = 0;
  private hasSucceeded = false;

  constructor(private readonly now: () => number) {}

  begin(): boolean {
    if (!this.canAttempt()) return false;
    if (this.isDown()) this.beginTrial();
    return true;
  }

  canAttempt(): boolean {
    const now = this.now();
    return now >= this.throttledUntil && !(this.isDown() && now < this.trialAt);
  }

  cancel(): void {
    if (this.isTrialRunning) this.trialAt = this.now();
    this.isTrialRunning = false;
  }

  shouldProbe(): boolean {
    return this.failedIds.size > 0 && this.canAttempt() && this.now() >= this.trialAt;
  }

  recordProbe(isReachable: boolean): void {
    // While it is down and reachable, the next row is the trial: no pause.
    if (!isReachable || !this.isDown()) this.pause();
    if (isReachable) this.earlyLimit = Math.max(this.earlyLimit, MAX_EARLY_ATTEMPTS);
  }

  /** Call it for a rejected row too: the target works. */
  recordSuccess(): void {
    const wasDown = this.isDown();
    // After a restart, rows may still wait for an outage that an earlier process saw.
    if (!this.hasSucceeded || this.failedIds.size > 0) {
      this.earlyLimit = wasDown ? Infinity : Math.max(this.earlyLimit, MAX_EARLY_ATTEMPTS);
    }
    this.hasSucceeded = true;
    this.failedIds.clear();
    this.pauseCount = this.trialAt = this.throttledUntil = 0;
    this.lastCode = null;
  }

  recordFailure(id: string, code: string, pauseMs = 0): void {
    this.failedIds.add(id);
    this.lastCode = code;
    this.throttledUntil = Math.max(this.throttledUntil, this.now() + pauseMs);
    // Concurrent failures cause one pause.
    if (this.isTrialRunning || this.now() >= this.trialAt) this.pause();
  }

  /** Rows with fewer attempts may be sent early. Returns 0 until the next recovery. */
  takeEarlyLimit(): number {
    const limit = this.earlyLimit;
    this.earlyLimit = 0;
    return limit;
  }

  private isDown = () => this.failedIds.size >= DOWN_AFTER_ROWS;

  private beginTrial() {
    this.isTrialRunning = true;
    this.trialAt = this.now() + TRIAL_TIMEOUT;
  }

  private pause() {
    this.isTrialRunning = false;
    this.trialAt = this.now() + Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.pauseCount);
    this.pauseCount += 1;
  }
}
