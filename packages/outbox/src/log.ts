import { errorCode } from './error-code.ts';

/** No field holds personal data. */
export interface LogFields {
  /** The first 12 digits of a row's id. */
  id?: string;
  kind?: string;
  receiver?: string;
  code?: string;
  state?: string;
  attempts?: number;
  count?: number;
  ms?: number;
  /** For its stack. Do not write its message: libraries quote what they were given. */
  error?: unknown;
}

type Level = 'info' | 'warn' | 'error';

export type Log = Record<Level, (event: string, fields?: LogFields) => void>;

export const silentLog: Log = { info() {}, warn() {}, error() {} };

/** Where an error was thrown; its message may hold lines that look like places. */
function placeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { stack = '', message } = error;
  const start = stack.indexOf(message);
  return start < 0 ? undefined : /\n {4}at (.+)/.exec(stack.slice(start + message.length))?.[1];
}

const writer =
  (level: Level) =>
  (event: string, { error, ...fields }: LogFields = {}) =>
    void process.stdout.write(
      `${JSON.stringify({ level, time: new Date(), ...fields, at: placeOf(error), event })}\n`,
    );

/** Writes one JSON object a line to standard output. */
export const jsonLog: Log = {
  info: writer('info'),
  warn: writer('warn'),
  error: writer('error'),
};

/** What is logged about an error that nobody expects. */
export const failureFields = (error: unknown) => ({ code: errorCode(error), error });

/** Logs a failure when its code is new; call it without a code when the failure has ended. */
export function logOnce(log: Log, event: string, receiver?: string) {
  let last: string | undefined;
  return (code?: string) => {
    if (code !== undefined && code !== last) log.warn(event, { receiver, code });
    last = code;
  };
}
