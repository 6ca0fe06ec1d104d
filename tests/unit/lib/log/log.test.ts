import { expect, it, vi } from 'vitest';
import { errorCode } from '@sutra/outbox/error-code';
import { createLog, type LogFields } from '@/lib/log/log';
import { errorFrames } from '@/lib/log/error-frames';
import { redactFrameworkErrors } from '@/lib/log/framework-log';
import { readLog } from '@/tests/support/log-lines';
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

it('log: withholds what may be of a person', () => {
  for (const fields of [
    { id: 'asha@example.in' },
    { code: 'connect ECONNREFUSED 10.0.0.1:443' },
    { receiver: 'https://script.google.com/x' },
    { code: '9876543210' },
    { kind: 'Asha' },
    { code: {} as unknown as string },
  ] satisfies LogFields[]) {
    const [line] = capture((log) => log.warn('something', fields));
    expect
      .soft(JSON.parse(line!), JSON.stringify(fields))
      .toHaveProperty(Object.keys(fields), 'withheld');
  }
});

const withCode = (code: unknown, cause?: unknown) =>
  Object.assign(new Error('asha@example.in', { cause }), { code });

/** An error whose causes lead back to it. */
function inCircle(length: number) {
  const errors = Array.from({ length }, () => withCode(undefined));
  errors.forEach((error, n) => (error.cause = errors[(n + 1) % length]));
  return errors[0];
}

const failures = [
  [withCode('SQLITE_FULL'), 'sqlite-full'],
  [withCode(14), 'unavailable'],
  [withCode(7), 'permission-denied'],
  [withCode(8), 'resource-exhausted'],
  [withCode(9), 'failed-precondition'],
  [withCode(4), 'deadline-exceeded'],
  [withCode(0), 'error'],
  [withCode(99), 'error'],
  [withCode(undefined, withCode(undefined, withCode(16))), 'unauthenticated'],
  [new DOMException('asha@example.in', 'NotFoundError'), 'not-found-error'],
  [inCircle(1), 'error'],
  [inCircle(2), 'error'],
  [inCircle(20), 'error'],
  [new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }), 'econnrefused'],
  [new DOMException('asha@example.in', 'TimeoutError'), 'timeout-error'],
  [withCode('a sentence with asha@example.in'), 'error'],
  ['asha@example.in', 'unknown'],
  [null, 'unknown'],
] as const;

it('errorCode: reads a code and never a message', () => {
  for (const [error, code] of failures) {
    expect.soft(errorCode(error), code).toBe(code);
  }
});

it('log: writes 20 warnings a minute with one event and code, and how many more there were', () => {
  vi.useFakeTimers();
  const lines = capture((log) => {
    for (let n = 0; n < 100; n++) {
      log.warn('outbox-refused', { code: 'secret' });
      log.warn('outbox-refused', { code: 'method' });
      log.error('framework', { code: 'status-413' });
      log.error('submission-dead', { code: 'timeout' });
      log.info('submission-delivered', { code: 'status-200' });
    }
    vi.advanceTimersByTime(60_000);
    log.warn('outbox-refused', { code: 'secret' });
    vi.advanceTimersByTime(60_000);
  }).map((line) => JSON.parse(line) as Record<string, unknown>);
  const count = (event: string, code: string) =>
    lines.filter((line) => line.event === event && line.code === code).length;
  expect(count('outbox-refused', 'secret')).toBe(21);
  expect(count('outbox-refused', 'method')).toBe(20);
  expect(count('framework', 'status-413')).toBe(20);
  // Those that an owner must see are never left out.
  expect(count('submission-dead', 'timeout')).toBe(100);
  expect(count('submission-delivered', 'status-200')).toBe(100);
  expect(lines.filter(({ event }) => event === 'log-lines-left-out')).toMatchObject([
    { level: 'warn', kind: 'outbox-refused', code: 'secret', count: 80 },
    { level: 'warn', kind: 'outbox-refused', code: 'method', count: 80 },
    { level: 'error', kind: 'framework', code: 'status-413', count: 80 },
  ]);
  vi.useRealTimers();
});

it('log: a flood of different codes uses little memory', () => {
  vi.useFakeTimers();
  const lines = capture((log) => {
    for (let n = 0; n < 5_000; n++) log.warn('something', { code: `code-${n}` });
  });
  expect(lines.length).toBeLessThan(600);
  vi.useRealTimers();
});

const CANARY = 'asha.canary@example.in';

function written(say: (console: Pick<Console, 'warn' | 'error'>) => void) {
  const { lines, log } = captureLog();
  const quiet = { warn: () => {}, error: () => {} };
  redactFrameworkErrors(log, quiet);
  say(quiet);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it('framework log: an error is one line that quotes nothing', () => {
  for (const [what, said, fields] of [
    ['a failure', new TypeError(CANARY), { code: 'type-error' }],
    ['its status', Object.assign(new Error(CANARY), { statusCode: 413 }), { code: 'status-413' }],
    ['its code', Object.assign(new Error(CANARY), { code: 'ERR_INVALID_URL', input: CANARY }), {}],
    ['its digest', Object.assign(new Error(CANARY), { digest: '220156665' }), { id: '220156665' }],
    ['a code that is none', Object.assign(new Error(CANARY), { code: CANARY }), {}],
    ['a sentence', `Failed to read ${CANARY}`, { code: 'message' }],
    ['anything', { toString: (): string => CANARY, [CANARY]: CANARY }, { code: 'message' }],
  ] as const) {
    const lines = written((quiet) => quiet.error('⨯', said));
    expect.soft(lines, what).toMatchObject([{ level: 'error', event: 'framework', ...fields }]);
    expect.soft(JSON.stringify(lines), what).not.toMatch(/canary|stack|framework-log/);
  }
});

it.each([
  ['warn', { value: () => {}, writable: false }],
  ['error', { get: () => () => {}, set: () => {} }],
] as const)('framework log: says that it could not replace console.%s', (level, property) => {
  const { lines, log } = captureLog();
  const quiet = { warn: () => {}, error: () => {} };
  redactFrameworkErrors(log, Object.defineProperty(quiet, level, property));
  expect(readLog(lines)).toMatchObject([{ event: 'framework-not-redacted', code: level }]);
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

const here = 'tests/unit/lib/log/log.test.ts';

it('framework log: names the places of a crash in our files', () => {
  function failInside(): never {
    throw new TypeError(`${CANARY}\n    at canary (${process.cwd()}/lib/canary.ts:1:1)`);
  }
  let error: unknown;
  try {
    failInside();
  } catch (caught) {
    error = caught;
  }
  const [line] = written((quiet) => quiet.error('⨯', 'unhandledRejection: ', error));
  const frames = line!.frames as string[];
  expect(frames[0]).toMatch(new RegExp(`^failInside ${here}:\\d+:\\d+$`));
  expect(frames.length).toBeLessThanOrEqual(8);
  expect(JSON.stringify(line)).not.toMatch(/canary|withheld/);
  expect(JSON.stringify(frames)).not.toContain(process.cwd());
});

const root = process.cwd();

const stacks = [
  [`    at submit (${root}/lib/outbox/site.ts:78:9)`, ['submit lib/outbox/site.ts:78:9']],
  [`    at async ${root}/lib/outbox/site.ts:78:9`, ['lib/outbox/site.ts:78:9']],
  [`    at async Outbox.accept (file://${root}/lib/a.ts:1:2)`, ['Outbox.accept lib/a.ts:1:2']],
  [
    `    at x (${root}/.next/server/chunks/ssr/[root-of-the-server]__0a._.js:1:2345)`,
    ['x .next/server/chunks/ssr/[root-of-the-server]__0a._.js:1:2345'],
  ],
  [
    `    at r (${root}/node_modules/next/dist/a.js:1:2)\n    at s (${root}/node_modules/next/dist/b.js:1:2)\n    at t (${root}/node_modules/@auth/core/c.js:1:2)`,
    ['next', '@auth/core'],
  ],
  [`    at asha.canary@example.in (${root}/lib/a.ts:1:2)`, ['lib/a.ts:1:2']],
  [`    at Asha Canary (${root}/lib/a.ts:1:2)`, ['lib/a.ts:1:2']],
  [`    at x (/srv/asha/lib/a.ts:1:2)`, undefined],
  [`    at x (${root}/asha/canary.ts:1:2)`, undefined],
  [`    at x (${root}/lib/asha@canary.ts:1:2)`, undefined],
  [`    at eval (eval at asha (${root}/lib/a.ts:1:2), <anonymous>:1:1)`, undefined],
  [`    at node:internal/process/task_queues:95:5`, undefined],
  ['no frame at all', undefined],
] as const;

it('errorFrames: reads the places in files of the site and names of packages', () => {
  for (const [stack, frames] of stacks) {
    const error = new Error('message');
    error.stack = `Error: message\n${stack}`;
    expect.soft(errorFrames(error), stack).toEqual(frames);
    // A message that is not the one in the stack: no name can be trusted.
    error.message = 'another';
    expect
      .soft(JSON.stringify(errorFrames(error) ?? []), stack)
      .not.toMatch(/submit|accept|asha|Asha/);
  }
});

it('errorFrames: takes no frame from anything but an error', () => {
  for (const value of [null, CANARY, { stack: `    at x (${root}/lib/a.ts:1:2)` }]) {
    expect(errorFrames(value)).toBeUndefined();
  }
});

it('log: withholds what is no place', () => {
  const frames = [CANARY, 'failInside lib/a.ts:1:2', 'next', '@auth/core', 'two words of text'];
  const [line] = capture((log) => log.error('something', { frames }));
  expect(JSON.parse(line!)).toMatchObject({
    frames: ['withheld', 'failInside lib/a.ts:1:2', 'next', '@auth/core', 'withheld'],
  });
});
