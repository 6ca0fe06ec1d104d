import { DAY } from './time';

/** How long an order keeps its UTR, after the report. */
export const KEEP_UTR = 90 * DAY;

/** How long a payment is known again after that, by an HMAC. */
export const KEEP_PAYMENT = 90 * DAY;

/** Reference and times of a submission, after it was delivered; the outbox erases its text earlier. */
export const KEEP_ROWS = 400 * DAY;

/** An account without a sign-in for so long is deleted, and its person is told before. */
export const IDLE_TIME = 3 * 365 * DAY;

/** How long before. */
export const IDLE_NOTICE = 30 * DAY;

/** When rules 3 and 8 to 15 of India's Digital Personal Data Protection Rules, 2025 begin to apply. */
export const DATA_RULES_DATE = '2027-05-13';
