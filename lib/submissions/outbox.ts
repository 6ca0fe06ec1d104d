import { errorCode } from '@/lib/error-code';
import { type Accept, createAccept } from './accept';
import { createDrain } from './drain';
import { type DrainBudget, type DrainReport } from './drain-pass';
import { createEngine, type EngineOptions } from './engine';
import { createHealth, type Health } from './health';
import { createRateLimit, type Limits } from './rate-limit';
import { type SubmissionStore } from './store';
import { startTimers } from './timer';
import { createUpkeep } from './upkeep';
import { watchWrites } from './watched-store';

export interface Outbox {
  readonly store: SubmissionStore;
  readonly keepUndelivered: number;
  accept: Accept;
  drain(budget?: DrainBudget): Promise<DrainReport>;
  upkeep(): Promise<number>;
  health(): Promise<Health>;
  /** Drains now and every 30 seconds. */
  start(): void;
  /** Stops draining, but still accepts; resolves when no attempt of a drain is under way. */
  rest(): Promise<void>;
  /**
   * Stops draining, waits at most `ms` for calls under way and closes the store. Logs how many
   * calls were cut off.
   */
  stop(ms?: number): Promise<void>;
}

export type OutboxOptions = EngineOptions & {
  limits?: Limits;
  /** How long rows are kept that were never delivered, in milliseconds. */
  keepUndelivered?: number;
};

const KEEP_UNDELIVERED = 90 * 24 * 3_600_000;

/** A little longer than accepting a submission may take, in milliseconds. */
const STOP_PATIENCE = 9_500;

/** Creates the outbox of one process: it keeps submissions until they are delivered. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { limits, keepUndelivered = KEEP_UNDELIVERED, ...settings } = options;
  const { log, now = Date.now } = settings;
  const { store, isWritable } = watchWrites(settings.store, log, now);
  const engine = createEngine({ ...settings, store });
  const mayPass = createRateLimit({ store, log, now, ...(limits && { limits }) });
  const accept = createAccept(engine, mayPass);
  const { drain, stop: stopDraining } = createDrain(engine);
  const upkeep = createUpkeep(engine, keepUndelivered);
  let stopTimers: (() => void) | undefined;
  const rest = () => {
    stopTimers?.();
    return stopDraining();
  };

  /** Calls under way; none of them ever rejects. */
  const underWay = new Set<Promise<unknown>>();
  const track =
    <Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) =>
    (...args: Args) => {
      const call = work(...args);
      underWay.add(call);
      void call.finally(() => underWay.delete(call));
      return call;
    };
  const tracked = { accept: track(accept) as Accept, drain: track(drain), upkeep: track(upkeep) };

  return {
    store,
    keepUndelivered,
    ...tracked,
    health: createHealth(engine, isWritable),
    start() {
      stopTimers ??= startTimers({ drain: () => tracked.drain(), upkeep: tracked.upkeep });
    },
    rest,
    async stop(ms = STOP_PATIENCE) {
      const end = Promise.all([rest(), ...underWay]).then(() => true);
      const timeout = new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref());
      if (!(await Promise.race([end, timeout]))) {
        log.warn('shutdown-cut-off', { count: underWay.size });
      }
      try {
        await store.close();
      } catch (error) {
        log.error('store-not-closed', { code: errorCode(error) });
      }
    },
  };
}
