import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lastLine, playwrightCounts, vitestCounts } from '@/scripts/steps/counts.mjs';
import { root } from '@/scripts/steps/root.mjs';

test('vitest: what is skipped has not passed, and a file that could not be read is one failure', () => {
  const test = (status: string) => ({ status, fullName: `a sum ${status}` });
  expect(
    vitestCounts({
      numPassedTests: 7,
      testResults: [
        { name: join(root, 'tests/a.ts'), status: 'passed', assertionResults: [test('passed')] },
        {
          name: join(root, 'tests/b.ts'),
          status: 'failed',
          assertionResults: [test('failed'), test('pending'), test('passed')],
        },
        { name: join(root, 'tests/c.ts'), status: 'failed', assertionResults: [] },
      ],
    }),
  ).toEqual({
    passed: 7,
    failed: 3,
    failures: ['tests/b.ts › a sum failed', 'tests/b.ts › a sum pending', 'tests/c.ts'],
  });
});

test('playwright: skipped tests and errors outside of tests have failed, flaky ones have not', () => {
  const spec = (title: string, status: string) => ({
    file: 'a.spec.ts',
    line: 7,
    title,
    tests: [{ projectName: 'phone', status }],
  });
  expect(
    playwrightCounts({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 1 },
      errors: [{ message: 'No server\n  at …' }],
      suites: [
        {
          specs: [spec('one', 'unexpected'), spec('two', 'expected')],
          suites: [{ specs: [spec('three', 'skipped'), spec('four', 'flaky')] }],
        },
      ],
    }),
  ).toEqual({
    passed: 6,
    failed: 3,
    failures: [
      '[phone] a.spec.ts:7 › one',
      '[phone] a.spec.ts:7 › three (skipped)',
      '[phone] a.spec.ts:7 › four (passed at its second try)',
      'No server',
    ],
  });
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
