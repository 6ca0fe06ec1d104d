import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, vi } from 'vitest';
import { collect } from '@sutra/outbox/store';
import { SAME_TEXT } from '@sutra/outbox/row';
import { typedProfile } from '@/tests/support/asha';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { OWNER } from '@/tests/support/mail-server';
import { request } from '@/tests/support/next-request';
import { contactPayload } from '@/tests/support/rows';
import { provideThreeBooks } from '@/tests/support/three-books';
import { accountSite, newAddress, PASSWORD } from './account-site';

export const BOOK = 'tables-by-heart';
const UTR = '412345678901';

/** What writes rows of a buyer. */
const writerNames = [
  ...(['profile', 'report', 'report and mail', 'complete profile'] as const),
  ...(['another tab', 'no more news', 'decision', 'mails'] as const),
];
type Writer = (typeof writerNames)[number];

type Step = (name: string) => Promise<void>;

/** The site's accounts with all that a buyer and the owner write, and every deletion in the middle of it. */
export async function buyersSite() {
  /** Whether the law asks to keep what was accepted: not by the day on which the tests run. */
  const law = { holdsRows: false };
  vi.doMock('@/lib/server/person/erase-rows', async (load) => ({
    ...(await load<object>()),
    isHeldByLaw: () => law.holdsRows,
  }));
  const mail = await freshMailServer();
  vi.stubEnv('MAIL_URL', mail.settings().MAIL_URL);
  vi.stubEnv('OWNER_EMAILS', OWNER);
  vi.stubEnv('PROFILE_SERVICE', 'simulate');
  provideThreeBooks();
  vi.resetModules();
  const site = await accountSite();
  const { firebase, proxy, receive, register, signIn } = site;
  const actions = await import('@/lib/server/actions/own-data');
  const { completeProfileAction } = await import('@/lib/server/actions/account');
  const { deleteAccount } = await import('@/lib/server/person/delete-account');
  const { findUser } = await import('@/lib/shop/account/server/users');
  const { submitProfileAction } = await import('@/lib/server/actions/profile');
  const { reportPaymentAction } = await import('@/lib/server/actions/payment');
  const { decideOrder } = await import('@/lib/shop/orders/decide-order');
  const { findOrders } = await import('@/lib/shop/orders/find-order');
  const { orderReference } = await import('@/lib/shop/orders/order');
  const { orderWork } = await import('@/lib/server/order-work');
  const { tellOrders } = await import('@/lib/shop/orders/tell');
  const { peerHeader } = await import('@/lib/http/request');
  const { root } = await import('@/lib/server/root');
  const { submissionReference } = await import('@/lib/text/reference');
  const { rowReference } = await import('@/lib/server/submissions/row-text');

  const outbox = await root().outbox();
  const store = outbox.store!;
  const around = orderWork(root().stores!, outbox);
  const { orders, users } = around;

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
  watch(orders, ['list', 'find', 'insert', 'replace', 'remove']);
  const ofUsers = ['getUserByAccount', 'createUser', 'linkAccount', 'updateUser', 'deleteUser'];
  watch(users, [...ofUsers, 'isSessionRevoked']);

  function submitProfile(formId: string, changes: Record<string, string> = {}) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...typedProfile, ...changes }))
      form.set(name, value);
    return submitProfileAction(formId, form);
  }

  let buyers = 0;

  /** A person with an account who is signed in. */
  async function newBuyer({ isVerified = false, email = newAddress() } = {}) {
    const { localId: id, ...registered } = await register(email);
    // Reports are limited by address.
    const address = `127.0.${++buyers >> 8}.${buyers & 255}`;
    if (isVerified) await firebase.change(id, { emailVerified: true });
    const { idToken } = isVerified ? await firebase.login(email, PASSWORD) : registered;
    const { cookie } = await signIn(idToken);
    const user = { id, email, name: 'Asha', emailVerified: isVerified };
    const call = <Result>(action: () => Promise<Result>, headers = {}) => {
      receive({ cookie, [peerHeader()]: address, ...headers });
      return action();
    };
    // One payment settles one order.
    const utr = `${UTR.slice(0, -4)}${String(buyers).padStart(4, '0')}`;
    const report = () => reportPaymentAction(BOOK, utr, 'en');
    const writers: Record<Writer, () => Promise<unknown>> = {
      profile: () =>
        call(() => submitProfile(crypto.randomUUID(), { city: `City ${Math.random()}` })),
      report: () => call(report),
      'report and mail': () =>
        call(async () => {
          await report();
          await request.finish();
        }),
      'complete profile': () => call(completeProfileAction),
      'another tab': () => signIn(idToken),
      'no more news': () => call(actions.stopNewsAction),
      decision: async () => {
        const [found] = await findOrders(orderReference(id, BOOK), around);
        const event = found?.order?.event ?? 0;
        const choice = { decision: 'received', by: OWNER, event } as const;
        if (found) await decideOrder(found, choice, around);
      },
      mails: () => tellOrders(around),
    };
    return {
      ...user,
      user,
      cookie,
      idToken,
      call,
      message: (message = 'Hello') =>
        outbox.accept({
          kind: 'contact',
          formId: SAME_TEXT,
          payload: contactPayload({ email, message }),
          sender: email,
        }),
      writers,
    };
  }

  type Buyer = Awaited<ReturnType<typeof newBuyer>>;

  /** References of the rows that the owner was told are kept. */
  async function readKept({ id }: Buyer) {
    const rows = await collect(store.rows());
    return rows.flatMap(({ payload }) =>
      payload && 'request' in payload && payload.account === id
        ? payload.kept.split(', ').filter(Boolean)
        : [],
    );
  }

  async function expectNothingLeft(buyer: Buyer, kept: string[] = []) {
    const { id, email } = buyer;
    const rows = await collect(store.rows());
    const left = rows.filter((row) => {
      if (row.kind === 'request') return false;
      const text = JSON.stringify([row.sender, row.subject, row.payload]);
      return (text.includes(id) || text.includes(email)) && row.payload !== null;
    });
    // A profile that was being accepted may have replaced one that is kept.
    const quoted = left.map((row) => rowReference(row) || submissionReference(row));
    expect(quoted.filter((each) => !kept.includes(each))).toEqual([]);
    expect(rows.filter(({ sender, payload }) => sender === id && payload === null)).toEqual([]);
    expect(JSON.stringify(await orders.list())).not.toContain(id);
    expect(await findUser(id, users)).toBeNull();
    for await (const user of users.users()) expect(user.email).not.toBe(email);
    return left.length;
  }

  /** Does something in the middle of another request, once: at this step of it. @returns how often it was there. */
  async function during(run: () => Promise<unknown>, at: number, work: () => Promise<unknown>) {
    let count = 0;
    const step = async () => {
      if (count++ !== at) return;
      const { headers, afterwards } = request;
      await steps
        .run(undefined, work)
        .finally(() => Object.assign(request, { headers, afterwards }));
    };
    proxy.before(async (call) => (call === 'accounts:delete' ? step() : undefined));
    await steps.run(step, run).finally(() => proxy.before(async () => {}));
    return count;
  }

  return {
    ...site,
    ...actions,
    law,
    around,
    outbox,
    store,
    orders,
    users,
    findUser,
    completeProfileAction,
    newBuyer,
    submitProfile,
    writerNames,
    readKept,
    expectNothingLeft,

    /** Deletes an account, and lets a writer write at one step of it. @returns the number of steps. */
    async writeAtStep(at: number, writer: Writer) {
      const buyer = await newBuyer({ isVerified: true });
      await buyer.message();
      await buyer.writers.profile();
      await buyer.writers['report and mail']();
      let result: unknown;
      const deletion = async () => (result = await buyer.call(actions.deleteAccountAction));
      const count = await during(deletion, at, buyer.writers[writer]);
      const what = `${writer} at step ${at}`;
      expect(result, what).toMatchObject({ status: 'done' });
      const left = await expectNothingLeft(buyer, await readKept(buyer));
      const { receipt } = result as { receipt: { kept: number } };
      expect(receipt.kept, what).toBe(left);
      expect(count).toBeGreaterThan(15);
      return count;
    },

    /** Deletes the account of a new buyer, or of one who has written, at each step of a writer. */
    async deleteAtEachStepOf(writer: Writer, { isNew }: { isNew: boolean }) {
      for (let at = 0, count = 1; at < count; at++) {
        const buyer = await newBuyer({ isVerified: true });
        if (!isNew) await buyer.writers.profile();
        if (!isNew) await buyer.writers.report();
        let deleted: unknown;
        // What fails has written nothing, or removed it.
        const write = () => buyer.writers[writer]().catch(() => {});
        count = await during(write, at, async () => {
          deleted = await buyer.call(actions.deleteAccountAction);
        });
        if (at >= count) break;
        expect(deleted, `step ${at}`).toMatchObject({ status: 'done' });
        await expectNothingLeft(buyer, await readKept(buyer));
      }
    },

    /** Deletes an account while writers run, each from a step of the deletion on. */
    async deleteBeside(plan: (readonly [at: number, writer: Writer])[]) {
      const buyer = await newBuyer({ isVerified: true });
      await buyer.message();
      await buyer.writers.profile();
      let count = 0;
      const running: Promise<unknown>[] = [];
      const step = async () => {
        const now = count++;
        for (const [at, name] of plan)
          if (at === now) running.push(steps.run(undefined, buyer.writers[name]));
      };
      receive({ cookie: buyer.cookie });
      await steps.run(step, () => deleteAccount(buyer.user, 'delete', { outbox, orders, users }));
      await Promise.allSettled(running);
      await request.finish();
      await expectNothingLeft(buyer, await readKept(buyer));
    },
  };
}
