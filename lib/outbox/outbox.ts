import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { errorFields } from '@/lib/log/error-frames';
import { MINUTE, SECOND } from '@/lib/time';
import { Acceptance, type Entry } from './accept';
import { Delivery, type Report } from './deliver';
import { createDirectAccept } from './direct';
import { type Kind } from './kinds';
import { type Limits, RateLimit } from './limits';
import { type SubmissionResult } from './outcome';
import { SEND_TIMEOUT } from './send';
import { type Context, type Store } from './store';
import { createUpkeep, type Health, type OwnerOptions, readHealth } from './upkeep';

export interface Outbox {
  /** Missing on a host that cannot store. */
  readonly store: Store | undefined;
  accept<K extends Kind>(entry: Entry<K>): Promise<SubmissionResult>;
  /** @param ms milliseconds in which an attempt may begin. */
  deliver(ms?: number): Promise<Report>;
  /** Mails the owner, erases and removes rows by age, and calls `PING_URL`. */
  upkeep(): Promise<void>;
  readHealth(): Promise<Health>;
  start(): void;
  /** Stops the timer. Still accepts submissions. Resolves when running passes have ended. */
  stopDelivering(): Promise<void>;
  stop(ms?: number): Promise<void>;
}

export type OutboxOptions = Pick<Context, 'receivers' | 'log'> &
  Partial<Context> & { limits?: Limits; owner?: OwnerOptions };

const TICK = 30 * SECOND;
/** While no row is open. Firestore bills each read. */
const PASS_INTERVAL = 15 * MINUTE;
export const STOP_TIMEOUT = 9_500;

export function createOutbox({ limits, owner = {}, ...options }: OutboxOptions): Outbox {
  const context = {
    storeOnly: [],
    now: Date.now,
    random: Math.random,
    sendTimeout: SEND_TIMEOUT,
    ...options,
  };
  const { store, log, now } = context;
  const rateLimit = new RateLimit(limits);
  if (!store) {
    return {
      store: undefined,
      accept: createDirectAccept(context, rateLimit),
      deliver: async () => ({ attempts: 0, delivered: 0 }),
      upkeep: async () => {},
      readHealth: () => readHealth(context),
      start: () => {},
      stopDelivering: async () => {},
      stop: async () => {},
    };
  }

  const stored: Context = { ...context, store };
  const delivery = new Delivery(stored);
  const acceptance = new Acceptance(stored, delivery, rateLimit);
  const upkeep = createUpkeep(stored, owner);
  const running = new Set<Promise<unknown>>();
  let hasOpenRows = true;
  let passedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function track<Value>(work: Promise<Value>): Promise<Value> {
    running.add(work);
    const forget = () => running.delete(work);
    work.then(forget, forget);
    return work;
  }

  async function pass(): Promise<void> {
    const isDue = performance.now() - passedAt >= PASS_INTERVAL;
    if (!isDue && !hasOpenRows) return;
    hasOpenRows = false;
    await outbox.deliver();
    if (isDue) {
      passedAt = performance.now();
      await outbox.upkeep();
    }
    const open = store!.count(now()).then((counts) => counts.open);
    if ((await open.catch(() => Infinity)) > 0) hasOpenRows = true;
  }

  let ticking: Promise<void> | undefined;
  const tick = () => {
    ticking ??= pass().finally(() => (ticking = undefined));
  };

  const outbox: Outbox = {
    store,
    accept: (entry) => track(acceptance.accept(entry)).finally(() => (hasOpenRows = true)),
    deliver: (ms) => track(delivery.deliver(ms)),
    upkeep: () => track(upkeep()),
    readHealth: () => readHealth(stored),
    start() {
      if (timer) return;
      tick();
      timer = setInterval(tick, TICK).unref();
    },
    stopDelivering() {
      clearInterval(timer);
      return delivery.stop();
    },
    async stop(ms = STOP_TIMEOUT) {
      try {
        await waitAtMost(Promise.all([outbox.stopDelivering(), ...running]), ms);
      } catch (error) {
        log.warn('shutdown-cut-off', { count: running.size, code: errorCode(error) });
      }
      await store.close().catch((error: unknown) => {
        log.error('store-not-closed', errorFields(error));
      });
    },
  };
  return outbox;
}
