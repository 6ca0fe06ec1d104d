export interface Outcome {
  /**
   * `rejected`: the target refuses this row, which is held after some refusals. `hold`: the owner must
   * correct something first.
   */
  verdict: 'delivered' | 'retry' | 'rejected' | 'hold';
  code: string;
  /** The request may have arrived, although no complete response confirms it. */
  isUncertain?: boolean;
  isThrottled?: boolean;
  retryAfter?: number;
  /** Owner's addresses that the mail server refused while it took the mail for others. */
  refused?: { count: number; code: string };
}

/** The code of a row that a mail server has accepted. */
export const MAILED = 'smtp-250';

/** The code of a row that waits because enough mails were sent in this hour. */
export const MAIL_LIMIT = 'mail-limit';

export function wasAnswered(code: string | null): boolean {
  return /^(status-|smtp-|script-|login-page$|redirect$)/.test(code ?? '');
}

export type SubmissionResult =
  | { status: 'success'; reference?: string }
  | {
      status: 'failed';
      /** `refused`: the target answered, but did not accept it; or nothing stores it. */
      reason: 'refused' | 'unreachable' | 'limited';
      kept: boolean;
      reference?: string;
      id?: string;
    };

export type Failure = SubmissionResult & { status: 'failed' };
