import { expect, it, vi } from 'vitest';
import { BOOK, ordersSite, OWNERS } from '@/tests/support/orders-site';

const asked: string[] = [];
let isDown = false;
let address = (uid: string) => `${uid}@example.in`;

vi.doMock('@/lib/account/server/firebase-admin', async (load) => ({
  ...(await load<object>()),
  canReadAccounts: true,
  adminAuth: () => ({
    getUser: async (uid: string) => {
      asked.push(uid);
      await new Promise<void>((resolve) => {
        if (!isDown) setImmediate(resolve);
      });
      return { emailVerified: true, email: address(uid) };
    },
  }),
}));

const { around, buyer, mailsTo } = await ordersSite();
const { reportPayment } = await import('@/lib/orders/report');
const { tellOrders } = await import('@/lib/orders/tell');

async function report() {
  const { uid: id } = await buyer({ isVerified: false });
  await reportPayment({ id }, { book: BOOK, utr: '', language: 'en' }, await around());
  return id;
}

it('provider: is not asked for buyers in a list, however many there are', async () => {
  isDown = true;
  for (let n = 0; n < 30; n++) await report();
  await tellOrders(await around());
  expect(mailsTo(OWNERS[0]!)).toHaveLength(1);
  expect(asked).toEqual([]);
});

it('provider: is asked for the buyer of a single mail, who may have confirmed the address', async () => {
  isDown = false;
  const id = await report();
  await tellOrders(await around());
  expect(asked).toEqual(OWNERS.map(() => id));
  expect(mailsTo(OWNERS[0]!)[0]!.text).not.toContain('has not confirmed');
});

it('provider: what it has verified may be another address than that of the last login', async () => {
  address = () => 'other@example.in';
  await report();
  await tellOrders(await around());
  expect(mailsTo(OWNERS[0]!)[0]!.text).toContain('has not confirmed');
});
