import { type Log } from '@/lib/log/log';
import { type SubmissionStore } from '../drivers/store';
import { type Kind, kindNames, type Targets } from '../model/kinds';
import { SEND_TIMEOUT } from './send';
import { TargetClock } from './target-clock';

export interface OutboxContext {
  readonly store: SubmissionStore;
  readonly targets: Targets;
  readonly clocks: Readonly<Record<Kind, TargetClock>>;
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
  const clocks = kindNames.map((kind) => [kind, new TargetClock(monotonic)]);
  return {
    now: Date.now,
    random: Math.random,
    sendTimeout: SEND_TIMEOUT,
    ...options,
    monotonic,
    clocks: Object.fromEntries(clocks) as Record<Kind, TargetClock>,
  };
}
