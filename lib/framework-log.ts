import { types } from 'node:util';
import { type Log, type LogFields, log } from './log';

/** `TypeError` becomes `type-error`, `ERR_INVALID_URL` becomes `err-invalid-url`. */
const toCode = (name: string) =>
  name
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();

/** What kind of failure something written to the console was, without a word of it. */
function fieldsOf(said: unknown[]): LogFields {
  const error = said.find(types.isNativeError) as
    (Error & { statusCode?: number; code?: unknown; digest?: string }) | undefined;
  if (!error) return { code: 'message' };
  const { name, statusCode, code = name, digest } = error;
  return { code: statusCode ? `status-${statusCode}` : toCode(String(code)), id: digest };
}

/** Next's own words for what nobody caught. */
const UNCAUGHT = /^(unhandledRejection|uncaughtException)\b/;

function eventOf(said: unknown[]): string {
  const words = said.map((part) => (typeof part === 'string' && UNCAUGHT.exec(part)?.[1]) || '');
  return toCode(words.find(Boolean) ?? 'framework');
}

/**
 * Takes the place of the console's errors and warnings. Next, and every library, quotes what it
 * could not read: a header, the first words of a body, the frames of a stack. A log that is kept
 * gets the kind of failure and Next's digest of it; the words themselves stand where
 * `npm run dev` runs.
 */
export function quietFramework(to: Log = log(), on: Pick<Console, 'warn' | 'error'> = console) {
  for (const level of ['warn', 'error'] as const) {
    on[level] = (...said: unknown[]) => to[level](eventOf(said), fieldsOf(said));
  }
}
