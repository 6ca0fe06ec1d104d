import { type UserStore } from '@/lib/shop/account/server/user-store';
import { userStore } from '@/lib/shop/account/server/users';
import { env } from '@/lib/env';
import { type Outbox } from '@/lib/server/submissions/kinds';
import { type OrderStore, orderStore } from './store';

/** What work on orders needs. */
export interface Surroundings {
  orders: OrderStore;
  users: UserStore;
  outbox: Pick<Outbox, 'accept' | 'store'>;
  /** Mail addresses of the owners; none without a mail server. */
  owners: readonly string[];
  now: () => number;
}

export const ownerAddresses = (): readonly string[] =>
  env.MAIL_URL ? (env.OWNER_EMAILS ?? []) : [];

/** @throws on a host that cannot store. */
export const surroundings = (outbox: Surroundings['outbox']): Surroundings => ({
  orders: orderStore(),
  users: userStore(),
  outbox,
  owners: ownerAddresses(),
  now: Date.now,
});
