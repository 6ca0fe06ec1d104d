/**
 * How long the browser waits for an account's answers, in milliseconds. `lib/deadlines.ts` has the steps
 * of the server within. Two files, because a number that several scripts import adds to all of them.
 */

/** Signing in or out, or asking who is signed in. */
export const SESSION_TIMEOUT = 9_000;
/** Part of signing in: Firebase's settings are fetched. */
export const CONFIG_TIMEOUT = 8_000;

/** Registering then goes on without the list of common passwords. */
export const LIST_TIMEOUT = 3_000;
