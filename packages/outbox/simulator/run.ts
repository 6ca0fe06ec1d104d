import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bundle } from './bundle.ts';
import { COUNTED, type Counted } from './history.ts';
import { type Plant } from './plants.ts';
import { type Batch, type BatchReport } from './worker.ts';

/** Histories that a worker is given at once. */
const BATCH = 500;

export interface SimulationOptions {
  /** Of the first history; those of the others follow. */
  seed: number;
  histories: number;
  plant?: Plant;
  workers?: number;
  isTraced?: boolean;
}

export interface Simulation {
  /** Histories until the first broken promise, with it; all where none was broken. */
  histories: number;
  seconds: number;
  counted: Counted;
  failure: (NonNullable<BatchReport['failure']> & { replay: string }) | undefined;
}

/** Runs histories in worker threads, until one breaks a promise of the outbox. */
export async function simulate({
  seed,
  histories,
  plant,
  workers = Math.min(2, availableParallelism()),
  isTraced = false,
}: SimulationOptions): Promise<Simulation> {
  const code = await bundle(plant);
  const start = performance.now();
  const counted = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted;
  const end = seed + histories;
  let next = seed;
  let failure: BatchReport['failure'];

  function runWorker(): Promise<void> {
    const worker = new Worker(code, { eval: true });
    return new Promise<void>((resolve, reject) => {
      const more = () => {
        if (next >= end || failure) return resolve();
        const count = Math.min(BATCH, end - next);
        worker.postMessage({ from: next, count, isTraced } satisfies Batch);
        next += count;
      };
      worker.on('error', reject);
      worker.on('message', (report: BatchReport) => {
        for (const name of COUNTED) counted[name] += report.counted[name];
        const isFirst = !failure || (report.failure && report.failure.seed < failure.seed);
        if (isFirst) failure = report.failure;
        more();
      });
      more();
    }).finally(() => worker.terminate());
  }

  const count = Math.min(workers, Math.ceil(histories / BATCH));
  await Promise.all(Array.from({ length: count }, runWorker));
  const planted = plant ? ` --plant "${plant.name}"` : '';
  return {
    histories: failure ? failure.seed - seed + 1 : histories,
    seconds: (performance.now() - start) / 1_000,
    counted,
    failure: failure && {
      ...failure,
      replay: `npm run simulate -- --seed ${failure.seed} --histories 1${planted}`,
    },
  };
}
