import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { callAction } from '@/lib/forms/call-action';

const action = vi.fn<() => Promise<unknown>>();

const network = vi.fn<typeof fetch>();

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

it('callAction: leaves a fetch that was replaced meanwhile', async () => {
  const other = vi.fn<typeof fetch>();
  action.mockImplementation(async () => (window.fetch = other));
  await callAction(action);
  expect(window.fetch).toBe(other);
  window.fetch = network;
});

it.each([
  ['is frozen', { value: network, writable: false }],
  ['has a getter alone', { get: () => network }],
  ['stays what it was', { get: () => network, set: () => {} }],
])('callAction: sends where fetch %s, and says that it cannot abort', async (_how, property) => {
  const warn = vi.spyOn(console, 'warn').mockReset();
  Object.defineProperty(window, 'fetch', { configurable: true, ...property });
  onTestFinished(
    () => void Object.defineProperty(window, 'fetch', { value: network, writable: true }),
  );
  action.mockResolvedValue({ status: 'success' });
  expect(await callAction(action)).toEqual({ status: 'success' });
  expect(warn.mock.calls).toEqual([['fetch-not-replaced', 'unknown']]);
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
