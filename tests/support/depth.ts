/**
 * How deep tests look. `quick` (`npm test`): the tests that are not tagged `long`, with the quicker half of
 * the checks of conformance. `rest` (`npm run test:rest`): all that `quick` leaves out, which are the tests
 * tagged `long`, and those tagged `deep`, with all checks. Otherwise every test runs, with all checks.
 */
const depth = process.env.TEST_DEPTH;

export const isQuick = depth === 'quick';
export const isRest = depth === 'rest';

/** Expects a test that looks deeper in full to say so: `rest` would leave it out. */
export function expectDeep(tags: readonly string[]): void {
  const isNamed = tags.some((tag) => /^@?(deep|long)$/.test(tag));
  if (!isNamed)
    throw new Error('This test checks conformance: tag it "@deep" (in tests/parts "deep").');
}
