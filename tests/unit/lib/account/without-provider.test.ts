import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type StoredSession, type User } from '@/lib/account/user';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog, request } from '@/tests/support/next-request';
import { nowSeconds } from '@/tests/support/session';

/** A site with neither a service account nor the emulator: it cannot ask about accounts. */
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
vi.stubEnv('DATA_DIR', ':memory:');
vi.stubEnv('AUTH_SECRET', '');
const { env } = await import('@/lib/env');
const { confirmSession, isSessionRevoked, revokeSession } =
  await import('@/lib/account/revocation');
const { requireActiveUser, signInRefusal } = await import('@/lib/account/session');
const { userStore } = await import('@/lib/account/users');

beforeEach(() => void (env.DATA_DIR = ':memory:'));
afterAll(() => vi.unstubAllEnvs());

const later = new Date(Date.now() + 60_000);
const session = (id: string): StoredSession => ({
  id,
  signedInAt: nowSeconds(),
  user: { id: 'uid-asha' } as User,
});

it('accounts: are refused on a host without a store', async () => {
  expect(signInRefusal(new Headers())).toBeUndefined();
  env.DATA_DIR = undefined;
  expect(signInRefusal(new Headers())).toBe('no-store');
  expect(userStore).toThrow('no-store');
  expect(await isSessionRevoked(session('any'))).toBe(true);
});

it('accounts: nobody is signed in without AUTH_SECRET', async () => {
  const lines = interceptLog();
  request.ours();
  expect(await requireActiveUser('write-refused')).toEqual({ refusal: 'signed-out' });
  expect(readLog(lines)).toMatchObject([
    { event: 'auth-error', code: 'missing-secret' },
    { event: 'write-refused', code: 'no-session' },
  ]);
});

it('session: is revoked by a sign-out alone where accounts cannot be read', async () => {
  const lines = interceptLog();
  await revokeSession('here', later);
  await userStore().revokeSession('elsewhere', later);
  for (const [id, revoked] of [
    ['here', true],
    ['elsewhere', true],
    ['no', false],
  ] as const) {
    expect(await isSessionRevoked(session(id))).toBe(revoked);
    expect(await confirmSession(session(id))).toEqual({ revoked });
  }
  expect(lines).toEqual([]);
});

it('session: keeps the last 10,000 checks', async () => {
  const slot = Symbol.for('session-checks');
  const checks = (globalThis as { [slot]?: Map<string, unknown> })[slot]!;
  checks.clear();
  for (let n = 0; n < 9_998; n++) checks.set(`${n}`, {});
  for (const id of ['a', 'b']) await revokeSession(id, later);
  expect([checks.has('0'), checks.size]).toEqual([true, 10_000]);
  await revokeSession('c', later);
  expect([checks.has('0'), checks.has('1'), checks.size]).toEqual([false, true, 10_000]);
});
