import { expect, it, vi } from 'vitest';
import { typedProfile } from '@/tests/support/asha';
import { readLog } from '@/tests/support/log-lines';
import { accountSite } from './account-site';
import { stored } from '@/tests/support/results';

const { firebase, lines, proxy, readSession, receive, register, signIn } = await accountSite();
vi.stubEnv('PROFILE_SERVICE', 'simulate');
const { userStore } = await import('@/lib/account/server/users');
const { completeProfileAction } = await import('@/lib/account/actions');
const { submitProfileAction } = await import('@/lib/profile/actions');
const { siteOutbox } = await import('@/lib/submissions/site');

function submit(cookie: string, changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typedProfile, ...changes }))
    form.set(name, value);
  receive({ cookie });
  return submitProfileAction('a-profile-form-id-0', form);
}

it('profile action: stores the profile of the signed-in user', async () => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  expect(await submit(cookie, { uid: 'another' })).toEqual(stored);
  const { store } = await siteOutbox();
  const payloads: unknown[] = [];
  for await (const { payload } of store!.rows()) payloads.push(payload);
  expect(payloads).toMatchObject([{ uid: localId, address: { city: 'Jaipur' } }]);
});

it('profile action: tells signed out from not saved', async () => {
  const failed = (reason: string) => ({ status: 'failed', reason, kept: false });
  expect(await submit('')).toEqual(failed('signed-out'));
  const { cookie } = await signIn((await register()).idToken);
  proxy.treat(() => 'fail');
  expect(await submit(cookie)).toEqual(failed('not-saved'));
  proxy.treat(() => 'pass');
  const { store } = await siteOutbox();
  vi.spyOn(store!, 'insert').mockRejectedValue(new Error('full'));
  expect(await submit(cookie)).toEqual(failed('not-saved'));
});

it('profile action: has asked about the session within 2.5 seconds, however slow all are', async () => {
  const { cookie } = await signIn((await register()).idToken);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = () => new Promise<never>(() => {});
  vi.spyOn(userStore(), 'isSessionRevoked').mockImplementation(never);
  vi.spyOn(userStore(), 'getUserByAccount').mockImplementation(never);
  const before = proxy.received.length;
  proxy.treat(() => 'hang');
  const result = submit(cookie);
  await vi.waitUntil(() => proxy.received.length > before, { timeout: 60_000 });
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await result).toEqual({ status: 'failed', reason: 'not-saved', kept: false });
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
