export interface Outcome {
  /**
   * `retry`: a later attempt may succeed. `rejected`: the target does not take this row. `hold`:
   * nothing can be delivered until the owner corrects something.
   */
  verdict: 'delivered' | 'retry' | 'rejected' | 'hold';
  code: string;
  answered: boolean;
  /** The request may have arrived, although no complete response says so. */
  isUncertain?: boolean;
  isThrottled?: boolean;
  retryAfter?: number;
}

/** Whether the attempt that left this code had a response. */
export function wasAnswered(code: string | null): boolean {
  return code !== null && /^(status-|script-|login-page$|redirect$)/.test(code);
}

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
