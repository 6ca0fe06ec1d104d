export interface Outcome {
  /** `rejected`: the target refuses this row. `hold`: the owner must correct something first. */
  verdict: 'delivered' | 'retry' | 'rejected' | 'hold';
  code: string;
  /** The request may have arrived, although no complete response confirms it. */
  isUncertain?: boolean;
  isThrottled?: boolean;
  retryAfter?: number;
}

/** Whether the target sent a response. */
export function wasAnswered(code: string | null): boolean {
  return /^(status-|smtp-|script-|login-page$|redirect$)/.test(code ?? '');
}

export type SubmissionResult =
  | { status: 'success'; reference?: string }
  | {
      status: 'failed';
      /** `refused`: the target answered, but did not accept it. */
      reason: 'refused' | 'unreachable' | 'limited';
      /** Whether it is stored and will be retried. */
      kept: boolean;
      reference?: string;
      /** The form id to send with a retry of the same form. */
      id?: string;
    };

export type Failure = SubmissionResult & { status: 'failed' };
