/**
 * How long the outbox waits for others, in milliseconds. When rows are sent again, leased, paused and
 * erased is in `row.ts`, `pauses.ts`, `limits.ts` and `outbox.ts`.
 */

/** One operation of the store. By default the SDK of Firestore retries for over a minute. */
export const STORE_TIMEOUT = 2_500;
/** Part of it: SQLite waits while another process writes. */
export const BUSY_TIMEOUT = 2_000;
/** A file into which another process writes just now is read again: SQLite does not say when that ends. */
export const REREAD_INTERVAL = 50;
/** In Firestore a claim is a transaction, which waits for others: it gets the time of so many. */
export const CLAIM_OPERATIONS = 4;

/**
 * From the lease of a row to the moment in which it is sent: a process that was frozen meanwhile does
 * not send it, since it may have been erased. Enough for storing and composing.
 */
export const BEGIN_TIMEOUT = 8_000;
/** Before an attempt: a receiver composes what it sends. */
export const COMPOSE_TIMEOUT = 5_000;
/** One attempt to send a row. */
export const SEND_TIMEOUT = 6_000;
/** After it a receiver has so long to say how its attempt ended; without that it may have arrived. */
export const LATE_TIMEOUT = 100;
/** Part of it: a script has run, and its answer is fetched. */
export const SCRIPT_ANSWER_TIMEOUT = 2_000;
/** Part of it: the store counts the mails of an hour. Without an answer the mail is sent. */
export const COUNT_TIMEOUT = 1_000;

/** What is left at least for storing the outcome of an attempt. */
export const OUTCOME_TIMEOUT = 200;
/** `accept()`: a submission is stored, composed and sent, and its outcome stored. */
export const ACCEPT_TIMEOUT = STORE_TIMEOUT + SEND_TIMEOUT + LATE_TIMEOUT + OUTCOME_TIMEOUT;
/** What a late operation of the store gets of it all the same. */
export const MIN_STORE_TIMEOUT = 50;
/** What a late attempt gets of it all the same. */
export const MIN_SEND_TIMEOUT = 500;
/** `stop()`: what runs ends, and outcomes are stored. Docker kills a process after 10 s. */
export const STOP_TIMEOUT = 9_500;

/** Upkeep: a mail to the owner. */
export const OWNER_MAIL_TIMEOUT = 8_000;
/** Upkeep: a call of the owner's monitor. */
export const PING_TIMEOUT = 3_000;
