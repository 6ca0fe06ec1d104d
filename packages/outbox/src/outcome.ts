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
  /** The row waits for its time: to the millisecond, and it counts as open from then on. */
  isExact?: boolean;
  /** Owner's addresses that the mail server refused while it took the mail for others. */
  refused?: { count: number; code: string };
}

/** The code of a row that a mail server has accepted. */
export const MAILED = 'smtp-250';

/** The code of a row that waits because enough mails were sent in this hour. */
export const MAIL_LIMIT = 'mail-limit';

/** The code of a row that waits because client addresses that send many had half of the mails. */
export const MAIL_SHARE = 'mail-share';

/** The code of a row that waits for its time. */
export const EARLY = 'early';

/** Codes of rows without a receiver: none is set, or the settings keep them in the store. */
export const UNSET = 'unset';
export const STORE_ONLY = 'store-only';

/** The stored text is damaged. */
export const UNREADABLE: Outcome = { verdict: 'hold', code: 'unreadable', isUnsent: true };

/** Whether the receiver has answered an attempt with this code. */
export const wasAnswered = (code: string | null): boolean =>
  /^(status-|smtp-|script-|login-page$|redirect$)/.test(code ?? '');
