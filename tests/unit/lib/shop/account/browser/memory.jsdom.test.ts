import { beforeEach, expect, it, vi } from 'vitest';
import {
  forgetSentProfile,
  hasCompletedProfile,
  hasSessionHint,
  hasSignedInBefore,
  isAccountKey,
  rememberSentProfile,
  rememberSignIn,
  rememberReport,
  sentProfile,
  setProfileCompleted,
  setSessionHint,
  reportedAt,
} from '@/lib/shop/account/browser/memory';
import { DAY } from '@/lib/time';

const NOON = new Date(2026, 10, 22, 12).getTime();

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  localStorage.setItem('buying', '{}');
});

it('completed and sent profiles: belong to one user each, by the whole id', () => {
  for (const id of ['asha', 'ravi', 'asha']) setProfileCompleted(id);
  expect(localStorage.getItem('account:profile-completed')).toBe('asha ravi');
  expect(['asha', 'ravi', 'ash'].map(hasCompletedProfile)).toEqual([true, true, false]);
  rememberSentProfile('asha', 'master');
  rememberSentProfile('ravi');
  expect(['asha', 'ravi', 'mira', 'toString'].map(sentProfile)).toEqual([
    'master',
    '',
    undefined,
    undefined,
  ]);
  forgetSentProfile('asha');
  expect(['asha', 'ravi'].map(sentProfile)).toEqual([undefined, '']);
});

it('account keys: are those that another tab changes when its visitor signs in or out', () => {
  const changed = new Set<string>();
  const write = vi.spyOn(Storage.prototype, 'setItem');
  setSessionHint(true);
  setProfileCompleted('meera');
  for (const [key] of write.mock.calls) changed.add(key);
  expect([changed.size, [...changed].every(isAccountKey)]).toEqual([2, true]);
  // A tab that clears the whole storage names no key.
  expect([null, 'buying', 'theme'].map(isAccountKey)).toEqual([true, false, false]);
});

it('sign-in: is remembered after the logout', () => {
  expect(hasSignedInBefore()).toBe(false);
  setSessionHint(true);
  rememberSignIn();
  setSessionHint(false);
  expect([hasSessionHint(), hasSignedInBefore()]).toEqual([false, true]);
});

it('screenshot: is remembered for thirty days, for its buyer and its book', () => {
  rememberReport('asha', 'master', NOON);
  rememberReport('asha', 'other', NOON + 1);
  rememberReport('ravi', 'master', NOON + 2);
  rememberReport('asha', 'master', NOON + 3);
  expect(reportedAt('asha', 'master', NOON + 30 * DAY)).toBe(NOON + 3);
  expect(reportedAt('asha', 'other', NOON + 30 * DAY)).toBe(NOON + 1);
  expect(reportedAt('mira', 'master', NOON + 3)).toBeUndefined();
  expect(reportedAt('asha', 'master', NOON + 3 + 30 * DAY)).toBeUndefined();
  rememberReport('mira', 'master', NOON + 31 * DAY);
  expect(JSON.parse(localStorage.getItem('buying')!)).toHaveProperty('told.length', 1);
});

it.each(['not json', 'null', '7', '[]', '{"told":[null,1,{"at":"x"}],"sent":7,"hasSignedIn":1}'])(
  'memory: reads %s as nothing',
  (stored) => {
    localStorage.setItem('buying', stored);
    expect(reportedAt(stored, 'master', NOON)).toBeUndefined();
    expect(sentProfile(stored)).toBeUndefined();
    rememberReport(stored, 'master', NOON);
    expect(reportedAt(stored, 'master', NOON)).toBe(NOON);
  },
);

it('memory: lasts as long as the page where storage is closed', () => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, area, 'get').mockImplementation(() => {
      throw new DOMException('closed', 'SecurityError');
    });
  }
  setSessionHint(true);
  setProfileCompleted('asha');
  expect(hasSessionHint() || hasCompletedProfile('asha')).toBe(false);
  rememberReport('zoya', 'master', NOON);
  rememberSentProfile('zoya', 'master');
  expect([reportedAt('zoya', 'master', NOON), sentProfile('zoya')]).toEqual([NOON, 'master']);
});
