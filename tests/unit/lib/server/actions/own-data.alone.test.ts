import { collect } from '@sutra/outbox/store';
import { codedError } from '@sutra/outbox/error-code';
import { SAME_TEXT } from '@sutra/outbox/row';
import { beforeEach, expect, it, vi } from 'vitest';
import { type OrderMail } from '@/lib/shop/orders/mail-payload';
import { runCommand } from '@/tests/support/cli';
import { readLog } from '@/tests/support/log-lines';
import { OWNER } from '@/tests/support/mail-server';
import { stored } from '@/tests/support/results';
import { PASSWORD } from '../../shop/account/account-site';
import { BOOK, buyersSite } from '../../shop/account/buyers-site';

const site = await buyersSite();
const { access, firebase, lines, proxy, readSession, receive, register, signIn } = site;
const { law, orders, outbox, store, users, findUser, newBuyer, submitProfile } = site;
const { completeProfileAction, deleteAccountAction, keepAccountAction } = site;
const { readMyDataAction, stopNewsAction, expectNothingLeft, readKept } = site;
const { createOrder } = await import('@/lib/shop/orders/order');
const { tendAccounts } = await import('@/lib/server/person/idle-accounts');
const { log } = await import('@/lib/log/log');

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

beforeEach(() => void (law.holdsRows = false));

const readMine = () => readMyDataAction('hi');
const saveProfile = ({ id, call }: Buyer, changes = {}) =>
  call(() => submitProfile(`form-of-${id}`, changes));
const list = async (command: string) =>
  (await runCommand({ outbox, now: Date.now }, command, { users })).out;
async function tend() {
  await store.save('accounts-tended', 0);
  await tendAccounts({ outbox, orders, users, log, url: 'https://example.in', now: Date.now });
}

it('profile action: stores the profile of the signed-in user', async () => {
  const buyer = await newBuyer();
  expect(await saveProfile(buyer, { uid: 'another' })).toEqual(stored);
  const rows = await collect(store.rows({ sender: buyer.id }));
  expect(rows.map(({ payload }) => payload)).toMatchObject([
    { uid: buyer.id, address: { city: 'Jaipur' } },
  ]);
});

it('profile action: saves nothing with an id that no form of the site has', async () => {
  const buyer = await newBuyer();
  for (const id of ['1', 'x'.repeat(65), 'a b c d e f g h i j']) {
    const failed = { status: 'failed', reason: 'not-saved', kept: false };
    expect.soft(await buyer.call(() => submitProfile(id)), id).toEqual(failed);
  }
  expect(await collect(store.rows({ sender: buyer.id }))).toEqual([]);
});

it('profile action: tells signed out from not saved', async () => {
  const failed = (reason: string) => ({ status: 'failed', reason, kept: false });
  receive({});
  expect(await submitProfile('a-profile-form-id-0')).toEqual(failed('signed-out'));
  const buyer = await newBuyer();
  proxy.treat(() => 'fail');
  expect(await saveProfile(buyer)).toEqual(failed('not-saved'));
  proxy.treat(() => 'pass');
  vi.spyOn(store, 'insert').mockRejectedValue(new Error('full'));
  expect(await saveProfile(buyer)).toEqual(failed('not-saved'));
});

it('profile action: has asked about the session within 2.5 seconds, however slow all are', async () => {
  const buyer = await newBuyer();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const never = () => new Promise<never>(() => {});
  vi.spyOn(users, 'isSessionRevoked').mockImplementation(never);
  vi.spyOn(users, 'getUserByAccount').mockImplementation(never);
  const asked = new Promise<void>((resolve) => proxy.treat(() => (resolve(), 'hang')));
  const result = saveProfile(buyer);
  await asked;
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await result).toEqual({ status: 'failed', reason: 'not-saved', kept: false });
});

it('complete profile: is read with the next session, and refused to a disabled account', async () => {
  const { id, cookie, call } = await newBuyer();
  expect(await call(completeProfileAction)).toBe(true);
  expect((await readSession(cookie)).user!.profileCompleted).toBe(true);
  await firebase.change(id, { disableUser: true });
  expect(await call(completeProfileAction)).toBe(false);
  expect(readLog(lines)).toMatchObject([{ event: 'profile-not-completed' }]);
});

it.each([
  ['removes all', false, { removed: 1, kept: 0 }],
  ['keeps the rows that the law asks to keep, and names them', true, { removed: 0, kept: 1 }],
])(
  'delete account: %s, ends the session, and lists what is left to do',
  async (_what, holdsRows, receipt) => {
    const other = await newBuyer();
    const buyer = await newBuyer();
    const { id, email, cookie, call } = buyer;
    for (const each of [other, buyer]) await saveProfile(each);
    law.holdsRows = holdsRows;
    const result = await call(deleteAccountAction);
    const reference = expect.stringMatching(/^VM-\w{6}$/) as string;
    expect(result).toMatchObject({
      status: 'done',
      receipt: { ...receipt, signIn: 'deleted', reference },
    });
    expect(await findUser(id, users)).toBeNull();
    expect(await access(cookie)).toBe('signed-out');
    await expect(firebase.login(email, PASSWORD)).rejects.toThrow();
    const { reference: told } = (result as { receipt: { reference: string } }).receipt;
    expect((await list('list --kind profile')).includes(email)).toBe(holdsRows);
    expect(await list('list --kind request')).toContain(told);
    expect(JSON.parse((await list(`show ${told}`)).trim())).toMatchObject({
      payload: {
        request: 'delete',
        email,
        account: id,
        signIn: 'deleted',
        kept: holdsRows ? reference : '',
      },
    });
    expect(await access(other.cookie)).toBe('active');
    expect(await list('list --kind profile')).toContain(other.email);
    expect(JSON.stringify(lines)).not.toContain(email);

    const again = await register(email);
    expect(again.localId).not.toBe(id);
    expect((await signIn(again.idToken)).outcome).toBe('done');
  },
);

it.each([
  ['the provider', () => proxy.treat((call) => (call === 'accounts:delete' ? 'fail' : 'pass'))],
  [
    'the store of submissions',
    () => void vi.spyOn(store, 'insert').mockRejectedValueOnce(codedError('SQLITE_FULL')),
  ],
  [
    'the store of accounts',
    () => void vi.spyOn(users, 'deleteUser').mockRejectedValueOnce(codedError('SQLITE_FULL')),
  ],
])('delete account: pretends nothing when %s fails, and a repeat ends it', async (_, fail) => {
  const { id, email, call } = await newBuyer();
  fail();
  expect(await call(deleteAccountAction)).toEqual({ status: 'failed', reason: 'unavailable' });
  expect(await findUser(id, users)).toMatchObject({ deletionAskedAt: expect.any(Date) });
  proxy.treat(() => 'pass');
  expect(await call(deleteAccountAction)).toMatchObject({ status: 'done' });
  expect(await findUser(id, users)).toBeNull();
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
  expect(await findUser(id, users)).not.toBeNull();
  expect(await access(cookie)).toBe('active');
});

it('account data: has the user and the own submissions, and no message of an unverified address', async () => {
  const buyer = await newBuyer();
  const { id, email, call } = buyer;
  for (const each of [buyer, await newBuyer()]) await saveProfile(each);
  await buyer.message('KANARI');
  const read = async () => {
    const result = await call(readMine);
    return result.status === 'done' ? result.data : expect.fail();
  };
  expect(await read()).toMatchObject({
    account: { id, email, emailVerified: false, lastSeenAt: expect.any(String) },
    submissions: [{ kind: 'profile', payload: { uid: id, marketingConsent: false } }],
  });
  const day = expect.stringMatching(/^\d{1,2} \S+ \d{4}$/) as string;
  expect(await call(readMine)).toMatchObject({
    parts: [
      {
        lines: expect.arrayContaining([
          { label: 'ईमेल', text: email },
          { label: expect.any(String), text: day },
        ]),
      },
      { lines: expect.arrayContaining([{ label: 'लिंग', text: 'महिला' }]) },
    ],
  });
  await firebase.change(id, { emailVerified: true });
  const { submissions } = await read();
  expect(submissions.map(({ kind }) => kind).sort()).toEqual(['contact', 'profile']);
  expect(JSON.stringify(submissions)).toContain('KANARI');
});

it('account data: is read, stopped and deleted ten times an hour by one account', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()];
  for (let time = 0; time < 10; time++)
    expect(await buyer.call(readMine)).toMatchObject({ status: 'done' });
  expect(await buyer.call(readMine)).toEqual({ status: 'failed', reason: 'limited' });
  expect(await other.call(readMine)).toMatchObject({ status: 'done' });
  expect(await buyer.call(stopNewsAction)).toMatchObject({ status: 'done' });
});

it('no more news: becomes a no in what is still here, and the owner is told once a day', async () => {
  const buyer = await newBuyer();
  await saveProfile(buyer, { marketingConsent: 'on' });
  const first = await buyer.call(stopNewsAction);
  expect(first).toEqual({ status: 'done', reference: expect.stringMatching(/^VM-/) });
  expect(await buyer.call(stopNewsAction)).toEqual(first);
  expect(await list('list --kind request')).toContain(buyer.email);
  const data = await buyer.call(readMine);
  expect(data).toMatchObject({ data: { submissions: [{ payload: { marketingConsent: false } }] } });
});

// Each writer at each step and in each state, and eight at once: `deletion.long.test.ts`.
it('delete account: a write at any step of it leaves nothing', async () => {
  for (let at = 0, count = 1; at < count; at += 3) {
    law.holdsRows = at % 2 === 1;
    count = await site.writeAtStep(at, site.writerNames[at % site.writerNames.length]!);
  }
});

it.each([
  ['profile', { isNew: false, holdsRows: true }],
  ['report', { isNew: true, holdsRows: false }],
  ['another tab', { isNew: false, holdsRows: true }],
  ['decision', { isNew: true, holdsRows: false }],
] as const)('delete account: a whole one at any step of %s leaves nothing', async (writer, how) => {
  law.holdsRows = how.holdsRows;
  await site.deleteAtEachStepOf(writer, how);
});

it('delete account: leaves the rows of others, and messages of an address that is not verified', async () => {
  const other = await newBuyer({ isVerified: true });
  await other.writers['report and mail']();
  await other.writers.profile();
  await other.message();
  const read = async () => [await collect(store.rows()), await orders.list()] as const;
  const [before, ordersBefore] = await read();
  const buyer = await newBuyer();
  await buyer.message();
  expect(await buyer.call(deleteAccountAction)).toMatchObject({ status: 'done' });
  const [after, ordersAfter] = await read();
  expect(ordersAfter).toEqual(ordersBefore);
  const earlier = new Set(before.map(({ id }) => id));
  expect(after.filter(({ id }) => earlier.has(id))).toEqual(before);
  const added = after.filter(({ id }) => !earlier.has(id));
  expect(added.map(({ kind }) => kind).sort()).toEqual(['contact', 'request']);
});

it('delete account: one with another spelling of the address takes no mail of the buyer', async () => {
  const name = `asha${Date.now()}`;
  const email = `${name.slice(0, 5)}.${name.slice(5)}@gmail.com`;
  const buyer = await newBuyer({ isVerified: true, email });
  await buyer.writers['report and mail']();
  await buyer.writers.decision();
  await buyer.writers.mails();
  const mailsOf = async () =>
    (await collect(store.rows())).filter(
      ({ kind, payload }) => kind === 'order' && payload?.email === email,
    );
  const waiting = await mailsOf();
  expect(waiting.map(({ payload }) => (payload as OrderMail).audience)).toContain('buyer');
  const mallory = await newBuyer({ email: `${name}+x@gmail.com` });
  expect(JSON.stringify(await mallory.call(readMine))).not.toContain(email);
  expect(await mallory.call(deleteAccountAction)).toMatchObject({ receipt: { removed: 0 } });
  expect(await mailsOf()).toEqual(waiting);
});

it('delete account: what a killed process has written is removed by the upkeep', async () => {
  law.holdsRows = true;
  const buyer = await newBuyer({ isVerified: true });
  await buyer.writers.profile();
  expect(await buyer.call(deleteAccountAction)).toMatchObject({ receipt: { kept: 1 } });
  const kept = await readKept(buyer);
  const { id: account, email, name } = buyer;
  const report = { book: BOOK, title: 'Tables', amount: 250, utr: null, language: 'en' };
  const order = createOrder(account, report, Date.now());
  await orders.insert(order);
  const about = { orders: [{ id: order.id, event: 1 }], notBefore: Date.now() };
  const payload: OrderMail = {
    mail: 'reported',
    audience: 'owner',
    to: OWNER,
    account,
    name,
    email,
    ...about,
  };
  await outbox.accept({ kind: 'order', formId: SAME_TEXT, payload, sender: account });
  await tend();
  await expectNothingLeft(buyer, kept);
});

async function failHalfWay(buyer: Buyer) {
  vi.spyOn(users, 'deleteUser').mockRejectedValueOnce(new Error('full'));
  proxy.treat((call) => (call === 'accounts:delete' ? 'fail' : 'pass'));
  expect(await buyer.call(deleteAccountAction)).toMatchObject({ status: 'failed' });
  proxy.treat(() => 'pass');
  vi.restoreAllMocks();
}

it('delete account: one that failed half-way asks a person who signs in again, who may keep the account', async () => {
  const buyer = await newBuyer({ isVerified: true });
  await failHalfWay(buyer);
  await buyer.writers.profile();
  await buyer.writers.report();
  await buyer.writers['complete profile']();
  expect(await collect(store.rows({ sender: buyer.id }))).toEqual([]);
  expect(await orders.list({ account: buyer.id })).toEqual([]);
  expect(await findUser(buyer.id, users)).not.toHaveProperty('profileCompletedAt');

  const { idToken } = await firebase.login(buyer.email, PASSWORD);
  const again = await signIn(idToken);
  expect(again).toMatchObject({ outcome: 'done', user: { deletionAskedAt: expect.any(String) } });
  const { user } = await readSession(again.cookie);
  expect(user).toHaveProperty('deletionAskedAt');
  expect(await access(again.cookie)).toBe('unavailable');
  receive({ cookie: again.cookie });
  expect(await keepAccountAction()).toEqual({ status: 'done' });
  expect(await access(again.cookie)).toBe('active');
  const { user: kept } = await readSession(again.cookie);
  expect(kept).not.toHaveProperty('deletionAskedAt');
  await tend();
  expect(await findUser(buyer.id, users)).not.toBeNull();
});

it('delete account: one that failed half-way is finished when the person says so, by no session that has ended otherwise', async () => {
  const [buyer, disabled] = [await newBuyer({ isVerified: true }), await newBuyer()];
  for (const each of [buyer, disabled]) await failHalfWay(each);
  await firebase.change(disabled.id, { disableUser: true });
  const refused = { status: 'failed', reason: 'signed-out' };
  expect(await disabled.call(deleteAccountAction)).toEqual(refused);
  // The provider has deleted the account.
  await firebase.remove(buyer.id);
  expect(await buyer.call(deleteAccountAction)).toMatchObject({ status: 'done' });
  await expectNothingLeft(buyer);
});
