import { errorCode } from './error-code.ts';

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

/** The code of a row that was not composed in time. */
export const COMPOSE_LATE = 'compose-timeout';

/** The code of a row whose attempt did not begin soon after its lease. */
export const BEGUN_LATE = 'begun-late';

/** Codes of rows without a receiver: none is set, or the settings keep them in the store. */
export const UNSET = 'unset';
export const STORE_ONLY = 'store-only';

/** The stored text is damaged. */
export const UNREADABLE: Outcome = { verdict: 'hold', code: 'unreadable', isUnsent: true };

/** The receiver gave no answer within the time of an attempt. */
export const TIMED_OUT: Outcome = { verdict: 'retry', code: 'timeout', isUncertain: true };

/** The receiver's own code returned something else: it has to be corrected. */
export const NO_OUTCOME: Outcome = { verdict: 'hold', code: 'no-outcome', isUncertain: true };

const verdicts = new Set<unknown>([
  'delivered',
  'retry',
  'rejected',
  'hold',
] satisfies Outcome['verdict'][]);

export function isOutcome(value: unknown): value is Outcome {
  const { verdict, code } = (value ?? {}) as Partial<Outcome>;
  return verdicts.has(verdict) && typeof code === 'string';
}

/** Whether the receiver has answered an attempt with this code. */
export const wasAnswered = (code: string | null): boolean =>
  /^(status-|smtp-|script-|login-page$|redirect$)/.test(code ?? '');

const NEVER_SENT = new Set([
  'econnrefused',
  'enotfound',
  'eai-again',
  'enetunreach',
  'ehostunreach',
  'und-err-connect-timeout',
]);

const CODES: Partial<Record<string, string>> = {
  'timeout-error': 'timeout',
  'abort-error': 'timeout',
  'type-error': 'network',
  unknown: 'network',
};

/** What an attempt leaves that threw: it is tried again. */
export function readFailure(error: unknown): Outcome {
  const name = errorCode(error);
  const code = CODES[name] ?? name;
  const isUncertain = !NEVER_SENT.has(code) && !/cert|tls|ssl|self-signed/.test(code);
  return { verdict: 'retry', code, isUncertain };
}
