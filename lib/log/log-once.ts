import { type Log } from './log';

/** Logs a failure when its code is new; call it without a code when the failure has ended. */
export function logOnce(log: Log, event: string, receiver?: string) {
  let last: string | undefined;
  return (code?: string) => {
    if (code !== undefined && code !== last) log.warn(event, { receiver, code });
    last = code;
  };
}
