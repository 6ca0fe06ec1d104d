/** Makes small changes to the code of lib: a unit test should fail at each. See docs/mutations.md. */
const config = {
  mutate: ['submissions', 'account', 'payment', 'forms', 'vedic', 'maths', 'profile']
    .map((area) => `lib/${area}/**/*.ts`)
    .concat('lib/contact/actions.ts'),
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  ignoreStatic: true,
  testRunner: 'vitest',
  // Looking for the tests of a file takes longer than running them: `coverageAnalysis` knows them.
  vitest: { related: false },
  // Left out: tests of other processes, which do not see the changes, and take long.
  testFiles: ['tests/unit/lib/**/!(guarantees|full-disk).test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['.next', '.open-next', '.data', 'coverage', 'test-results', 'playwright-report'],
  tempDirName: 'coverage/mutations-sandbox',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: 'coverage/mutations.json' },
  htmlReporter: { fileName: 'coverage/mutations.html' },
  thresholds: { high: 95, low: 90, break: 90 },
};

export default config;
