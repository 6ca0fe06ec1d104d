// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import {
  hasCompletedProfile,
  hasSessionHint,
  isAccountKey,
  setProfileCompleted,
  setProfileSubmitted,
  setSessionHint,
  submittedProfile,
} from '@/lib/account/session-hint';

afterEach(() => void vi.restoreAllMocks());

it('completed and submitted profiles: belong to one user each, by the whole id', () => {
  for (const id of ['asha', 'ravi', 'asha']) setProfileCompleted(id);
  expect(localStorage.getItem('account:profile-completed')).toBe('asha ravi');
  expect(['asha', 'ravi', 'ash'].map(hasCompletedProfile)).toEqual([true, true, false]);
  setProfileSubmitted('asha', 'VM-234567');
  expect(submittedProfile('asha')).toEqual({ reference: 'VM-234567' });
  expect(submittedProfile('ravi')).toBeUndefined();
});

it('account keys: are those that another tab changes when its visitor signs in or out', () => {
  const changed = new Set<string>();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  setSessionHint(true);
  setProfileCompleted('meera');
  for (const [key] of write.mock.calls) changed.add(key);
  expect([changed.size, [...changed].every(isAccountKey)]).toEqual([2, true]);
  // A tab that clears the whole storage names no key.
  expect([null, 'account:profile-submitted', 'theme'].map(isAccountKey)).toEqual([
    true,
    false,
    false,
  ]);
});

it('session hint: keeps nothing and throws nothing where storage is closed', () => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  }
  setSessionHint(true);
  setProfileCompleted('asha');
  setProfileSubmitted('asha');
  expect(hasSessionHint()).toBe(false);
  expect(hasCompletedProfile('asha') || submittedProfile('asha') !== undefined).toBe(false);
});
