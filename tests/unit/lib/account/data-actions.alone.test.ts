import { expect, it, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { typedProfile } from '@/tests/support/asha';
import { accountSite, newAddress, PASSWORD } from './account-site';

/** Whether the law asks to keep them: not by the day on which the tests run. */
const law = vi.hoisted(() => ({ holdsRows: false }));
vi.mock('@/lib/submissions/erase-rows', async (load) => ({
  ...(await load<object>()),
  isHeldByLaw: () => law.holdsRows,
}));

const { access, firebase, lines, proxy, receive, register, signIn } = await accountSite();
vi.stubEnv('PROFILE_SERVICE', 'simulate');
const { findUser, userStore } = await import('@/lib/account/server/users');
const { deleteAccountAction, readMyDataAction, stopNewsAction } =
  await import('@/lib/account/data-actions');
const { submitProfileAction } = await import('@/lib/profile/actions');
const { runCommand } = await import('@/tests/support/cli');
const { contactPayload } = await import('@/tests/support/rows');
const { siteOutbox } = await import('@/lib/submissions/site');

async function newBuyer(changes: Record<string, string> = {}) {
  const email = newAddress();
  const { idToken, localId: id } = await register(email);
  const { cookie } = await signIn(idToken);
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typedProfile, ...changes }))
    form.set(name, value);
  receive({ cookie });
  await submitProfileAction(`form-of-${id}`, form);
  const call = <Result>(action: () => Promise<Result>, headers = {}) => {
    receive({ cookie, ...headers });
    return action();
  };
  return { id, email, cookie, call };
}

const readMine = () => readMyDataAction('hi');

const list = async (command: string) => {
  const outbox = await siteOutbox();
  const surroundings = { users: userStore() };
  return (await runCommand({ outbox, now: Date.now }, command, surroundings)).out;
};

it('delete account: removes user, rows and sign-in, ends the session, and lists what is left to do', async () => {
  const other = await newBuyer();
  const { id, email, cookie, call } = await newBuyer();
  const result = await call(deleteAccountAction);
  expect(result).toMatchObject({
    status: 'done',
    receipt: { removed: 1, kept: 0, signIn: 'deleted', reference: expect.stringMatching(/^VM-/) },
  });
  expect(await findUser(id)).toBeNull();
  expect(await access(cookie)).toBe('signed-out');
  await expect(firebase.login(email, PASSWORD)).rejects.toThrow();
  const { reference } = (result as { receipt: { reference: string } }).receipt;
  expect(await list('list --kind profile')).not.toContain(email);
  expect(await list('list --kind request')).toContain(reference);
  expect(JSON.parse((await list(`show ${reference}`)).trim())).toMatchObject({
    payload: { request: 'delete', email, account: id, signIn: 'deleted' },
  });
  expect(await access(other.cookie)).toBe('active');
  expect(await list('list --kind profile')).toContain(other.email);
  expect(JSON.stringify(lines)).not.toContain(email);
});

it('delete account: keeps the rows that the law asks to keep, and names them', async () => {
  const { id, email, call } = await newBuyer();
  law.holdsRows = true;
  const result = await call(deleteAccountAction);
  law.holdsRows = false;
  expect(result).toMatchObject({ receipt: { removed: 0, kept: 1, signIn: 'deleted' } });
  expect(await findUser(id)).toBeNull();
  await expect(firebase.login(email, PASSWORD)).rejects.toThrow();
  expect(await list('list --kind profile')).toContain(email);
  const { reference } = (result as { receipt: { reference: string } }).receipt;
  expect(JSON.parse((await list(`show ${reference}`)).trim())).toMatchObject({
    payload: { request: 'delete', email, kept: expect.stringMatching(/^VM-\w{6}$/) },
  });
});

it('delete account: the same address can register again, as a new account', async () => {
  const { id, email, call } = await newBuyer();
  await call(deleteAccountAction);
  const { localId, idToken } = await register(email);
  expect(localId).not.toBe(id);
  expect((await signIn(idToken)).outcome).toBe('done');
});

it.each([
  ['the provider', () => proxy.treat((call) => (call === 'accounts:delete' ? 'fail' : 'pass'))],
  [
    'the store of submissions',
    async () => {
      const { store } = await siteOutbox();
      vi.spyOn(store!, 'insert').mockRejectedValueOnce(codedError('SQLITE_FULL'));
    },
  ],
  [
    'the store of accounts',
    async () =>
      void vi.spyOn(userStore(), 'deleteUser').mockRejectedValueOnce(codedError('SQLITE_FULL')),
  ],
])('delete account: pretends nothing when %s fails, and a repeat ends it', async (_, fail) => {
  const { id, email, call } = await newBuyer();
  await fail();
  expect(await call(deleteAccountAction)).toEqual({ status: 'failed', reason: 'unavailable' });
  expect(await findUser(id)).toMatchObject({ deletionAskedAt: expect.any(Date) });
  proxy.treat(() => 'pass');
  expect(await call(deleteAccountAction)).toMatchObject({ status: 'done' });
  expect(await findUser(id)).toBeNull();
  await expect(firebase.login(email, PASSWORD)).rejects.toThrow();
  expect((await list('list --kind request')).match(new RegExp(email, 'g'))).toHaveLength(1);
});

it('account data: is refused without a session, from another site, and after sign-out', async () => {
  const refused = { status: 'failed', reason: 'signed-out' };
  const { id, cookie, call } = await newBuyer();
  const actions: (() => Promise<unknown>)[] = [deleteAccountAction, readMine, stopNewsAction];
  for (const action of actions) {
    receive({});
    expect(await action()).toEqual(refused);
    expect(await call(action, { origin: 'https://evil.example' })).toEqual(refused);
  }
  expect(await findUser(id)).not.toBeNull();
  expect(await access(cookie)).toBe('active');
});

it('account data: has the user and the own submissions, and no message of an unverified address', async () => {
  const { id, email, call } = await newBuyer();
  await newBuyer();
  const outbox = await siteOutbox();
  const payload = contactPayload({ email, message: 'KANARI' });
  await outbox.accept({ kind: 'contact', payload, sender: email });
  const read = async () => {
    const result = await call(readMine);
    return result.status === 'done' ? result.data : expect.fail();
  };
  expect(await read()).toMatchObject({
    account: { id, email, emailVerified: false, lastSeenAt: expect.any(String) },
    submissions: [{ kind: 'profile', payload: { uid: id, marketingConsent: false } }],
  });
  expect(await call(readMine)).toMatchObject({
    parts: [
      { lines: expect.arrayContaining([{ label: 'ईमेल', text: email }]) },
      { lines: expect.arrayContaining([{ label: 'लिंग', text: 'महिला' }]) },
    ],
  });
  await firebase.change(id, { emailVerified: true });
  expect((await read()).submissions).toMatchObject([
    { kind: 'profile' },
    { kind: 'contact', payload: { message: 'KANARI' } },
  ]);
});

it('no more news: becomes a no in what is still here, and the owner is told once a day', async () => {
  const { email, call } = await newBuyer({ marketingConsent: 'on' });
  const first = await call(stopNewsAction);
  expect(first).toEqual({ status: 'done', reference: expect.stringMatching(/^VM-/) });
  expect(await call(stopNewsAction)).toEqual(first);
  expect(await list('list --kind request')).toContain(email);
  const data = await call(readMine);
  expect(data).toMatchObject({ data: { submissions: [{ payload: { marketingConsent: false } }] } });
});
