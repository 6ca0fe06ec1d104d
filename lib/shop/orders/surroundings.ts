import { type Entry } from '@sutra/outbox/entry';
import { type SubmissionResult } from '@sutra/outbox/result';
import { type Store } from '@sutra/outbox/store';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { type User } from '@/lib/shop/account/user';
import { type OrderMail } from './mail-payload';
import { type OrderStore } from './store';

/** Where mails about orders wait. */
interface Mails {
  accept(entry: Entry<{ order: OrderMail }, 'order'>): Promise<SubmissionResult>;
  store: Pick<Store, 'rows' | 'load' | 'save' | 'swap'> | undefined;
}

/** What work on orders needs. */
export interface Surroundings {
  orders: OrderStore;
  users: UserStore;
  outbox: Mails;
  /** Mail addresses of the owners; none without a mail server. */
  owners: readonly string[];
  now: () => number;
  /** To be asked after a write for a person: false when the account was deleted since. */
  isStillThere(person: Pick<User, 'id' | 'name' | 'email'>, since: number): Promise<boolean>;
}
