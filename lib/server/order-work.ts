import { env } from '@/lib/env';
import { type Surroundings } from '@/lib/shop/orders/surroundings';
import { isStillThere } from './person/delete-account';
import { type Stores } from './stores';
import { type Outbox } from './submissions/kinds';

const ownerAddresses = (): readonly string[] => (env.MAIL_URL ? (env.OWNER_EMAILS ?? []) : []);

/** What work on orders needs, from the root. */
export const orderWork = (
  { users, orders }: Stores,
  outbox: Pick<Outbox, 'accept' | 'store'>,
): Surroundings => ({
  users,
  orders,
  outbox,
  owners: ownerAddresses(),
  now: Date.now,
  isStillThere: (person, since) => isStillThere(person, since, { users, orders, outbox }),
});
