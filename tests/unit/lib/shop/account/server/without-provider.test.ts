import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { interceptLog, request } from '@/tests/support/next-request';
import { AUTH_SECRET, sessionToken } from '@/tests/support/session';

/** A site with neither a service account nor the emulator: it cannot ask about accounts. */
vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
vi.stubEnv('DATA_DIR', ':memory:');
vi.stubEnv('AUTH_SECRET', AUTH_SECRET);
const { env } = await import('@/lib/env');
const { requireActiveUser } = await import('@/lib/shop/account/server/session');
const { readSession } = await import('@/lib/shop/account/server/auth');
const { saveUser } = await import('@/lib/shop/account/server/users');

const { root } = await import('@/lib/server/root');
const { users } = root().stores!;

const { createdAt } = await saveUser(
  {
    id: 'uid-asha',
    email: 'asha@example.in',
    emailVerified: true,
    name: 'Asha',
    photoURL: null,
    provider: 'password',
  },
  users,
);
const cookie = `session=${await sessionToken({ uid: 'uid-asha', createdAt })}`;
const write = () => requireActiveUser('write-refused', users);

beforeEach(() => {
  interceptLog();
  request.ours({ cookie });
  env.AUTH_SECRET = AUTH_SECRET;
});
afterAll(() => vi.unstubAllEnvs());

it('session: is ended by a sign-out alone where accounts cannot be read', async () => {
  expect(await write()).toMatchObject({ user: { id: 'uid-asha' } });
  await users.revokeSession((await readSession())!.id, new Date(Date.now() + 60_000));
  expect(await write()).toEqual({ refusal: 'signed-out' });
});

it('accounts: reject sessions without AUTH_SECRET', async () => {
  env.AUTH_SECRET = undefined;
  expect(await write()).toEqual({ refusal: 'signed-out' });
});
