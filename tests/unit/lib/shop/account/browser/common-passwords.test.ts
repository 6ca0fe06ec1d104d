import { beforeEach, expect, test, vi } from 'vitest';
import { commonPasswords } from '@/lib/shop/account/browser/common-password-list';
import { LIST_TIMEOUT } from '@/lib/shop/account/browser/deadlines';
import { registerFields } from '@/lib/shop/account/fields';

const list = commonPasswords.trim().split(/\s+/);
const LIST = '@/lib/shop/account/browser/common-password-list';

async function load() {
  vi.resetModules();
  return import('@/lib/shop/account/browser/common-passwords');
}

beforeEach(() => {
  vi.restoreAllMocks();
  vi.doUnmock(LIST);
});

test('common passwords: are 3,000 that the form would take otherwise, each once', () => {
  expect(list).toHaveLength(3000);
  expect(list).toEqual([...new Set(list)].sort());
  const shortest = Number(registerFields.password.attributes().minLength);
  for (const password of list) {
    expect(password.length).toBeGreaterThanOrEqual(shortest);
    expect(password).toBe(password.toLowerCase());
  }
});

/** Lists for a meter of strength leave out rows and repeats, which such a meter finds by itself. */
test('common passwords: have rows and repeats of characters', () => {
  const rows = ['123456', '654321', '0987654321', 'abcdefg', 'qwertyuiop', 'ytrewq'];
  const repeats = ['111111', '121212', '12341234', 'aaaaaa', '88888888', '123123123'];
  expect([...rows, ...repeats].filter((each) => !list.includes(each))).toEqual([]);
});

test('common passwords: are recognized once the list is there', async () => {
  const { isCommonPassword, loadCommonPasswords } = await load();
  expect(isCommonPassword('password')).toBe(false);
  await loadCommonPasswords();
  expect(isCommonPassword('password')).toBe(true);
  expect(list.every((each) => isCommonPassword(each.toUpperCase()))).toBe(true);
});

test('common passwords: a list that cannot be fetched refuses nobody, and is fetched again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.doMock(LIST, () => {
    throw new Error('offline');
  });
  const { isCommonPassword, loadCommonPasswords } = await load();
  await loadCommonPasswords();
  expect(isCommonPassword('password')).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith('common-passwords', 'unknown');
  vi.doUnmock(LIST);
  await loadCommonPasswords();
  expect(isCommonPassword('password')).toBe(true);
});

test('common passwords: a list that hangs is waited for 3 s, and counts when it comes', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  let arrive: (list: object) => void = () => {};
  const arrival = new Promise<object>((resolve) => (arrive = resolve));
  vi.doMock(LIST, () => arrival);
  const { isCommonPassword, loadCommonPasswords } = await load();
  const loaded = vi.fn();
  const loading = loadCommonPasswords().then(loaded);
  await vi.advanceTimersByTimeAsync(LIST_TIMEOUT - 1);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(isCommonPassword('password')).toBe(false);
  expect(warn).toHaveBeenCalledExactlyOnceWith('common-passwords', 'deadline');
  arrive({ commonPasswords });
  await loadCommonPasswords();
  expect(isCommonPassword('password')).toBe(true);
});
