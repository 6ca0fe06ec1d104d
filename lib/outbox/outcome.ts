import { type Receiver } from './kinds';

export interface Outcome {
  /**
   * `rejected`: the receiver refuses this row, which is held after some refusals. `hold`: the owner
   * must correct something first.
   */
  verdict: 'delivered' | 'retry' | 'rejected' | 'hold';
  code: string;
  /** The request may have arrived, although no complete response confirms it. */
  isUncertain?: boolean;
  /** Nothing was sent: the receiver is paused, the text is damaged, or enough was mailed. */
  isUnsent?: boolean;
  /** Milliseconds. */
  retryAfter?: number;
  /** Owner's addresses that the mail server refused while it took the mail for others. */
  refused?: { count: number; code: string };
}

/** The code of a row that a mail server has accepted. */
export const MAILED = 'smtp-250';

/** The code of a row that waits because enough mails were sent in this hour. */
export const MAIL_LIMIT = 'mail-limit';

/** The code of a row that waits because its client address had half of the mails of this hour. */
export const MAIL_SHARE = 'mail-share';

/** Codes of rows without a receiver: none is set, or the settings keep them in the store. */
export const UNSET = 'unset';
export const STORE_ONLY = 'store-only';

export const wasAnswered = (code: string | null): boolean =>
  /^(status-|smtp-|script-|login-page$|redirect$)/.test(code ?? '');

export interface Success {
  status: 'success';
  reference?: string;
}

export interface Failure {
  status: 'failed';
  /** `refused`: the receiver answered, but did not accept it; or nothing stores it. */
  reason: 'refused' | 'unreachable' | 'limited';
  /** The submission is stored and will be sent. */
  kept: boolean;
  reference?: string;
  /** The id of the form to send it with again. */
  id?: string;
}

export type SubmissionResult = Success | Failure;

export const SUCCESS: SubmissionResult = { status: 'success' };

export const failed = (reason: Failure['reason'], kept: boolean): Failure => ({
  status: 'failed',
  reason,
  kept,
});

/** Maps the code of an undelivered row to a result. Any response of a script is a success. */
export function toResult(code: string | null, receiver: Receiver | undefined): SubmissionResult {
  if (code === MAIL_LIMIT || code === MAIL_SHARE) return SUCCESS;
  const isAnswered = wasAnswered(code);
  if (isAnswered && receiver?.type === 'script') return SUCCESS;
  return failed(isAnswered ? 'refused' : 'unreachable', true);
}
