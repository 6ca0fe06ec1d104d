/** The longest the browser waits for our own server, in milliseconds. */
export const ACTION_TIMEOUT = 20_000;

/**
 * Why a server action has no result: no answer came, an answer came that is none, or the server is
 * newer than this page and does not know the action any more.
 */
export type ActionFailure = 'unreachable' | 'refused' | 'outdated';

/** Whether a request of the router calls a server action. */
const isAction = (init?: RequestInit) =>
  typeof init?.headers === 'object' && 'next-action' in init.headers;

/**
 * Lets `signal` end the next call of a server action. Next offers no way to end one, and starts no
 * other until it has come to an end: one that hangs would keep every later one from being sent.
 */
function abortNextAction(signal: AbortSignal): () => void {
  const { fetch } = window;
  let isWaiting = true;
  const restore = () => {
    isWaiting = false;
    if (window.fetch === abortable) window.fetch = fetch;
  };
  const abortable: typeof fetch = (input, init) => {
    if (!isWaiting || !isAction(init)) return fetch(input, init);
    restore();
    return fetch(input, { ...init, signal });
  };
  window.fetch = abortable;
  return restore;
}

function failureOf(error: unknown, signal: AbortSignal): ActionFailure {
  if (signal.aborted) return 'unreachable';
  if (error instanceof Error && error.name === 'UnrecognizedActionError') return 'outdated';
  // The one kind of error with which `fetch` says that there was no answer.
  return error instanceof TypeError ? 'unreachable' : 'refused';
}

/**
 * Calls a server action from the browser and waits for 20 seconds. Never throws. After that time the
 * request is aborted, and a late answer is ignored.
 */
export async function callAction<Answer extends object>(
  action: () => Promise<Answer>,
): Promise<{ answer: Answer } | { failure: ActionFailure }> {
  const controller = new AbortController();
  const { signal } = controller;
  const restore = abortNextAction(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(signal.reason as DOMException);
    }, ACTION_TIMEOUT);
  });
  try {
    const answer: Answer | undefined = await Promise.race([action(), silence]);
    return answer ? { answer } : { failure: 'refused' };
  } catch (error) {
    return { failure: failureOf(error, signal) };
  } finally {
    clearTimeout(timer);
    restore();
  }
}
