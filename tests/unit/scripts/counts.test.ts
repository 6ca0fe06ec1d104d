import { expect, test } from 'vitest';
import { lastLine, playwrightCounts, vitestCounts } from '@/scripts/steps/counts.mjs';

test('vitest: what is skipped has not passed, and a file that could not be read is one failure', () => {
  expect(
    vitestCounts({
      numTotalTests: 10,
      numPassedTests: 7,
      testResults: [
        { status: 'passed', assertionResults: [{}] },
        { status: 'failed', assertionResults: [{}, {}] },
        { status: 'failed', assertionResults: [] },
      ],
    }),
  ).toEqual({ passed: 7, failed: 4 });
});

test('playwright: skipped tests and errors outside of tests have failed, flaky ones have not', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
  expect(playwrightCounts({ stats, errors: [{}] })).toEqual({ passed: 6, failed: 3 });
});

test('the last line sums up', () => {
  expect(lastLine([])).toBe('0 passed, 0 failed');
  expect(
    lastLine([
      { passed: 1, failed: 0 },
      { passed: 41, failed: 2 },
    ]),
  ).toBe('42 passed, 2 failed');
});
