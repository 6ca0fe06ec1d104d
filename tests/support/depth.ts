/** `npm test` is quick. Everything else runs in full, also a test that is run alone. */
export const isQuick = process.env.TEST_DEPTH === 'quick';
