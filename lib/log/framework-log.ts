import { types } from 'node:util';
import { errorCode, toCode } from './error-code';
import { type Log, type LogFields, log } from './log';

/** The kind of failure that was written to the console, without its words. */
function fieldsOf(said: unknown[]): LogFields {
  const error = said.find(types.isNativeError) as
    (Error & { statusCode?: number; digest?: string }) | undefined;
  if (!error) return { code: 'message' };
  const { statusCode, digest } = error;
  return { code: statusCode ? `status-${statusCode}` : errorCode(error), id: digest };
}

/** How Next names errors that were not caught. */
const UNCAUGHT = /^(unhandledRejection|uncaughtException)\b/;

function eventOf(said: unknown[]): string {
  const words = said.map((part) => (typeof part === 'string' && UNCAUGHT.exec(part)?.[1]) || '');
  return toCode(words.find(Boolean) ?? '') ?? 'framework';
}

/**
 * Replaces the console's errors and warnings. Next and other libraries quote what they could not
 * read: a header, the first words of a body, the frames of a stack. The log gets the kind of failure
 * and Next's digest of it; `npm run dev` shows the words themselves.
 */
export function quietFramework(to: Log = log(), on: Pick<Console, 'warn' | 'error'> = console) {
  for (const level of ['warn', 'error'] as const) {
    on[level] = (...said: unknown[]) => to[level](eventOf(said), fieldsOf(said));
  }
}
