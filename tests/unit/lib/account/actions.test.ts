import { expect, it, vi } from 'vitest';
import { readLog } from '@/tests/support/log-lines';
import { accountSite } from './account-site';
import { stored } from '@/tests/support/results';

const { clock, firebase, lines, proxy, readSession, receive, register, signIn } =
  await accountSite();
vi.stubEnv('PROFILE_SERVICE', 'simulate');
const { userStore } = await import('@/lib/account/users');
const { completeProfileAction } = await import('@/lib/account/actions');
const { submitProfileAction } = await import('@/lib/profile/actions');
const { siteOutbox } = await import('@/lib/submissions/site-outbox');

const typed = {
  phone: '98765 43210',
  dateOfBirth: '2000-02-29',
  gender: 'female',
  street: '12, MI Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  country: 'India',
  preferredContactMethod: 'email',
};

function submit(cookie: string, changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...changes })) form.set(name, value);
  receive({ cookie });
  return submitProfileAction('a-profile-form-id-0', form);
}

it('profile action: stores the profile of the signed-in user', async () => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  expect(await submit(cookie, { uid: 'another' })).toEqual(stored);
  const { store } = await siteOutbox();
  const payloads: unknown[] = [];
  for await (const { payload } of store.scan()) payloads.push(payload);
  expect(payloads).toMatchObject([{ uid: localId, address: { city: 'Jaipur' } }]);
});

it('profile action: returns the errors of the form, and of numbers that no network has', async () => {
  const { cookie } = await signIn((await register()).idToken);
  const invalid = (errors: object) => ({ status: 'invalid', errors });
  expect(await submit(cookie, { city: '' })).toEqual(invalid({ city: 'missing' }));
  expect(await submit(cookie, { phone: '00000 00000' })).toEqual(invalid({ phone: 'malformed' }));
});

it('profile action: tells signed out from not saved', async () => {
  const failed = (reason: string) => ({ status: 'failed', reason, kept: false });
  expect(await submit('')).toEqual(failed('signed-out'));
  const { cookie } = await signIn((await register()).idToken);
  proxy.treat(() => 'fail');
  expect(await submit(cookie)).toEqual(failed('not-saved'));
  proxy.treat(() => 'pass');
  const { store } = await siteOutbox();
  vi.spyOn(store, 'create').mockRejectedValue(new Error('full'));
  expect(await submit(cookie)).toEqual(failed('not-saved'));
});

it.each([
  ['the session is read slowly', 2_400],
  ['everything is slow', 1_200],
])('profile action: answers within nine seconds when %s', async (_what, ms) => {
  const { cookie } = await signIn((await register()).idToken);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const start = Date.now();
  vi.spyOn(performance, 'now').mockImplementation(() => clock.now + Date.now() - start);
  // Time passes only here.
  const slow =
    <Value>(value: Value, after = ms) =>
    async () => {
      await vi.advanceTimersByTimeAsync(after);
      return value;
    };
  vi.spyOn(userStore(), 'isSessionRevoked').mockImplementation(slow(false));
  vi.spyOn(userStore(), 'getUserByAccount').mockImplementation(slow(null));
  const { store } = await siteOutbox();
  vi.spyOn(store, 'get').mockImplementation(slow(undefined, 2_400));
  vi.spyOn(store, 'listBySender').mockImplementation(slow([], 2_400));
  vi.spyOn(store, 'create').mockImplementation(async () => {
    await vi.advanceTimersByTimeAsync(2_500);
    return new Promise<never>(() => {});
  });
  expect(await submit(cookie)).toMatchObject({ reason: 'not-saved', kept: false });
  expect(Date.now() - start).toBeLessThanOrEqual(9_000);
});

it('complete profile: is read with the next session, and refused to a disabled account', async () => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  receive({ cookie });
  expect(await completeProfileAction()).toBe(true);
  expect((await readSession(cookie)).user!.profileCompleted).toBe(true);
  await firebase.change(localId, { disableUser: true });
  receive({ cookie });
  expect(await completeProfileAction()).toBe(false);
  expect(readLog(lines)).toMatchObject([{ event: 'profile-not-completed' }]);
});

it.each([
  [
    'fails',
    () => Promise.reject(Object.assign(new Error(), { code: 'SQLITE_FULL' })),
    'sqlite-full',
  ],
  [
    'hangs',
    async () => {
      await vi.advanceTimersByTimeAsync(2_500);
      return new Promise<never>(() => {});
    },
    'deadline',
  ],
])('complete profile: is false when the store %s', async (_how, find, code) => {
  const { cookie } = await signIn((await register()).idToken);
  vi.spyOn(userStore(), 'getUserByAccount').mockImplementation(find);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  receive({ cookie });
  expect(await completeProfileAction()).toBe(false);
  expect(readLog(lines, 'profile-not-completed')).toMatchObject([{ code }]);
});
