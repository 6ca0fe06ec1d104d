// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACTION_TIMEOUT, callAction } from '@/lib/forms/call-action';

const action = vi.fn<() => Promise<unknown>>();
const failed = (reason: string) => ({ status: 'failed', reason, kept: false });

/** Calls the action as Next's router does. */
const callServer = () =>
  window
    .fetch('/contact', { method: 'POST', headers: { 'next-action': 'id' } })
    .then((response) => response as unknown);

const network = vi.fn<typeof fetch>();

/** A server that never answers. */
const untilAborted: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
  });

beforeEach(() => {
  action.mockReset();
  network.mockReset();
  window.fetch = network;
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  expect(window.fetch).toBe(network);
  vi.useRealTimers();
});

const outdated = Object.assign(new Error('gone'), { name: 'UnrecognizedActionError' });
it.each([
  ['unreachable when the request fails', new TypeError('Failed to fetch'), 'unreachable'],
  ['refused when the response is wrong', new Error('An unexpected response'), 'refused'],
  ['outdated when the server does not know the action', outdated, 'outdated'],
])('callAction: is %s', async (_when, error, reason) => {
  action.mockRejectedValue(error);
  expect(await callAction(action)).toEqual(failed(reason));
});

it('callAction: leaves a fetch that was replaced meanwhile', async () => {
  const other = vi.fn<typeof fetch>();
  action.mockImplementation(async () => (window.fetch = other));
  await callAction(action);
  expect(window.fetch).toBe(other);
  window.fetch = network;
});

it('callAction: aborts its request after 20 seconds, and the next one is sent', async () => {
  action.mockImplementation(callServer);
  network.mockImplementationOnce(untilAborted);
  const answer = callAction(action);
  await vi.advanceTimersByTimeAsync(ACTION_TIMEOUT - 1);
  expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual(failed('unreachable'));
  expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(true);

  network.mockResolvedValue({ status: 'success' } as unknown as Response);
  expect(await callAction(action)).toEqual({ status: 'success' });
});

it('callAction: does not touch other requests of the page', async () => {
  network.mockResolvedValue(new Response());
  action.mockImplementation(async () => {
    await window.fetch('/api/auth/session', { headers: { accept: 'application/json' } });
    await window.fetch('/about');
    return { status: 'success' };
  });
  await callAction(action);
  expect(network.mock.calls.map(([, init]) => init?.signal)).toEqual([undefined, undefined]);
});

it('callAction: is refused when there is no result', async () => {
  action.mockResolvedValue(undefined);
  expect(await callAction(action)).toEqual(failed('refused'));
});
