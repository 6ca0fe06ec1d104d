import { beforeEach, expect, it, vi } from 'vitest';
import { codedError } from '@/lib/log/error-code';

/** Firebase and the server are replaced here; the browser tests sign in with the real ones. */
const answer = vi.fn(async () => 'id-token');
const startAuth = vi.fn<() => Promise<object>>();
vi.doMock('@/lib/account/firebase-client', () => ({
  startAuth,
  loginWithPassword: answer,
  registerWithPassword: answer,
  loginWithGooglePopup: answer,
  sendReset: answer,
}));
const { fetchUser, login, loginWithGoogle, logout, prepareSignIn, register, sendReset } =
  await import('@/lib/account/sign-in');

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
const warned = vi.spyOn(console, 'warn');
const user = { id: 'uid-asha', name: 'Asha' };

beforeEach(() => {
  warned.mockReset();
  answer.mockReset().mockResolvedValue('id-token');
  fetched.mockReset().mockImplementation(async () => Response.json({ outcome: 'done', user }));
});

it.each([
  ['login', () => login('asha@example.in', 'secret')],
  ['register', () => register('asha@example.in', 'secret', 'Asha')],
  ['google', loginWithGoogle],
])(
  '%s: exchanges the ID token for the user, and tells a refusal from a failure',
  async (way, go) => {
    expect(await go()).toEqual(user);
    const request = { method: 'POST', body: '{"idToken":"id-token"}' };
    expect(fetched.mock.calls).toMatchObject([['/api/account/session', request]]);
    for (const [code, result] of [
      ['auth/invalid-credential', null],
      ['auth/popup-closed-by-user', null],
      ['auth/internal-error', 'rejects'],
      ['auth/network-request-failed', 'rejects'],
    ]) {
      answer.mockRejectedValueOnce(codedError(code!));
      expect(await go().catch(() => 'rejects')).toBe(result);
      expect(warned).toHaveBeenLastCalledWith(way, code);
    }
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockResolvedValueOnce(Response.json({ outcome: 'refused' }));
    expect(await go()).toBeNull();
    fetched.mockResolvedValueOnce(Response.json({ outcome: 'unavailable' }));
    await expect(go()).rejects.toThrow('unavailable');
  },
);

it('prepare sign-in: logs a failure by its code, and the sign-in is tried all the same', async () => {
  startAuth.mockRejectedValueOnce(codedError('config-503'));
  prepareSignIn();
  await vi.waitFor(() => expect(warned.mock.calls).toEqual([['prepare-sign-in', 'config-503']]));
  expect(await login('asha@example.in', 'secret')).toEqual(user);
});

it('password reset: does not tell whether an account exists', async () => {
  expect(await sendReset('asha@example.in')).toBe(true);
  answer.mockRejectedValueOnce(codedError('auth/user-not-found'));
  expect(await sendReset('asha@example.in')).toBe(true);
  answer.mockRejectedValueOnce(codedError('auth/internal-error'));
  expect(await sendReset('asha@example.in')).toBe(false);
});

it('session and logout: distinguish a visitor who is signed out from a server that does not answer', async () => {
  fetched.mockResolvedValueOnce(Response.json(user));
  expect(await fetchUser()).toEqual(user);
  fetched.mockResolvedValueOnce(Response.json(null));
  expect(await fetchUser()).toBeNull();
  for (const fail of [
    async () => new Response(null, { status: 500 }),
    () => Promise.reject(new TypeError('offline')),
  ]) {
    fetched.mockImplementation(fail);
    expect([await fetchUser(), await logout()]).toEqual([undefined, false]);
  }
});
