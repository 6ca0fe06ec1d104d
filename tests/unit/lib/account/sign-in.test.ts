import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codedError } from '@/lib/log/error-code';

/** Firebase and the server are replaced here; the browser tests sign in with the real ones. */
const firebase = {
  startAuth: vi.fn(),
  stopAuth: vi.fn(),
  loginWithPassword: vi.fn(),
  registerWithPassword: vi.fn(),
  loginWithGooglePopup: vi.fn(),
  sendReset: vi.fn(),
};
vi.doMock('@/lib/account/firebase-client', () => firebase);
const { fetchUser, login, loginWithGoogle, logout, prepareSignIn, register, sendReset } =
  await import('@/lib/account/sign-in');

const fetched = vi.fn<typeof fetch>();
const user = { id: 'uid-asha', name: 'Asha' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.spyOn(console, 'warn').mockReset();
  for (const call of Object.values(firebase)) call.mockReset().mockResolvedValue('id-token');
  fetched.mockImplementation(async () => Response.json({ outcome: 'done', user }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const warnings = () => vi.mocked(console.warn).mock.calls;
const ways = {
  login: () => login('asha@example.in', 'secret'),
  register: () => register('asha@example.in', 'secret', 'Asha'),
  google: loginWithGoogle,
};

for (const [way, signIn] of Object.entries(ways)) {
  it(`${way}: exchanges the ID token for the user in one request`, async () => {
    expect(await signIn()).toEqual(user);
    expect(fetched.mock.calls).toMatchObject([
      ['/api/account/session', { method: 'POST', body: '{"idToken":"id-token"}' }],
    ]);
    expect(warnings()).toEqual([]);
  });

  it(`${way}: resolves to null when the server refuses, and rejects when it is unavailable`, async () => {
    fetched.mockResolvedValueOnce(Response.json({ outcome: 'refused' }));
    expect(await signIn()).toBeNull();
    fetched.mockResolvedValueOnce(Response.json({ outcome: 'unavailable' }));
    await expect(signIn()).rejects.toThrow('unavailable');
    expect(warnings()).toEqual([
      [way, 'refused'],
      [way, 'unavailable'],
    ]);
  });

  it(`${way}: rejects after nine seconds without an answer of the server`, async () => {
    fetched.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error));
        }),
    );
    const attempt = expect(signIn()).rejects.toMatchObject({ code: 'deadline' });
    await vi.advanceTimersByTimeAsync(9_000);
    await attempt;
  });
}

it('sign-in: is prepared ahead, where a failure changes nothing', async () => {
  firebase.startAuth.mockRejectedValueOnce(new Error('offline'));
  prepareSignIn();
  await vi.runAllTimersAsync();
  expect(firebase.startAuth).toHaveBeenCalledOnce();
  expect(warnings()).toEqual([['prepare-sign-in', 'unknown']]);
});

it('login: sends nothing after Firebase took more than nine seconds', async () => {
  let answer: (idToken: string) => void;
  firebase.loginWithPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const attempt = expect(ways.login()).rejects.toMatchObject({ code: 'deadline' });
  await vi.advanceTimersByTimeAsync(9_000);
  await attempt;
  expect(firebase.stopAuth).toHaveBeenCalledOnce();
  answer!('id-token');
  await vi.runAllTimersAsync();
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['auth/invalid-credential', null],
  ['auth/popup-closed-by-user', null],
  ['auth/internal-error', 'rejects'],
  ['auth/network-request-failed', 'rejects'],
])('google: %s of Firebase leads to %s', async (code, result) => {
  firebase.loginWithGooglePopup.mockRejectedValue(codedError(code));
  expect(await ways.google().catch(() => 'rejects')).toBe(result);
  expect(warnings()).toEqual([['google', code]]);
  expect(fetched).not.toHaveBeenCalled();
});

it('logout: tells whether the server has ended the session', async () => {
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await logout()).toBe(true);
  fetched.mockResolvedValueOnce(new Response(null, { status: 403 }));
  expect(await logout()).toBe(false);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await logout()).toBe(false);
  expect(warnings()).toEqual([
    ['logout', 'status-403'],
    ['logout', 'unknown'],
  ]);
});

it('password reset: does not tell whether an account exists', async () => {
  expect(await sendReset('asha@example.in')).toBe(true);
  firebase.sendReset.mockRejectedValueOnce(codedError('auth/user-not-found'));
  expect(await sendReset('asha@example.in')).toBe(true);
  firebase.sendReset.mockRejectedValueOnce(codedError('auth/internal-error'));
  expect(await sendReset('asha@example.in')).toBe(false);
});

it('session: tells nobody signed in from a server that does not answer', async () => {
  fetched.mockResolvedValueOnce(Response.json(user));
  expect(await fetchUser()).toEqual(user);
  fetched.mockResolvedValueOnce(Response.json(null));
  expect(await fetchUser()).toBeNull();
  fetched.mockResolvedValueOnce(new Response('null', { status: 500 }));
  expect(await fetchUser()).toBeUndefined();
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await fetchUser()).toBeUndefined();
});
