import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nowSeconds } from '@/tests/support/session';
import { accountSite, cookieOf, newAddress, PASSWORD } from '../account-site';

/** An account is recognized by its id, and its address only together with its verification. */
const site = await accountSite();
const { access, firebase, proxy, readSession, receive, register, signIn } = site;
const { readMyDataAction } = await import('@/lib/account/data-actions');
const { findUser } = await import('@/lib/account/server/users');
const { siteOutbox } = await import('@/lib/submissions/site');
const { contactPayload } = await import('@/tests/support/rows');

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A message of a person who has no account. */
async function writeMessage(email: string) {
  const payload = contactPayload({ email, message: 'KANARI' });
  await (await siteOutbox()).accept({ kind: 'contact', payload, sender: email });
}

async function readData(cookie: string) {
  receive({ cookie });
  return readMyDataAction('en');
}

interface Mallory {
  localId: string;
  idToken: string;
}

const changes: Record<string, (account: Mallory) => Promise<unknown>> = {
  'through a mail': ({ idToken }) => firebase.verifyAndChangeEmail(idToken, newAddress()),
  'in the browser': ({ idToken }) => firebase.changeOwn(idToken, { email: newAddress() }),
  'as an administrator': ({ localId }) =>
    firebase.change(localId, { email: newAddress(), emailVerified: true }),
  'as an administrator who dates no tokens': ({ localId }) =>
    firebase.change(localId, { email: newAddress(), emailVerified: true, validSince: '0' }),
};

describe.each(Object.entries(changes))('address changed %s', (_how, change) => {
  it('after the sign-in: the session reads no message of the earlier address, and ends', async () => {
    const victim = newAddress();
    await writeMessage(victim);
    const mallory = await register(victim);
    const { cookie } = await signIn(mallory.idToken);
    await change(mallory);
    await firebase.change(mallory.localId, { emailVerified: true });
    expect(JSON.stringify(await readData(cookie))).not.toContain('KANARI');
    expect(await access(cookie)).toBe('signed-out');
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await readSession(cookie)).toEqual({ user: null, cookie: 'session=' });
  });

  it('before the sign-in: a token of the earlier address starts no session', async () => {
    const mallory = await register();
    await change(mallory);
    expect(await signIn(mallory.idToken)).toMatchObject({ outcome: 'refused', cookie: '' });
    expect(await findUser(mallory.localId)).toBeNull();
  });

  it('at each answer of the provider during the sign-in: none has the other verification', async () => {
    for (let step = 0; ; step++) {
      const victim = newAddress();
      const mallory = await register(victim);
      let calls = 0;
      proxy.before(async () => {
        if (calls++ !== step) return;
        await change(mallory);
        await firebase.change(mallory.localId, { emailVerified: true });
      });
      const { cookie } = await signIn(mallory.idToken);
      proxy.before(async () => {});
      if (calls <= step) break;
      expect(cookie && (await access(cookie)), `step ${step}`).toMatch(/^$|signed-out/);
      const stored = await findUser(mallory.localId);
      expect(stored?.email === victim && stored.emailVerified, `step ${step}`).toBeFalsy();
    }
  });
});

it('session: takes the verification of its own address, and reads its messages then', async () => {
  const email = newAddress();
  await writeMessage(email);
  const { idToken, localId } = await register(email);
  const { cookie } = await signIn(idToken);
  expect(JSON.stringify(await readData(cookie))).not.toContain('KANARI');
  await firebase.change(localId, { emailVerified: true });
  expect(JSON.stringify(await readData(cookie))).toContain('KANARI');
});

it.each([
  ['phone', { phoneNumber: '+919812345678' }],
  ['name', { displayName: 'Someone Else' }],
  ['picture', { photoUrl: 'https://example.in/other.png' }],
  [
    'providers beside its own',
    {
      linkProviderUserInfo: {
        ...{ providerId: 'google.com', rawId: 'other-1', email: 'other@example.in' },
      },
    },
  ],
])('session: goes on after a change of the %s', async (_what, change) => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  await firebase.change(localId, change);
  expect(await access(cookie)).toBe('active');
});

it('session: ends when the provider that it signed in with is unlinked', async () => {
  const email = newAddress();
  const { idToken, localId } = await firebase.google(email, 'Asha');
  const { cookie } = await signIn(idToken);
  await firebase.change(localId, { password: PASSWORD, validSince: '0' });
  expect(await access(cookie)).toBe('active');
  await firebase.change(localId, { deleteProvider: ['google.com'], validSince: '0' });
  expect(await access(cookie)).toBe('signed-out');
});

it('session: an account that is registered anew under the address has nothing of the earlier one', async () => {
  const email = newAddress();
  await writeMessage(email);
  const earlier = await register(email);
  await firebase.change(earlier.localId, { emailVerified: true });
  const { cookie } = await signIn((await firebase.login(email, PASSWORD)).idToken);
  await firebase.remove(earlier.localId);
  const anew = await register(email);
  const { cookie: other } = await signIn(anew.idToken);
  expect(await access(cookie)).toBe('signed-out');
  expect(await access(other)).toBe('active');
  expect(JSON.stringify(await readData(other))).not.toContain('KANARI');
});

it.each([
  ['a second before', 'active', -1],
  ['in the second of', 'signed-out', 0],
  ['a second after', 'signed-out', 1],
])('session: a revocation %s the sign-in leaves it %s', async (_when, expected, seconds) => {
  const { localId: uid } = await register();
  // Not the second of the registration, which is the account's first `validSince`.
  const signedInAt = nowSeconds() + 5;
  const cookie = await cookieOf({ uid, signedInAt });
  await firebase.change(uid, { validSince: String(signedInAt + seconds) });
  expect(await access(cookie)).toBe(expected);
});
