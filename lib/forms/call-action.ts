/** The longest the browser waits for a server action, in milliseconds. */
export const ACTION_TIMEOUT = 20_000;

/**
 * A server action without a result: the server did not answer, it answered with something else, or it
 * is newer than this page and no longer knows the action.
 */
export interface FailedCall {
  status: 'failed';
  reason: 'unreachable' | 'refused' | 'outdated';
  kept: false;
}

const failed = (reason: FailedCall['reason']): FailedCall => ({
  status: 'failed',
  reason,
  kept: false,
});

const isAction = (init?: RequestInit) =>
  typeof init?.headers === 'object' && 'next-action' in init.headers;

let calls = 0;
let controller = new AbortController();
let restoreFetch = () => {};

/**
 * Makes requests of server actions abortable while one is called. Next cannot abort one, and sends
 * the next one only when it has ended: a request that hangs would block all later ones.
 */
function makeAbortable(): () => void {
  const { fetch } = window;
  const abortable: typeof fetch = (input, init) =>
    fetch(input, isAction(init) ? { ...init, signal: controller.signal } : init);
  window.fetch = abortable;
  return () => {
    if (window.fetch === abortable) window.fetch = fetch;
  };
}

/** Aborts the request in progress. There is one at most, and the caller waits for it. */
function abortRequest(): DOMException {
  const { signal } = controller;
  controller.abort();
  controller = new AbortController();
  return signal.reason as DOMException;
}

function reasonOf(error: unknown): FailedCall['reason'] {
  const name = error instanceof Error ? error.name : '';
  if (name === 'UnrecognizedActionError') return 'outdated';
  // `fetch` rejects with a TypeError when there is no response, and for no other reason.
  return name === 'AbortError' || error instanceof TypeError ? 'unreachable' : 'refused';
}

/**
 * Calls a server action from the browser and waits for 20 seconds. Never throws. After that time the
 * request is aborted, and a late response is ignored.
 */
export async function callAction<Result>(
  action: () => Promise<Result>,
): Promise<NonNullable<Result> | FailedCall> {
  if (calls++ === 0) restoreFetch = makeAbortable();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(abortRequest()), ACTION_TIMEOUT);
  });
  try {
    return (await Promise.race([action(), timeout])) ?? failed('refused');
  } catch (error) {
    return failed(reasonOf(error));
  } finally {
    clearTimeout(timer);
    if (--calls === 0) restoreFetch();
  }
}
