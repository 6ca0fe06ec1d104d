import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, it, vi } from 'vitest';
import { collect } from '@sutra/outbox/store';
import { type OrderMail } from '@/lib/orders/mail-payload';
import { typedProfile } from '@/tests/support/asha';
import fc from '@/tests/support/fast-check';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { OWNER } from '@/tests/support/mail-server';
import { request } from '@/tests/support/next-request';
import { contactPayload } from '@/tests/support/rows';
import { provideThreeBooks } from '@/tests/support/three-books';
import { accountSite, newAddress, PASSWORD } from '../account-site';

/** Whether the law asks to keep what was accepted: not by the day on which the tests run. */
const law = vi.hoisted(() => ({ holdsRows: false }));
vi.mock('@/lib/submissions/erase-rows', async (load) => ({
  ...(await load<object>()),
  isHeldByLaw: () => law.holdsRows,
}));

// Mails wait: they hold the address of the buyer.
const mail = await freshMailServer();
mail.reply({ from: 450 });
vi.stubEnv('MAIL_URL', mail.settings().MAIL_URL);
vi.stubEnv('OWNER_EMAILS', OWNER);
vi.stubEnv('PROFILE_SERVICE', 'simulate');
provideThreeBooks();
vi.resetModules();
const { access, firebase, proxy, readSession, receive, register, signIn } = await accountSite();
const { deleteAccountAction, keepAccountAction, readMyDataAction, stopNewsAction } =
  await import('@/lib/account/data-actions');
const { completeProfileAction } = await import('@/lib/account/actions');
const { deleteAccount } = await import('@/lib/account/server/delete-account');
const { tendAccounts } = await import('@/lib/account/server/upkeep');
const { findUser, userStore } = await import('@/lib/account/server/users');
const { submitProfileAction } = await import('@/lib/profile/actions');
const { reportPaymentAction } = await import('@/lib/orders/actions');
const { decideOrder } = await import('@/lib/orders/decide-order');
const { findOrders } = await import('@/lib/orders/find-order');
const { createOrder, orderReference } = await import('@/lib/orders/order');
const { log } = await import('@/lib/log/log');
const { surroundings } = await import('@/lib/orders/surroundings');
const { tellOrders } = await import('@/lib/orders/tell');
const { peerHeader } = await import('@/lib/http/request');
const { siteOutbox } = await import('@/lib/submissions/site');
const { submissionReference } = await import('@/lib/text/reference');

const BOOK = 'tables-by-heart';
const outbox = await siteOutbox();
const store = outbox.store!;
const around = surroundings(outbox);
const { orders, users } = around;

type Step = (name: string) => Promise<void>;
/** What happens before each call of a store, in the middle of a request. */
const steps = new AsyncLocalStorage<Step | undefined>();

function watch(target: object, names: string[]) {
  const methods = target as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name]!.bind(target);
    methods[name] =
      name === 'rows'
        ? async function* (...args: unknown[]) {
            await steps.getStore()?.(name);
            yield* method(...args) as AsyncIterable<unknown>;
          }
        : async (...args: unknown[]) => {
            await steps.getStore()?.(name);
            return method(...args);
          };
  }
}
watch(store, ['rows', 'insert', 'change', 'remove', 'load', 'truncate']);
watch(orders, ['list', 'insert', 'replace', 'remove']);
watch(users, [
  'getUserByAccount',
  'createUser',
  'linkAccount',
  'updateUser',
  'deleteUser',
  'isSessionRevoked',
]);

let buyers = 0;

async function newBuyer({ isVerified = true, email = newAddress() } = {}) {
  const { localId: id } = await register(email);
  // Reports are limited by address.
  const address = `127.0.${++buyers >> 8}.${buyers & 255}`;
  if (isVerified) await firebase.change(id, { emailVerified: true });
  const { idToken } = await firebase.login(email, PASSWORD);
  const { cookie } = await signIn(idToken);
  const user = { id, email, name: 'Asha', emailVerified: isVerified };
  const asked = <Result>(work: () => Promise<Result>) => {
    receive({ cookie, [peerHeader()]: address });
    return work();
  };
  const message = () =>
    outbox.accept({ kind: 'contact', payload: contactPayload({ email }), sender: email });
  const writers = {
    profile: () =>
      asked(async () => {
        const form = new FormData();
        for (const [name, value] of Object.entries(typedProfile)) form.set(name, value);
        form.set('city', `City ${Math.random()}`);
        await submitProfileAction(crypto.randomUUID(), form);
      }),
    report: () => asked(() => reportPaymentAction(BOOK, '412345678901', 'en')),
    'report and mail': () =>
      asked(async () => {
        await reportPaymentAction(BOOK, '412345678901', 'en');
        await request.finish();
      }),
    'complete profile': () => asked(completeProfileAction),
    'another tab': () => signIn(idToken),
    'no more news': () => asked(stopNewsAction),
    decision: async () => {
      const [found] = await findOrders(orderReference(id, BOOK), around);
      const event = found?.order?.event ?? 0;
      const choice = { decision: 'received', by: OWNER, event } as const;
      if (found) await decideOrder(found, choice, around);
    },
    mails: () => tellOrders(around),
  };
  return { ...user, user, cookie, idToken, asked, message, writers };
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;
const writerNames = Object.keys((await newBuyer()).writers) as (keyof Buyer['writers'])[];

async function expectNothingLeft({ id, email }: Buyer, keptReferences = '') {
  const rows = await collect(store.rows());
  const left = rows.filter((row) => {
    if (row.kind === 'request') return false;
    const text = JSON.stringify([row.sender, row.subject, row.payload]);
    return (text.includes(id) || text.includes(email)) && row.payload !== null;
  });
  const kept = keptReferences.split(', ');
  // A profile that was being accepted may have replaced one that is kept.
  expect(left.map(submissionReference).filter((each) => !kept.includes(each))).toEqual([]);
  expect(rows.filter(({ sender, payload }) => sender === id && payload === null)).toEqual([]);
  expect(JSON.stringify(await orders.list())).not.toContain(id);
  expect(await findUser(id)).toBeNull();
  for await (const user of users.users()) expect(user.email).not.toBe(email);
}

const readKept = async ({ id }: Buyer) => {
  const rows = await collect(store.rows());
  const kept = rows.flatMap(({ payload }) =>
    payload && 'request' in payload && payload.account === id ? payload.kept : [],
  );
  return kept.join('');
};

/** Waits for a request that runs in the middle of another one. */
async function between(work: () => Promise<unknown>) {
  const { headers, afterwards } = request;
  await steps.run(undefined, work).finally(() => Object.assign(request, { headers, afterwards }));
}

describe.each([
  ['before', false],
  ['after', true],
])('account deletion, %s the law asks to keep rows', (_when, holdsRows) => {
  it('a write at each step of it leaves nothing', { tags: 'long' }, async () => {
    law.holdsRows = holdsRows;
    // Other writers in the second run than in the first.
    const offset = holdsRows ? 4 : 0;
    for (let at = 0, count = 1; at < count; at++) {
      const name = writerNames[(3 * at + offset) % writerNames.length]!;
      const buyer = await newBuyer();
      await buyer.message();
      await buyer.writers.profile();
      await buyer.writers['report and mail']();
      count = 0;
      const step = async () => {
        if (count++ === at) await between(buyer.writers[name]);
      };
      proxy.before(async (call) => (call === 'accounts:delete' ? step() : undefined));
      const result = await steps.run(step, () => buyer.asked(deleteAccountAction));
      proxy.before(async () => {});
      expect(result, `${name} at step ${at}`).toMatchObject({ status: 'done' });
      const kept = await readKept(buyer);
      await expectNothingLeft(buyer, kept);
      const { receipt } = result as { receipt: { kept: number } };
      expect(receipt.kept, `${name} at step ${at}`).toBe(kept === '' ? 0 : kept.split(', ').length);
      expect(count).toBeGreaterThan(15);
    }
  });

  const cases = writerNames.flatMap((name) => [
    [name, 'that has reported a payment', true] as const,
    [name, 'that is new', false] as const,
  ]);
  it.each(cases)(
    'a whole one at any step of %s, of one %s, leaves nothing',
    async (...[name, , isUsed]) => {
      law.holdsRows = holdsRows;
      for (let at = 0; ; at++) {
        const buyer = await newBuyer();
        if (isUsed) await buyer.writers.profile();
        if (isUsed) await buyer.writers.report();
        let count = 0;
        let deleted: unknown;
        const step = async () => {
          if (count++ !== at) return;
          await between(async () => (deleted = await buyer.asked(deleteAccountAction)));
        };
        const write: () => Promise<unknown> = buyer.writers[name];
        // What fails has written nothing, or removed it.
        await Promise.allSettled([steps.run(step, write)]);
        if (at >= count) break;
        expect(deleted, `step ${at}`).toMatchObject({ status: 'done' });
        await expectNothingLeft(buyer, await readKept(buyer));
      }
    },
  );

  it('eight writers beside it leave nothing', async () => {
    law.holdsRows = holdsRows;
    const starts = fc.array(fc.tuple(fc.nat(40), fc.constantFrom(...writerNames)), {
      ...{ minLength: 8, maxLength: 8 },
    });
    await fc.assert(
      fc.asyncProperty(starts, async (plan) => {
        const buyer = await newBuyer();
        await buyer.message();
        await buyer.writers.profile();
        let count = 0;
        const running: Promise<unknown>[] = [];
        const step = async () => {
          const now = count++;
          for (const [at, name] of plan) {
            const write: () => Promise<unknown> = buyer.writers[name];
            if (at === now) running.push(steps.run(undefined, write));
          }
        };
        receive({ cookie: buyer.cookie });
        await steps.run(step, () => deleteAccount(buyer.user, 'delete', { outbox, orders }));
        // What fails has written nothing, or removed it.
        await Promise.allSettled(running);
        await request.finish();
        await expectNothingLeft(buyer, await readKept(buyer));
      }),
      { numRuns: 8 },
    );
  });
});

it('account deletion: leaves the rows of others, and messages of an address that is not verified', async () => {
  law.holdsRows = false;
  const other = await newBuyer();
  await other.writers['report and mail']();
  await other.writers.profile();
  await other.message();
  const stored = async () => [await collect(store.rows()), await orders.list()] as const;
  const [before, ordersBefore] = await stored();
  const buyer = await newBuyer({ isVerified: false });
  await buyer.message();
  expect(await buyer.asked(deleteAccountAction)).toMatchObject({ status: 'done' });
  const [after, ordersAfter] = await stored();
  expect(ordersAfter).toEqual(ordersBefore);
  const known = new Set(before.map(({ id }) => id));
  expect(after.filter(({ id }) => known.has(id))).toEqual(before);
  const added = after.filter(({ id }) => !known.has(id));
  expect(added.map(({ kind }) => kind).sort()).toEqual(['contact', 'request']);
});

it('account deletion: an account with another spelling of the address takes no mail of the buyer', async () => {
  law.holdsRows = false;
  const name = `asha${Date.now()}`;
  const buyer = await newBuyer({ email: `${name.slice(0, 5)}.${name.slice(5)}@gmail.com` });
  await buyer.writers['report and mail']();
  await buyer.writers.decision();
  await tellOrders(around);
  const mailsOf = async () =>
    (await collect(store.rows())).filter(
      ({ kind, payload }) => kind === 'order' && payload?.email === buyer.email,
    );
  const waiting = await mailsOf();
  expect(waiting.map(({ payload }) => (payload as OrderMail).audience)).toContain('buyer');
  const mallory = await newBuyer({ email: `${name}+x@gmail.com`, isVerified: false });
  receive({ cookie: mallory.cookie });
  expect(JSON.stringify(await readMyDataAction('en'))).not.toContain(buyer.email);
  expect(await mallory.asked(deleteAccountAction)).toMatchObject({ receipt: { removed: 0 } });
  expect(await mailsOf()).toEqual(waiting);
});

it('account deletion: what a killed process has written is removed by the upkeep', async () => {
  law.holdsRows = true;
  const buyer = await newBuyer();
  await buyer.writers.profile();
  expect(await buyer.asked(deleteAccountAction)).toMatchObject({ receipt: { kept: 1 } });
  const kept = await readKept(buyer);
  const { id: account, email, name } = buyer;
  const report = { book: BOOK, title: 'Tables', amount: 250, utr: null, language: 'en' };
  const order = createOrder(account, report, Date.now());
  await orders.insert(order);
  const about = { orders: [{ id: order.id, event: 1 }], notBefore: Date.now() };
  const payload: OrderMail = {
    ...{ mail: 'reported', audience: 'owner', to: OWNER, account, name, email, ...about },
  };
  await outbox.accept({ kind: 'order', payload, sender: account });
  await store.save('accounts-tended', 0);
  await tendAccounts({ outbox, orders, users, log, url: 'https://example.in', now: Date.now });
  await expectNothingLeft(buyer, kept);
});

describe('account deletion that failed half-way', () => {
  const failHalfWay = async (buyer: Buyer) => {
    vi.spyOn(userStore(), 'deleteUser').mockRejectedValueOnce(new Error('full'));
    proxy.treat((call) => (call === 'accounts:delete' ? 'fail' : 'pass'));
    expect(await buyer.asked(deleteAccountAction)).toMatchObject({ status: 'failed' });
    proxy.treat(() => 'pass');
    vi.restoreAllMocks();
  };

  it('asks a person who signs in again, who may keep the account', async () => {
    const buyer = await newBuyer();
    await failHalfWay(buyer);
    await buyer.writers.profile();
    await buyer.writers.report();
    await buyer.writers['complete profile']();
    expect(await collect(store.rows({ sender: buyer.id }))).toEqual([]);
    expect(await orders.list({ account: buyer.id })).toEqual([]);
    expect(await findUser(buyer.id)).not.toHaveProperty('profileCompletedAt');

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
    await store.save('accounts-tended', 0);
    await tendAccounts({ outbox, orders, users, log, url: 'https://example.in', now: Date.now });
    expect(await findUser(buyer.id)).not.toBeNull();
  });

  it('is finished when the person says so, also where the provider has deleted the account', async () => {
    const buyer = await newBuyer();
    await failHalfWay(buyer);
    await firebase.remove(buyer.id);
    expect(await buyer.asked(deleteAccountAction)).toMatchObject({ status: 'done' });
    await expectNothingLeft(buyer);
  });

  it('is not finished by a session that has ended for another reason', async () => {
    const buyer = await newBuyer();
    await failHalfWay(buyer);
    await firebase.change(buyer.id, { disableUser: true });
    expect(await buyer.asked(deleteAccountAction)).toEqual({
      status: 'failed',
      reason: 'signed-out',
    });
  });
});

it('account data: is read, stopped and deleted ten times an hour by one account', async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()];
  const read = (of: Buyer) => of.asked(() => readMyDataAction('en'));
  for (let time = 0; time < 10; time++) expect(await read(buyer)).toMatchObject({ status: 'done' });
  expect(await read(buyer)).toEqual({ status: 'failed', reason: 'limited' });
  expect(await read(other)).toMatchObject({ status: 'done' });
  expect(await buyer.asked(stopNewsAction)).toMatchObject({ status: 'done' });
});
