import { beforeEach, inject } from 'vitest';

Object.assign(globalThis, { mutant: inject('mutant') });

/** Leaves out the tests of a file that guard nothing in this run. */
beforeEach(({ task, skip }) => {
  if (!inject('titles').some((title) => task.fullTestName.includes(title))) skip();
});
