/**
 * The browser tests whose pages run on real time (`test.use({ realTime: true })`), each with its reason.
 * `eslint.config.mjs` forbids these to wait until something is gone: it may go by itself.
 *
 * @type {Record<string, string>}
 */
export const REAL_TIME = {};
