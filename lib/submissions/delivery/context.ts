import { type Log } from '@/lib/log/log';
import { type SubmissionStore } from '../drivers/store';
import { type Kind, kindNames, type Targets } from '../model/kinds';
import { SEND_TIMEOUT } from './send';
import { CircuitBreaker } from './circuit-breaker';

export interface OutboxContext {
  readonly store: SubmissionStore;
  readonly targets: Targets;
  readonly breakers: Readonly<Record<Kind, CircuitBreaker>>;
  readonly log: Log;
  readonly now: () => number;
  readonly monotonic: () => number;
  readonly random: () => number;
  readonly sendTimeout: number;
}

export type ContextOptions = Pick<OutboxContext, 'store' | 'targets' | 'log'> &
  Partial<Pick<OutboxContext, 'now' | 'monotonic' | 'random' | 'sendTimeout'>>;

export function createContext(options: ContextOptions): OutboxContext {
  const { monotonic = () => performance.now() } = options;
  const breakers = kindNames.map((kind) => [kind, new CircuitBreaker(monotonic)]);
  return {
    now: Date.now,
    random: Math.random,
    sendTimeout: SEND_TIMEOUT,
    ...options,
    monotonic,
    breakers: Object.fromEntries(breakers) as Record<Kind, CircuitBreaker>,
  };
}
