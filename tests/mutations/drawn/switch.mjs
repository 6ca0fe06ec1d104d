/**
 * Loaded before anything else in every process of Node that a measurement starts: tells an expression whether it is
 * changed, and notes for which test file it was reached. Inside of tests, `record.ts` does that.
 */
import { appendFileSync } from 'node:fs';

const { VITEST_MUTANT: mutant, VITEST_REACHED_BY: file, VITEST_REACHED_LOG: log } = process.env;
const reached = new Set();

if (!process.argv[1]?.includes('node_modules/vitest')) {
  globalThis.mutated = (id) => {
    if (log && !reached.has(id)) appendFileSync(log, `${file}\t${id}\n`);
    reached.add(id);
    return String(id) === mutant;
  };
}
