/** Passed and failed tests of a Vitest run, from its JSON report. A skipped test counts as failed. */
export function vitestCounts({ numTotalTests, numPassedTests, testResults }) {
  const unread = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unread.length };
}

/**
 * Passed and failed tests of a Playwright run, from its JSON report. One that passed when it was
 * tried again has passed; the report names it as flaky. A skipped test counts as failed.
 */
export function playwrightCounts({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected + flaky, failed: unexpected + skipped + errors.length };
}

/** The last line of `npm test`. */
export const lastLine = (results) => {
  const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};
