import type * as Status from '@/lib/account/session-status';
import type * as Users from '@/lib/account/users';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';
import { receiver } from '@/tests/support/receiver';
import { scratch } from '@/tests/support/scratch';

/** A server stands for the identity provider, so that its answers can be counted and fail. */
const { server: provider } = await receiver();
let folder: ReturnType<typeof scratch>;
let status: typeof Status;
let users: typeof Users;
let now = 0;
let lines: string[];
let count = 0;

const MINUTE = 60_000;
const signedInAt = 1_700_000_000;
const session = () => ({ id: `session-${++count}`, uid: 'uid-asha', signedInAt });

const account = (changes: object = {}) =>
  provider.behave({
    does: 'answer',
    body: JSON.stringify({
      users: [{ localId: 'uid-asha', createdAt: '1700000000000', validSince: '0', ...changes }],
    }),
  });

const fail = () =>
  provider.behave({
    does: 'answer',
    status: 500,
    body: '{"error":{"code":500,"message":"INTERNAL"}}',
  });

beforeAll(async () => {
  folder = scratch();
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', new URL(provider.url).host);
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
  vi.stubEnv('DATA_DIR', folder.root);
  status = await import('@/lib/account/session-status');
  users = await import('@/lib/account/users');
});
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  lines = interceptLog();
  account();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

it('session status: asks the identity provider at most once a minute for each session', async () => {
  const [one, other] = [session(), session()];
  await Promise.all([status.hasSessionEnded(one), status.hasSessionEnded(one)]);
  await status.hasSessionEnded(one);
  expect(provider.received).toHaveLength(1);
  await status.hasSessionEnded(other);
  expect(provider.received).toHaveLength(2);
  now += MINUTE;
  expect(await status.hasSessionEnded(one)).toBe(false);
  expect(provider.received).toHaveLength(3);
});

it.each([
  ['a password change', { validSince: String(signedInAt + 10) }],
  ['disabling', { disabled: true }],
])('session status: notices %s within a minute, and for good', async (_what, changes) => {
  const one = session();
  expect(await status.hasSessionEnded(one)).toBe(false);
  account(changes);
  now += MINUTE;
  expect(await status.hasSessionEnded(one)).toBe(true);
  fail();
  now += MINUTE;
  expect(await status.hasSessionEnded(one)).toBe(true);
  expect(await status.confirmSession(one)).toEqual({ ended: true });
});

it('session status: a provider that fails ends no session, and confirms none', async () => {
  const one = session();
  fail();
  for (let read = 0; read < 3; read++) expect(await status.hasSessionEnded(one)).toBe(false);
  expect(readLog(lines)).toMatchObject([
    { event: 'identity-unavailable', code: 'auth-internal-error' },
  ]);
  await expect(status.confirmSession(one)).rejects.toMatchObject({ code: 'auth/internal-error' });
  expect(provider.received).toHaveLength(2);
  account({ emailVerified: true });
  expect(await status.confirmSession(one)).toMatchObject({
    ended: false,
    account: { emailVerified: true },
  });
});

it('session status: a session that was signed out has ended, even if that cannot be stored', async () => {
  const [one, other] = [session(), session()];
  const until = new Date(Date.now() + MINUTE);
  await status.revokeSession(one.id, until);
  expect(await users.userStore().isSessionRevoked(one.id)).toBe(true);
  vi.spyOn(users.userStore(), 'revokeSession').mockRejectedValue(new Error('full'));
  await expect(status.revokeSession(other.id, until)).rejects.toThrow('full');
  for (const each of [one, other]) {
    expect(await status.hasSessionEnded(each)).toBe(true);
    expect(await status.confirmSession(each)).toEqual({ ended: true });
  }
});
