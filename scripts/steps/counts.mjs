import { relative } from 'node:path';
import { root } from './root.mjs';

/**
 * Passed and failed tests of a Vitest run and the names of the failed, from its JSON report. A
 * skipped test counts as failed, a file that could not be read as one failed test.
 */
export function vitestCounts({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    if (status === 'failed' && assertionResults.length === 0) return [file];
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName }) => `${file} › ${fullName}`);
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

const NOTES = { unexpected: '', skipped: ' (skipped)', flaky: ' (passed at its second try)' };

const namesOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status in NOTES)
      .map((test) => `[${test.projectName}] ${file}:${line} › ${title}${NOTES[test.status]}`),
  ),
  ...suites.flatMap(namesOf),
];

/**
 * Passed and failed tests of a Playwright run and the names of the failed, from its JSON report. A
 * skipped test counts as failed. One that passed when it was tried again has passed, and is named.
 */
export function playwrightCounts({ stats, errors, suites }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected + skipped + errors.length,
    failures: [
      ...namesOf({ suites }),
      ...errors.map(({ message = 'an error outside of tests' }) => message.split('\n', 1)[0]),
    ],
  };
}

/** The last line of `npm test`. */
export const lastLine = (results) => {
  const sum = (key) => results.reduce((total, counts) => total + counts[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
};
