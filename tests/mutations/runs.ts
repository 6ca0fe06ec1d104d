import { LIMIT_MS, type Mutation, parseTest } from './mutate.mjs';

const limits = { testTimeout: LIMIT_MS, expect: { poll: { timeout: LIMIT_MS } } };

/** One run of tests. `mutant` is the name of the expression that is left out, or empty. */
export interface Run {
  name: string;
  files: string[];
  provide: { mutant: string; titles: string[] };
  limits: Partial<typeof limits>;
}

declare module 'vitest' {
  interface ProvidedContext {
    mutant: string;
    titles: string[];
  }
}

/** @returns a run for each mutation, with the test that guards it, and `none` with all of these tests. */
export function runsOf(mutations: Mutation[], prefix: string): Run[] {
  const toRun = (mutant: string, guarded: Mutation[]): Run => {
    const tests = guarded.map(({ test }) => parseTest(test));
    return {
      name: mutant || 'none',
      files: [...new Set(tests.map(({ file }) => file))],
      provide: { mutant, titles: tests.map(({ title }) => title) },
      limits: mutant ? limits : {},
    };
  };
  return [
    toRun('', mutations),
    ...mutations.map((each, index) => toRun(`${prefix}${index}`, [each])),
  ];
}
