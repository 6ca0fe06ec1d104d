import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contactAction } from '@/lib/contact/actions';
import { type ContactState } from '@/lib/contact/schema';
import { SEND_TIMEOUT, sendContact } from '@/lib/contact/send';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
const action = vi.mocked(contactAction);

const form = new FormData();
form.set('name', 'Asha');
const unreachable = {
  status: 'failed',
  reason: 'unreachable',
  kept: false,
  values: { name: 'Asha', email: '', subject: '', message: '' },
};

beforeEach(() => {
  action.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('sendContact', () => {
  it('hands the server’s answer on', async () => {
    action.mockResolvedValue({ status: 'success' });
    expect(await sendContact(form)).toEqual({ status: 'success' });
  });

  it('takes a failed request for a network error and keeps the text', async () => {
    action.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await sendContact(form)).toEqual(unreachable);
  });

  it('takes an answer that is none for a network error', async () => {
    action.mockResolvedValue(undefined as unknown as ContactState);
    expect(await sendContact(form)).toEqual(unreachable);
  });

  it('gives up on a server that has gone silent', async () => {
    action.mockReturnValue(new Promise(() => {}));
    const answer = sendContact(form);
    await vi.advanceTimersByTimeAsync(SEND_TIMEOUT - 1);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toEqual(unreachable);
  });
});
