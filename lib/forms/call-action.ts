/**
 * Patches `window.fetch` while an action runs: Next runs actions one after another and cannot abort them. Without it
 * a visitor whose message hangs presses "Send" again, and nothing is sent.
 */
import { logFailure } from '@/lib/browser/log-failure';
import { ACTION_TIMEOUT } from '@/lib/deadlines';

/** `unreachable`: no response, or a late one. `outdated`: the updated server has lost the action. */
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

let pendingCalls = 0;
let controller = new AbortController();
let restoreFetch = () => {};

/** Adds an abort signal to server actions. */
function makeAbortable(): () => void {
  const { fetch } = window;
  const abortable: typeof fetch = (input, init) =>
    fetch(input, isAction(init) ? { ...init, signal: controller.signal } : init);
  // Where it cannot be replaced, requests go as they are.
  Reflect.set(window, 'fetch', abortable);
  if (window.fetch !== abortable) logFailure('fetch-not-replaced', {});
  return () => {
    if (window.fetch === abortable) window.fetch = fetch;
  };
}

function abortRequest(reject: (reason: unknown) => void): void {
  controller.abort();
  reject(controller.signal.reason);
  controller = new AbortController();
}

function reasonOf(error: unknown): FailedCall['reason'] {
  const name = (error as Error | undefined)?.name;
  if (name === 'UnrecognizedActionError') return 'outdated';
  // `fetch` rejects with a TypeError when there is no response.
  return name === 'AbortError' || error instanceof TypeError ? 'unreachable' : 'refused';
}

export async function callAction<Result>(
  action: () => Promise<Result>,
): Promise<NonNullable<Result> | FailedCall> {
  if (pendingCalls++ === 0) restoreFetch = makeAbortable();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(abortRequest, ACTION_TIMEOUT, reject);
  });
  try {
    return (await Promise.race([action(), timeout])) ?? failed('refused');
  } catch (error) {
    return failed(reasonOf(error));
  } finally {
    clearTimeout(timer);
    if (--pendingCalls === 0) restoreFetch();
  }
}
