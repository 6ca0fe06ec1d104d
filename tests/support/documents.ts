import { createOrder } from '@/lib/shop/orders/order';
import { type shapes } from '@/lib/store/databases';
import { T0 } from './rows';

const createdAt = new Date('2026-11-21T08:00:00.123Z');

const report = { title: "Robert'); DROP TABLE orders;-- आशा 🙏", amount: 299, language: 'hi' };

/** A document of each collection; no two of one have the same value in a field that is found by. */
export const documents: Record<
  keyof typeof shapes,
  (at: number) => { id: string } & Record<string, unknown>
> = {
  users: (at) => ({
    id: `user ${at}`,
    uid: `uid ${at}`,
    email: `${at}@example.in`,
    emailVerified: at % 2 ? createdAt : null,
    name: "Robert'); DROP TABLE users;-- आशा 🙏",
    image: null,
    lastSeenAt: createdAt,
    idleMailedAt: null,
    createdAt,
    profileCompletedAt: createdAt,
    deletionAskedAt: createdAt,
    sessionsEndedAt: createdAt,
  }),
  revokedSessions: (at) => ({ id: `session ${at}`, until: new Date(T0 + at) }),
  orders: (at) => ({
    ...createOrder(
      `uid ${at}`,
      { ...report, book: 'a-book', utr: `4123 ${at}` },
      T0 + at,
      `sale ${at}`,
    ),
    state: `state ${at}`,
    isTold: at % 2 === 0,
  }),
  payments: (at) => ({
    id: `payment ${at}`,
    utr: `4123 ${at}`,
    day: '2026-11-26',
    amount: 299.5,
    narration: "UPI/Robert'); DROP TABLE payments;-- आशा 🙏",
    source: 'statement',
    state: 'settled',
    orderId: `order ${at}`,
    holders: '[]',
    at: T0,
    paidBackAt: null,
    wholeUntil: T0 + at,
    until: T0 + at,
  }),
};
