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

/** Libraries quote headers and bodies in messages, so only codes and Next's digests are logged. */
export function redactFrameworkErrors(
  target: Log = log(),
  source: Pick<Console, 'warn' | 'error'> = console,
) {
  for (const level of ['warn', 'error'] as const) {
    source[level] = (...values: unknown[]) => target[level](eventOf(values), fieldsOf(values));
  }
}
