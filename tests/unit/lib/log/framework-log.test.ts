import { expect, it } from 'vitest';
import { redactFrameworkErrors } from '@/lib/log/framework-log';
import { captureLog } from '@/tests/support/outbox';

const CANARY = 'asha.canary@example.in';

function written(say: (console: Pick<Console, 'warn' | 'error'>) => void) {
  const { lines, log } = captureLog();
  const quiet = { warn: () => {}, error: () => {} };
  redactFrameworkErrors(log, quiet);
  say(quiet);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it.each([
  ['a failure', new TypeError(CANARY), { code: 'type-error' }],
  ['its status', Object.assign(new Error(CANARY), { statusCode: 413 }), { code: 'status-413' }],
  ['its code', Object.assign(new Error(CANARY), { code: 'ERR_INVALID_URL', input: CANARY }), {}],
  ['its digest', Object.assign(new Error(CANARY), { digest: '220156665' }), { id: '220156665' }],
  ['a code that is none', Object.assign(new Error(CANARY), { code: CANARY }), {}],
  ['a sentence', `Failed to read ${CANARY}`, { code: 'message' }],
  ['anything', { toString: (): string => CANARY, [CANARY]: CANARY }, { code: 'message' }],
])('framework log: %s is one line that quotes nothing', (_what, said, fields) => {
  const lines = written((quiet) => quiet.error('⨯', said));
  expect(lines).toMatchObject([{ level: 'error', event: 'framework', ...fields }]);
  expect(JSON.stringify(lines)).not.toMatch(/canary|stack|framework-log/);
});

it('framework log: a warning stays a warning', () => {
  const lines = written((quiet) => quiet.warn(new Error(CANARY)));
  expect(lines).toMatchObject([{ level: 'warn', event: 'framework', code: 'error' }]);
});

it('framework log: names an error that nobody caught', () => {
  const lines = written((quiet) => {
    quiet.error('⨯', 'unhandledRejection: ', new RangeError(CANARY));
    quiet.error('⨯', 'uncaughtException: ', CANARY);
  });
  expect(lines).toMatchObject([
    { event: 'unhandled-rejection', code: 'range-error' },
    { event: 'uncaught-exception', code: 'message' },
  ]);
});
