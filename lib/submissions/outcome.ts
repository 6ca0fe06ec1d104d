/** The outcome of one attempt. */
export interface Outcome {
  /**
   * `retry`: a later attempt may succeed. `refused`: the receiver rejected this row. `hold`:
   * nothing can be delivered until the owner corrects something.
   */
  verdict: 'delivered' | 'retry' | 'refused' | 'hold';
  /** Such as `status-503` or `timeout`; fit for a log line. */
  code: string;
  /** Whether a response came at all. */
  answered: boolean;
  /** Whether it may have arrived without our knowing. */
  doubtful?: boolean;
  /** The receiver has too much to do (429, 503). */
  crowded?: boolean;
  /** How long the receiver asked us to wait, in milliseconds. */
  retryAfter?: number;
}

/** Codes of errors that come before a byte of the request has left. */
const NEVER_LEFT = new Set([
  'econnrefused',
  'enotfound',
  'eai-again',
  'enetunreach',
  'ehostunreach',
  'und-err-connect-timeout',
]);

/**
 * The outcome of a request that failed without a response. Only the error's code is read: messages
 * carry the address.
 */
export function failedRequest(error: unknown): Outcome {
  const code = networkCode(error);
  const doubtful = !NEVER_LEFT.has(code) && !/cert|tls|ssl|self-signed/.test(code);
  return { verdict: 'retry', code, answered: false, doubtful };
}

function networkCode(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as {
    name?: unknown;
    code?: unknown;
    cause?: unknown;
  };
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  if (typeof code === 'string' && /^[A-Z][A-Z_]{2,39}$/.test(code)) {
    return code.toLowerCase().replaceAll('_', '-');
  }
  return cause === undefined || cause === null ? 'network' : networkCode(cause);
}

/** Whether the attempt that left this code had a response. */
export function wasAnswered(code: string | null): boolean {
  return code !== null && /^(status-|script-|login-page$|redirect$)/.test(code);
}
