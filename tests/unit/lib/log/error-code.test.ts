import { expect, it } from 'vitest';
import { errorCode } from '@/lib/log/error-code';

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
