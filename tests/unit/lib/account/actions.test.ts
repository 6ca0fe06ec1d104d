import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type * as Actions from '@/lib/account/actions';
import type * as Users from '@/lib/account/users';
import { interceptLog } from '@/tests/support/next-request';
import { scratch } from '@/tests/support/scratch';

// Auth.js reads the session of the request, and there is no request here.
vi.mock('@/lib/account/session', () => ({
  requireActiveUser: async () => ({ person: { id: 'uid-asha' } }),
}));

const folder = scratch();
let actions: typeof Actions;
let users: typeof Users;

beforeAll(async () => {
  vi.stubEnv('DATA_DIR', folder.root);
  actions = await import('@/lib/account/actions');
  users = await import('@/lib/account/users');
  return () => {
    vi.unstubAllEnvs();
    folder.remove();
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  [
    'fails',
    () => Promise.reject(Object.assign(new Error('full'), { code: 'SQLITE_FULL' })),
    'sqlite-full',
  ],
  ['hangs', () => new Promise<never>(() => {}), 'deadline'],
])(
  'complete profile: answers false with one log line when the store %s',
  async (_how, find, code) => {
    vi.useFakeTimers();
    const lines = interceptLog();
    vi.spyOn(users.userStore(), 'getUserByAccount').mockImplementation(find);
    const answer = actions.completeProfileAction();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await answer).toBe(false);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'profile-not-completed', code },
    ]);
  },
);
