/**
 * How long the site waits for an answer, in milliseconds. What the browser waits for an account is in
 * `account/browser/deadlines.ts`, since a second script that imports this file would add to every page; the
 * outbox has `@sutra/outbox/timeouts`. `tests/unit/lib/deadlines.test.ts` adds up the steps of all three.
 * What waits for no server, such as a toast, is named where it is used.
 */

/** The browser then aborts a server action, because all later ones wait for it. */
export const ACTION_TIMEOUT = 20_000;

/** Part of the answer with Firebase's settings: the embedded emulator starts after the site. */
export const EMULATOR_TIMEOUT = 7_000;

/** Part of most requests of an account: store and Firebase, asked at once whether a session goes on. */
export const CHECK_TIMEOUT = 2_500;
/** Part of others: the store saves that a session ended, or that a profile is complete. */
export const SAVE_TIMEOUT = 2_500;

/** Part of signing in: Firebase and the store exchange an ID token for a user. */
export const EXCHANGE_TIMEOUT = 6_000;
/** Part of signing in: the store ends the session that this browser had before. */
export const EARLIER_SESSION_TIMEOUT = 1_000;
/** Part of signing in and of asking who is signed in, which go on without the orders. */
export const OWN_ORDERS_TIMEOUT = 1_500;

/** Part of an action: a payment is reported. */
export const REPORT_TIMEOUT = 5_000;
/** Part of an action, after two checks: an account is read, deleted or kept. */
export const ACCOUNT_TIMEOUT = 14_500;

/** One request to Firestore for users and orders. By default its SDK retries for over a minute. */
export const FIRESTORE_TIMEOUT = 5_000;
/** Part of composing a mail about an order: Firebase says whether the buyer's address is verified. */
export const BUYER_TIMEOUT = 2_500;
/** A mail to someone whose account is unused. */
export const IDLE_MAIL_TIMEOUT = 8_000;

/** Each of the questions of `/api/health`. */
export const HEALTH_TIMEOUT = 2_500;

/** After a response, attempts to send other rows begin for so long. */
export const AFTER_RESPONSE = 10_000;

/** The host of functions ends `/api/outbox` after 60 s: see `maxDuration` there. */
export const SCHEDULED_TOTAL = 57_000;
/** Of it from the beginning until no more rows are taken. The last ones are then still leased and sent. */
export const SCHEDULED_TAKE = 35_000;
/** Of it for upkeep, which comes first, or a backlog would keep the owner from being told. */
export const SCHEDULED_UPKEEP = 20_000;

/** After SIGTERM, requests of forms and sessions end before the server does. Docker waits 10 s. */
export const SHUTDOWN_TIMEOUT = 9_000;
/** After them, outcomes are stored: what the outbox has left since the signal, and at least this. */
export const MIN_STOP_TIMEOUT = 500;
