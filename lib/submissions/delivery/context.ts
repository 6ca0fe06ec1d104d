import { type Log } from '@/lib/log/log';
import { DAY } from '@/lib/time';
import { type SubmissionStore } from '../drivers/store';
import { type Kind, kindNames, type Targets } from '../model/kinds';
import { STORED } from '../model/submission';
import { KEPT_AFTER_DELIVERY, UNSET } from '../model/transitions';
import { SEND_TIMEOUT } from './send';
import { CircuitBreaker } from './circuit-breaker';
import { MailLimit } from './mail-limit';

/** Milliseconds: how long the text of a delivered row is kept, and a row that cannot be delivered. */
export interface Keep {
  readonly delivered: number;
  readonly undelivered: number;
}

export interface OutboxContext {
  readonly store: SubmissionStore;
  readonly targets: Targets;
  /** Kinds that stay in the store on purpose. */
  readonly storeOnly: readonly Kind[];
  readonly breakers: Readonly<Record<Kind, CircuitBreaker>>;
  readonly mailLimit: MailLimit;
  readonly log: Log;
  readonly now: () => number;
  readonly monotonic: () => number;
  readonly random: () => number;
  readonly sendTimeout: number;
  readonly keep: Keep;
}

export type ContextOptions = Pick<OutboxContext, 'store' | 'targets' | 'log'> &
  Partial<
    Pick<OutboxContext, 'now' | 'monotonic' | 'random' | 'sendTimeout' | 'keep' | 'storeOnly'>
  >;

export function createContext(options: ContextOptions): OutboxContext {
  const { store, log, now = Date.now, monotonic = () => performance.now() } = options;
  const breakers = kindNames.map((kind) => [kind, new CircuitBreaker(monotonic)]);
  return {
    random: Math.random,
    sendTimeout: SEND_TIMEOUT,
    storeOnly: [],
    keep: { delivered: KEPT_AFTER_DELIVERY, undelivered: 90 * DAY },
    ...options,
    now,
    monotonic,
    mailLimit: new MailLimit(store, log, now),
    breakers: Object.fromEntries(breakers) as Record<Kind, CircuitBreaker>,
  };
}

export const codeWithoutTarget = ({ storeOnly }: OutboxContext, kind: Kind) =>
  storeOnly.includes(kind) ? STORED : UNSET;
