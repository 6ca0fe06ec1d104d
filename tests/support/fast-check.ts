import fc from 'fast-check';

/** Mutation tests check a property for each change of the code, with fewer cases. */
const MAX_RUNS = Number(process.env.MAX_RUNS ?? Infinity);
export const runs = (count: number) => Math.min(count, MAX_RUNS);

/** The same cases in every run, so that a change alone turns a test red; `SEED=7` draws others. */
fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: Number(process.env.SEED ?? 16),
  numRuns: runs(100),
});

export default fc;
