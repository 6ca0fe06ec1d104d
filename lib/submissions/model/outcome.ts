/** The outcome of one attempt. */
export interface Outcome {
  /**
   * `retry`: a later attempt may succeed. `rejected`: the target does not take this row. `hold`:
   * nothing can be delivered until the owner corrects something.
   */
  verdict: 'delivered' | 'retry' | 'rejected' | 'hold';
  /** Such as `status-503` or `timeout`; fit for a log line. */
  code: string;
  /** Whether a response came at all. */
  answered: boolean;
  /** The request may have arrived, although no complete response says so. */
  isUncertain?: boolean;
  /** The target has too much to do (429, 503). */
  isThrottled?: boolean;
  /** `Retry-After`, in milliseconds. */
  retryAfter?: number;
}

/** Whether the attempt that left this code had a response. */
export function wasAnswered(code: string | null): boolean {
  return code !== null && /^(status-|script-|login-page$|redirect$)/.test(code);
}

/** What the sender of a form is told. */
export type SubmissionResult =
  | { status: 'success' }
  | {
      status: 'failed';
      /** `refused`: the target answered, but did not take it. `limited`: over a rate limit. */
      reason: 'refused' | 'unreachable' | 'limited';
      /** Whether it is stored, so that it is sent again without its sender. */
      kept: boolean;
      /** The form id with which the same form has to be sent again. */
      id?: string;
    };

export type Failure = SubmissionResult & { status: 'failed' };
