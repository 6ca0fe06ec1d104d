// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import {
  hasCompletedProfile,
  hasSessionHint,
  isAccountKey,
  setProfileCompleted,
  setProfileSubmitted,
  submittedProfile,
  setSessionHint,
} from '@/lib/account/session-hint';

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('session hint: is set under the key that the loader reads', () => {
  expect(hasSessionHint()).toBe(false);
  setSessionHint(true);
  expect(localStorage.getItem('account:known')).toBeTruthy();
  expect(hasSessionHint()).toBe(true);
  setSessionHint(false);
  expect(localStorage).toHaveLength(0);
});

it('session hint: tells its keys from others when another tab changes them', () => {
  const keys = ['account:known', 'account:profile-completed', 'theme', null];
  expect(keys.map(isAccountKey)).toEqual([true, true, false, true]);
});

it('completed profiles: are kept for several people on one device', () => {
  setProfileCompleted('asha');
  setProfileCompleted('ravi');
  setProfileCompleted('asha');
  expect(hasCompletedProfile('asha') && hasCompletedProfile('ravi')).toBe(true);
  expect(hasCompletedProfile('ash')).toBe(false);
  expect(localStorage.getItem('account:profile-completed')).toBe('asha ravi');
});

it('submitted profile: is kept for one user and one tab', () => {
  setProfileSubmitted('asha', 'VM-234567');
  expect(submittedProfile('asha')).toEqual({ reference: 'VM-234567' });
  expect(submittedProfile('ravi')).toBeUndefined();
  setProfileSubmitted(null);
  expect(sessionStorage).toHaveLength(0);
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
