/**
 * Patches the console, to which Next prints errors whole. The log must hold no personal data, and the error of a message
 * that arrives damaged quotes its first words.
 */
import { types } from 'node:util';
import { replaceMethod } from '@/lib/log/replace-method';
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
    const redacted = (...values: unknown[]) => target[level](eventOf(values), fieldsOf(values));
    if (!replaceMethod(source, level, redacted)) {
      target.warn('framework-not-redacted', { code: level });
    }
  }
}
