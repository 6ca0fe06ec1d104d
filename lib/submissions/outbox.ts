import { type Accept, createAccept } from './accept';
import { createDrain } from './drain';
import { type DrainBudget, type DrainReport } from './drain-pass';
import { createEngine, type EngineOptions } from './engine';
import { type Health, readHealth } from './health';
import { createRateLimit, type Limits } from './rate-limit';
import { type SubmissionStore } from './store';
import { startTimers } from './timer';
import { upkeep } from './upkeep';

export interface Outbox {
  readonly store: SubmissionStore;
  accept: Accept;
  drain(budget?: DrainBudget): Promise<DrainReport>;
  upkeep(): Promise<number>;
  health(): Promise<Health>;
  /** Drains now and every 30 seconds. */
  start(): void;
  /** Begins no attempt of its own any more, but still accepts; resolves when none is under way. */
  rest(): Promise<void>;
  /** Begins nothing more, lets what is under way come to its end (at most `ms`), closes the store. */
  stop(ms?: number): Promise<void>;
}

export type OutboxOptions = EngineOptions & { limits?: Limits };

/** What an attempt and writing it down may take, with a little to spare. */
const STOP_PATIENCE = 12_000;

/** The outbox of one process: what is put in is kept until it has arrived. */
export function createOutbox({ limits, ...options }: OutboxOptions): Outbox {
  const engine = createEngine(options);
  const { store, log, now } = engine;
  const mayPass = createRateLimit({ store, log, now, ...(limits && { limits }) });
  const { accept, idle } = createAccept(engine, mayPass);
  const { drain, stop } = createDrain(engine);
  const tidy = () => upkeep(engine);
  let stopTimers: (() => void) | undefined;
  const rest = () => {
    stopTimers?.();
    return stop();
  };

  return {
    store,
    accept,
    drain,
    upkeep: tidy,
    health: () => readHealth(engine),
    start() {
      stopTimers ??= startTimers({ drain: () => drain(), upkeep: tidy });
    },
    rest,
    async stop(ms = STOP_PATIENCE) {
      await Promise.race([
        Promise.all([rest(), idle(ms)]),
        new Promise((resolve) => setTimeout(resolve, ms).unref()),
      ]);
      await store.close().catch(() => {});
    },
  };
}
