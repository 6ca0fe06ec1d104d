import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './root.mjs';

/**
 * @typedef {object} Results
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures the file, title and first lines of each test that failed.
 */

const readReport = (path) => JSON.parse(readFileSync(path, 'utf8'));

const describe = (what, messages) =>
  stripVTControlCharacters([what, ...messages.join('\n').split('\n').slice(0, 4)].join('\n  '));

/** A file that cannot be loaded has a message, and no test. */
function* vitestFailures({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((each) => each.status === 'failed');
  for (const { fullName, failureMessages } of failed) {
    yield describe(`${file}: ${fullName}`, failureMessages);
  }
  if (status === 'failed' && failed.length === 0) yield describe(file, [message]);
}

/** @returns {Results} of a report of Vitest. */
export function readVitest(path) {
  const { testResults, ...counts } = readReport(path);
  const failures = testResults.flatMap((file) => [...vitestFailures(file)]);
  return {
    passed: counts.numPassedTests,
    failed: failures.length,
    skipped: counts.numPendingTests + counts.numTodoTests,
    failures,
  };
}

function* playwrightFailures({ file, specs = [], suites = [] }) {
  for (const { title, tests, ok } of specs) {
    const results = tests.flatMap((test) => test.results);
    if (!ok)
      yield describe(
        `${file}: ${title}`,
        results.map(({ error }) => error?.message ?? ''),
      );
  }
  for (const suite of suites) yield* playwrightFailures(suite);
}

/** @returns {Results} of a report of Playwright. */
export function readPlaywright(path) {
  const { suites, errors, stats } = readReport(path);
  const failures = suites.flatMap((suite) => [...playwrightFailures(suite)]);
  failures.push(...errors.map(({ message }) => describe('', [message])));
  return {
    passed: stats.expected + stats.flaky,
    failed: failures.length,
    skipped: stats.skipped,
    failures,
  };
}
