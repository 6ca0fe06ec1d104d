import { types } from 'node:util';
import { errorFields } from './error-frames';
import { type Log, type LogFields, log } from './log';

function fieldsOf(values: unknown[]): LogFields {
  const error = values.find(types.isNativeError) as
    (Error & { statusCode?: number; digest?: string }) | undefined;
  if (!error) return { code: 'message' };
  const { statusCode, digest } = error;
  const { code, frames } = errorFields(error);
  return { code: statusCode ? `status-${statusCode}` : code, id: digest, frames };
}

function eventOf(values: unknown[]): string {
  const texts = values.filter((value) => typeof value === 'string');
  if (texts.some((text) => /^unhandledRejection\b/.test(text))) return 'unhandled-rejection';
  if (texts.some((text) => /^uncaughtException\b/.test(text))) return 'uncaught-exception';
  return 'framework';
}

/**
 * Libraries quote headers and bodies in messages, so only codes, places in our files and
 * Next's digests are logged.
 */
export function redactFrameworkErrors(
  target: Log = log,
  source: Pick<Console, 'warn' | 'error'> = console,
) {
  for (const level of ['warn', 'error'] as const) {
    source[level] = (...values: unknown[]) => target[level](eventOf(values), fieldsOf(values));
  }
}
