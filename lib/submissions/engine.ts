import { type Log } from '@/lib/log';
import { type Breaker, createBreaker } from './breaker';
import { SEND_TIMEOUT } from './send';
import { type SubmissionStore } from './store';
import { type Targets } from './targets';
import { type Kind } from './types';

/** What accepting and draining share. Clock and chance are handed in. */
export interface Engine {
  readonly store: SubmissionStore;
  readonly targets: Targets;
  readonly breakers: Readonly<Record<Kind, Breaker>>;
  readonly log: Log;
  readonly now: () => number;
  /** Milliseconds of a monotonic clock: setting the wall clock must not prolong a pause. */
  readonly monotonic: () => number;
  readonly random: () => number;
  /** Longest attempt, in milliseconds. */
  readonly sendTimeout: number;
}

export type EngineOptions = Pick<Engine, 'store' | 'targets' | 'log'> &
  Partial<Pick<Engine, 'now' | 'monotonic' | 'random' | 'sendTimeout'>>;

export function createEngine(options: EngineOptions): Engine {
  const { monotonic = () => performance.now() } = options;
  return {
    now: Date.now,
    random: Math.random,
    sendTimeout: SEND_TIMEOUT,
    ...options,
    monotonic,
    breakers: { contact: createBreaker(monotonic), profile: createBreaker(monotonic) },
  };
}
