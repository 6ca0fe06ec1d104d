import { waitAtMost } from '@/lib/deadline';
import { errorCode } from '@/lib/log/error-code';
import { HOUR, MINUTE } from '@/lib/time';
import { type ContextOptions, createContext, type Keep } from './delivery/context';
import { createDrain, type DrainBudget, type DrainReport } from './delivery/drain';
import { type SubmissionStore } from './drivers/store';
import { monitorWrites } from './drivers/write-monitor';
import { type Accept, createAccept } from './intake/accept';
import { createRateLimit, type Limits } from './intake/rate-limit';
import { createHealth, type Health } from './ops/health';
import { createRetention } from './ops/retention';
import { createWatch, type WatchOptions } from './notices/watch';

export interface Outbox {
  readonly store: SubmissionStore;
  readonly keep: Keep;
  accept: Accept;
  drain(budget?: DrainBudget): Promise<DrainReport>;
  applyRetention(): Promise<number>;
  readHealth(): Promise<Health>;
  /** Tells the owner what is new, and an outside watch that the site is alive. */
  notifyOwner(): Promise<void>;
  start(): void;
  /** Stops the timers. Still accepts submissions. Resolves when running passes have ended. */
  stopDraining(): Promise<void>;
  stop(ms?: number): Promise<void>;
}

export type OutboxOptions = ContextOptions & {
  limits?: Limits;
  watch?: WatchOptions;
};

const DRAIN_INTERVAL = 30_000;
/** An owner is told within two minutes. */
const NOTICE_INTERVAL = MINUTE;
const RETENTION_INTERVAL = HOUR;
export const STOP_TIMEOUT = 9_500;

export function createOutbox(options: OutboxOptions): Outbox {
  const { limits, watch, ...settings } = options;
  const { log, now = Date.now } = settings;
  const { store, isWritable } = monitorWrites(settings.store, log, now);
  const context = createContext({ ...settings, store });
  const { drain, stop: stopDrains } = createDrain(context);
  let timers: NodeJS.Timeout[] = [];

  const runningCalls = new Set<Promise<unknown>>();
  const track =
    <Args extends unknown[], Value>(work: (...args: Args) => Promise<Value>) =>
    (...args: Args) => {
      const call = work(...args);
      runningCalls.add(call);
      const forget = () => runningCalls.delete(call);
      call.then(forget, forget);
      return call;
    };

  const outbox: Outbox = {
    store,
    keep: context.keep,
    accept: track(createAccept(context, createRateLimit({ store, log, now, limits }))) as Accept,
    drain: track(drain),
    applyRetention: track(createRetention(context)),
    readHealth: createHealth(context, isWritable),
    notifyOwner: track(watch ? createWatch(context, watch) : async () => {}),
    start() {
      if (timers.length > 0) return;
      const startTimer = (job: () => unknown, ms: number) => setInterval(job, ms).unref();
      void outbox.drain();
      void outbox.applyRetention();
      timers = [
        startTimer(() => outbox.drain(), DRAIN_INTERVAL),
        startTimer(() => outbox.applyRetention(), RETENTION_INTERVAL),
        // Not at once: what waits for the first drain is no trouble.
        startTimer(() => outbox.notifyOwner(), NOTICE_INTERVAL),
      ];
    },
    stopDraining() {
      timers.forEach(clearInterval);
      return stopDrains();
    },
    async stop(ms = STOP_TIMEOUT) {
      try {
        await waitAtMost(Promise.all([outbox.stopDraining(), ...runningCalls]), ms);
      } catch (error) {
        log.warn('shutdown-cut-off', { count: runningCalls.size, code: errorCode(error) });
      }
      try {
        await store.close();
      } catch (error) {
        log.error('store-not-closed', { code: errorCode(error) });
      }
    },
  };
  return outbox;
}
