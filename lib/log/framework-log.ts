import { types } from 'node:util';
import { errorCode } from './error-code';
import { type Log, type LogFields, log } from './log';

function fieldsOf(values: unknown[]): LogFields {
  const error = values.find(types.isNativeError) as
    (Error & { statusCode?: number; digest?: string }) | undefined;
  if (!error) return { code: 'message' };
  const { statusCode, digest } = error;
  return { code: statusCode ? `status-${statusCode}` : errorCode(error), id: digest };
}

function eventOf(values: unknown[]): string {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => /^unhandledRejection\b/.test(text))) return 'unhandled-rejection';
  if (texts.some((text) => /^uncaughtException\b/.test(text))) return 'uncaught-exception';
  return 'framework';
}

/** Libraries quote headers and bodies in messages, so only codes and Next's digests are logged. */
export function redactFrameworkErrors(
  target: Log = log,
  source: Pick<Console, 'warn' | 'error'> = console,
) {
  for (const level of ['warn', 'error'] as const) {
    source[level] = (...values: unknown[]) => target[level](eventOf(values), fieldsOf(values));
  }
}
