import { types } from 'node:util';
import { errorCode, toCode } from './error-code';
import { type Log, type LogFields, log } from './log';

function fieldsOf(values: unknown[]): LogFields {
  const error = values.find(types.isNativeError) as
    (Error & { statusCode?: number; digest?: string }) | undefined;
  if (!error) return { code: 'message' };
  const { statusCode, digest } = error;
  return { code: statusCode ? `status-${statusCode}` : errorCode(error), id: digest };
}

const UNCAUGHT = /^(unhandledRejection|uncaughtException)\b/;

function eventOf(values: unknown[]): string {
  const words = values.map((part) => (typeof part === 'string' && UNCAUGHT.exec(part)?.[1]) || '');
  return toCode(words.find(Boolean) ?? '') ?? 'framework';
}

/**
 * Replaces console errors and warnings by log lines with a code and Next's digest: libraries quote
 * headers and bodies that they could not read. `npm run dev` shows the messages.
 */
export function redactFrameworkErrors(
  to: Log = log(),
  on: Pick<Console, 'warn' | 'error'> = console,
) {
  for (const level of ['warn', 'error'] as const) {
    on[level] = (...values: unknown[]) => to[level](eventOf(values), fieldsOf(values));
  }
}
