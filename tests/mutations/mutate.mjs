/**
 * Expressions with a timer, a deadline or a listener, and for each a test that must fail without it.
 *
 * @typedef {object} Mutation
 * @property {string} file
 * @property {string} code an expression that the file has once.
 * @property {string} [instead] what takes its place; `undefined` by default.
 * @property {string} test the file of the test; a part of its name after a colon.
 */

/** @returns a source in which the expression is left out where `globalThis.mutant` has this name. */
export function mutateSource(source, name, { file, code, instead = 'undefined' }) {
  const [before, after, ...more] = source.split(code);
  if (after === undefined || more.length > 0) {
    throw new Error(`tests/mutations: ${file} must have this once:\n${code}`);
  }
  return `${before}(globalThis.mutant === '${name}' ? ${instead} : ${code})${after}`;
}

/** A test without its expression often waits for what never comes: one step of it ends then. */
export const LIMIT_MS = 8_000;

/** @returns the file and the part of a title that a mutation names. */
export function parseTest(test) {
  const [file, ...title] = test.split(': ');
  return { file, title: title.join(': ') };
}
