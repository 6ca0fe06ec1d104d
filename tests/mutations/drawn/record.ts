import { afterEach, beforeEach, expect, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The mutation that is switched on, or -1 where it is noted which ones a test reaches. */
    drawn: number;
  }
  interface TaskMeta {
    reached?: number[];
  }
}

/** Far more than any test needs: a changed condition may never end a loop. */
const MOST_CALLS = 20_000_000;

const mutant = inject('drawn');
const reached = new Set<number>();
let calls = 0;

const takeReached = () => {
  const ids = [...reached];
  reached.clear();
  return ids;
};

Object.assign(globalThis, {
  mutated(id: number) {
    if (mutant === -1) reached.add(id);
    else if (id === mutant && ++calls > MOST_CALLS) throw new Error('A loop without an end.');
    return id === mutant;
  },
});

const isBrowser = '__vitest_browser_runner__' in globalThis;
/** For the processes that tests start. `new-modules.ts` keeps settings with such names. */
const passOn = () =>
  isBrowser ||
  Object.assign(process.env, {
    VITEST_MUTANT: String(mutant),
    VITEST_REACHED_BY: expect.getState().testPath,
  });
passOn();
// A file that shares a process with others reaches what its modules do when they are loaded, too.
if (!isBrowser) vi.resetModules();

// What modules and `beforeAll` reach belongs to all tests of the file.
beforeEach(({ task }) => {
  passOn();
  (task.file.meta.reached ??= []).push(...takeReached());
});

afterEach(({ task }) => {
  const meta = task.concurrent ? task.file.meta : task.meta;
  (meta.reached ??= []).push(...takeReached());
});
