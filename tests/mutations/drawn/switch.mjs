/**
 * Loaded before anything else in every process of Node that a measurement starts: tells an expression whether it is
 * changed, and notes for which test file it was reached. Inside of tests, `record.ts` does that.
 */
import { appendFileSync } from 'node:fs';

const { VITEST_MUTANT: mutant, VITEST_REACHED_BY: file, VITEST_REACHED_LOG: log } = process.env;
const reached = new Set();

if (!process.argv[1]?.includes('node_modules/vitest')) {
  const note = (id) => {
    reached.add(id);
    try {
      appendFileSync(log, `${file}\t${id}\n`);
    } catch {
      // A test lets this process write no more.
    }
  };
  globalThis.mutated = (id) => {
    if (log && !reached.has(id)) note(id);
    return String(id) === mutant;
  };
}
