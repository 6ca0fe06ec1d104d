import fc from 'fast-check';

/** The same cases in every run, so that a change alone turns a test red; `SEED=7` draws others. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED ?? 16) });

/** Mutation tests check a property for each change of the code, with fewer cases. */
const maxRuns = Number(process.env.MAX_RUNS ?? Infinity);

const assert = ((property: never, { numRuns = 100, ...more }: { numRuns?: number } = {}) =>
  fc.assert(property, { ...more, numRuns: Math.min(numRuns, maxRuns) })) as typeof fc.assert;

export default { ...fc, assert };
