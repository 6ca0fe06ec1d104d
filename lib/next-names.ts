/**
 * Names that Next uses and does not promise. `tests/unit/lib/next-names.test.ts` says which of them an upgrade has
 * changed, and each comment what visitors would miss then.
 */

/** A setting that Next's own server makes. In functions requests would reach Next unchecked. */
export const SERVER_ORIGIN = '__NEXT_PRIVATE_ORIGIN';

/** A setting of a standalone build. It would listen to other machines without an address of the site. */
export const STANDALONE_CONFIG = '__NEXT_PRIVATE_STANDALONE_CONFIG';

/** Where a host tells Next that it waits for what goes on after a response: without it nothing goes on there. */
const REQUEST_CONTEXT = Symbol.for('@next/request-context');

interface RequestContext {
  get(): { waitUntil?: unknown } | undefined;
}

/** Whether the host of this function waits for what goes on after the response. */
export function hostWaits(): boolean {
  const requests = (globalThis as { [REQUEST_CONTEXT]?: RequestContext })[REQUEST_CONTEXT];
  return typeof requests?.get()?.waitUntil === 'function';
}
