import { randomInt } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nowSeconds } from '@/tests/support/session';
import { accountSite, cookieOf, newAddress, PASSWORD } from '../account-site';
import { SAME_TEXT } from '@sutra/outbox/row';

/** An account is recognized by its id, and its address only together with its verification. */
const site = await accountSite();
const { access, firebase, proxy, readSession, receive, register, signIn } = site;
const { readMyDataAction } = await import('@/lib/server/actions/own-data');
const { findUser } = await import('@/lib/shop/account/server/users');
const { root } = await import('@/lib/server/root');
const { users } = root().stores!;
const { contactPayload } = await import('@/tests/support/rows');

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A message of a person who has no account. */
async function writeMessage(email: string) {
  const payload = contactPayload({ email, message: 'KANARI' });
  await (
    await root().outbox()
  ).accept({ kind: 'contact', formId: SAME_TEXT, payload, sender: email });
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

it.each(Object.entries(changes))(
  'session: none keeps an address that was changed %s after the sign-in, before it or during it',
  async (_how, change) => {
    const victim = newAddress();
    await writeMessage(victim);
    const mallory = await register(victim);
    const { cookie } = await signIn(mallory.idToken);
    await change(mallory);
    await firebase.change(mallory.localId, { emailVerified: true });
    expect(JSON.stringify(await readData(cookie)), 'after').not.toContain('KANARI');
    expect(await access(cookie)).toBe('signed-out');
    vi.setSystemTime(Date.now() + MINUTE);
    expect(await readSession(cookie)).toEqual({ user: null, cookie: 'session=' });

    const earlier = await register();
    await change(earlier);
    expect(await signIn(earlier.idToken), 'before').toMatchObject({
      outcome: 'refused',
      cookie: '',
    });
    expect(await findUser(earlier.localId, users)).toBeNull();

    // At each answer of the provider.
    for (let step = 0; ; step++) {
      const email = newAddress();
      const account = await register(email);
      let calls = 0;
      proxy.before(async () => {
        if (calls++ !== step) return;
        await change(account);
        await firebase.change(account.localId, { emailVerified: true });
      });
      const during = await signIn(account.idToken);
      proxy.before(async () => {});
      if (calls <= step) break;
      expect(during.cookie && (await access(during.cookie)), `step ${step}`).toMatch(
        /^$|signed-out/,
      );
      const stored = await findUser(account.localId, users);
      expect(stored?.email === email && stored.emailVerified, `step ${step}`).toBeFalsy();
    }
  },
);

it('session: takes the verification of its own address, and reads its messages then', async () => {
  const email = newAddress();
  await writeMessage(email);
  const { idToken, localId } = await register(email);
  const { cookie } = await signIn(idToken);
  expect(JSON.stringify(await readData(cookie))).not.toContain('KANARI');
  await firebase.change(localId, { emailVerified: true });
  expect(JSON.stringify(await readData(cookie))).toContain('KANARI');
});

it('session: goes on after a change of what is not its address', async () => {
  const { idToken, localId } = await register();
  const { cookie } = await signIn(idToken);
  const google = { providerId: 'google.com', rawId: `other-${localId}`, email: newAddress() };
  for (const change of [
    { phoneNumber: `+9198${randomInt(1e7, 1e8)}` },
    { displayName: 'Someone Else' },
    { photoUrl: 'https://example.in/other.png' },
    { linkProviderUserInfo: google },
  ]) {
    await firebase.change(localId, change);
    expect(await access(cookie), Object.keys(change)[0]).toBe('active');
  }
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
