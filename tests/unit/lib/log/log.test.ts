import { expect, it } from 'vitest';
import { createLog, type LogFields } from '@/lib/log/log';
import { errorCode } from '@/lib/log/error-code';
import { redactFrameworkErrors } from '@/lib/log/framework-log';
import { captureLog } from '@/tests/support/outbox';

function capture(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog({ write: (line: string) => void lines.push(line) }));
  return lines;
}

it('log: writes one JSON object a line', () => {
  const fields = { id: '0123456789ab', code: 'status-200', ms: 12 };
  const lines = capture((log) => {
    log.info('submission-delivered', fields);
    log.error('outbox-upkeep-failed');
  });
  expect(lines.every((line) => line.endsWith('}\n'))).toBe(true);
  const time = expect.stringMatching(/^\d{4}-.*Z$/) as string;
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { level: 'info', time, ...fields, event: 'submission-delivered' },
    { level: 'error', time, event: 'outbox-upkeep-failed' },
  ]);
});

it.each([
  { id: 'asha@example.in' },
  { code: 'connect ECONNREFUSED 10.0.0.1:443' },
  { receiver: 'https://script.google.com/x' },
  { code: '9876543210' },
  { kind: 'Asha' },
  { code: {} as unknown as string },
] satisfies LogFields[])('log: withholds %j', (fields) => {
  const [line] = capture((log) => log.warn('something', fields));
  expect(JSON.parse(line!)).toHaveProperty(Object.keys(fields), 'withheld');
});

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('asha@example.in', { cause }), { code });

it.each([
  [withCode('SQLITE_FULL'), 'sqlite-full'],
  [withCode(14), 'error'],
  [new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }), 'econnrefused'],
  [new DOMException('asha@example.in', 'TimeoutError'), 'timeout-error'],
  [withCode('a sentence with asha@example.in'), 'error'],
  ['asha@example.in', 'unknown'],
  [null, 'unknown'],
])('errorCode: reads a code and never a message from %s', (error, code) => {
  expect(errorCode(error)).toBe(code);
});

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
