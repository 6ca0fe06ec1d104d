// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACTION_TIMEOUT } from '@/lib/call-action';
import { contactAction } from '@/lib/contact/actions';
import { type ContactState } from '@/lib/contact/fields';
import { sendContact } from '@/lib/contact/send';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
const action = vi.mocked(contactAction);

const form = new FormData();
form.set('name', 'Asha');
const failed = (reason: string) => ({
  status: 'failed',
  reason,
  kept: false,
  values: { name: 'Asha', email: '', subject: '', message: '' },
});

/** Calls the action as Next's router does. */
const callServer = () =>
  window
    .fetch('/contact', { method: 'POST', headers: { 'next-action': 'id' } })
    .then((response) => response as unknown as ContactState);

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

describe('sendContact', () => {
  it('returns the server’s answer', async () => {
    action.mockResolvedValue({ status: 'success' });
    expect(await sendContact(form)).toEqual({ status: 'success' });
  });

  it('takes a failed request for a network error and keeps the text', async () => {
    action.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendContact(form)).toEqual(failed('unreachable'));
  });

  it('takes an answer that is wrong for a failed submission', async () => {
    action.mockRejectedValue(new Error('An unexpected response was received from the server.'));
    expect(await sendContact(form)).toEqual(failed('refused'));
    action.mockResolvedValue(undefined as unknown as ContactState);
    expect(await sendContact(form)).toEqual(failed('refused'));
  });

  it('notices that the server does not know the action of this page', async () => {
    const error = Object.assign(new Error('gone'), { name: 'UnrecognizedActionError' });
    action.mockRejectedValue(error);
    expect(await sendContact(form)).toEqual(failed('outdated'));
  });

  it('aborts the request of a silent server, and lets the next one go', async () => {
    action.mockImplementation(callServer);
    network.mockImplementationOnce(untilAborted);
    const answer = sendContact(form);
    await vi.advanceTimersByTimeAsync(ACTION_TIMEOUT - 1);
    expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(failed('unreachable'));
    expect(network.mock.lastCall?.[1]?.signal?.aborted).toBe(true);

    network.mockResolvedValue({ status: 'success' } as unknown as Response);
    expect(await sendContact(form)).toEqual({ status: 'success' });
  });

  it('lets a second call go when the first one hangs, and ends both in time', async () => {
    // Next sends the second request when the first has come to its end.
    let first = Promise.resolve<unknown>(undefined);
    action.mockImplementation(() => {
      const answer = first.catch(() => {}).then(callServer);
      first = answer;
      return answer;
    });
    network.mockImplementation(untilAborted);
    const answers = [sendContact(form)];
    await vi.advanceTimersByTimeAsync(1_000);
    answers.push(sendContact(form));
    await vi.advanceTimersByTimeAsync(ACTION_TIMEOUT - 1_000);
    expect(network).toHaveBeenCalledTimes(2);
    const signal = () => network.mock.lastCall?.[1]?.signal;
    expect(signal()?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(signal()?.aborted).toBe(true);
    expect(await Promise.all(answers)).toEqual([failed('unreachable'), failed('unreachable')]);

    network.mockResolvedValue({ status: 'success' } as unknown as Response);
    expect(await sendContact(form)).toEqual({ status: 'success' });
    expect(signal()?.aborted).toBe(false);
  });

  it('leaves other requests of the page alone', async () => {
    network.mockResolvedValue(new Response());
    action.mockImplementation(async () => {
      await window.fetch('/api/auth/session', { headers: { accept: 'application/json' } });
      await window.fetch('/about');
      return { status: 'success' };
    });
    await sendContact(form);
    expect(network.mock.calls.map(([, init]) => init?.signal)).toEqual([undefined, undefined]);
  });
});
