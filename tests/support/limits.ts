/** Ends a test or a hook that hangs. A busy machine is no failure. */
export const TEST_TIMEOUT = 180_000;
/** The same for one that builds, installs, tries thousands of cases, or takes a person through a whole journey. */
export const LONG_TEST_TIMEOUT = 600_000;
/** Ends one wait for a state that never comes, so that the report says for which. */
export const POLL_TIMEOUT = 45_000;
/** A program of others does not say when it is ready. It is asked until it is, or ends. */
export const ASK_INTERVAL = 50;
