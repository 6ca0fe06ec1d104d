import { parentPort } from 'node:worker_threads';
import { COUNTED, type Counted, History } from './history.ts';

export interface Batch {
  /** The seed of the first history; those of the others follow. */
  from: number;
  count: number;
  isTraced: boolean;
}

export interface BatchReport {
  counted: Counted;
  failure: { seed: number; broken: string; trace: string[] } | undefined;
}

/** Histories that share the turns of the event loop, each of which costs more than most events. */
const LANES = 16;

// Stacks are written for nobody, and cost more than all else.
Error.stackTraceLimit = 0;

let rejected: string | undefined;
process.on('unhandledRejection', (error) => (rejected = String(error)));

async function runBatch({ from, count, isTraced }: Batch): Promise<BatchReport> {
  const counted = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted;
  let failure: BatchReport['failure'];
  let next = from;
  async function lane() {
    while (next < from + count) {
      const seed = next++;
      const history = new History(seed, { isTraced });
      const kept = await history.run();
      // With several at once nobody knows whose it is.
      const broken = kept ?? (count === 1 && rejected ? `nobody handles: ${rejected}` : undefined);
      for (const name of COUNTED) counted[name] += history.counted[name];
      const isFirst = !failure || seed < failure.seed;
      if (broken && isFirst) failure = { seed, broken, trace: history.world.trace };
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane));
  if (!failure && rejected) {
    failure = { seed: from, broken: `nobody handles: ${rejected}`, trace: [] };
  }
  return { counted, failure };
}

parentPort!.on('message', (batch: Batch) => {
  void runBatch(batch).then((report) => parentPort!.postMessage(report));
});
