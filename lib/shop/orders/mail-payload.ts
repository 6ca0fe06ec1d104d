import { MINUTE } from '@/lib/time';
import { type Order } from './order';

/** Which mail the buyer gets about the state of an order; undefined for one that the buyer knows. */
export function chooseMail({ state, buyerTold }: Order, hasFile: boolean) {
  // Undone before the buyer heard of it, or decided the same way again.
  if (state === (buyerTold ?? 'reported')) return undefined;
  if (state === 'reported') return 'undone';
  if (state === 'received') return hasFile ? 'ready' : 'byHand';
  return state;
}

/** So long a decision can be undone before the buyer hears of it. */
export const UNDO_TIME = 2 * MINUTE;

/** `digest`: of more reports than are told one by one. `reminder`: of those without a decision. */
export type ListName = 'digest' | 'reminder';

/** Orders that were reported after `since`, until `until`. Milliseconds since the epoch. */
export interface Window {
  since: number;
  until: number;
}

/** A mail about orders, as the outbox keeps it. What it says is read when it is sent. */
export interface OrderMail {
  /** `rest`: asks the buyer for what is missing to the price. `links`: those to an order again, or a new one to the search after all older ones were ended. */
  mail: Order['last'] | ListName | 'links' | 'rest';
  audience: 'owner' | 'buyer';
  /** The mail address it goes to. */
  to: string;
  /** Of the buyer; '' where it is about several. A row that was stored by an older version has none. */
  account?: string;
  /** Of the order; missing where it is about several. */
  reference?: string;
  name: string;
  email: string;
  /** A later event makes the mail outdated. */
  orders: { id: string; event: number }[];
  /** Of a list, which names all orders in it: each owner gets the same. */
  window?: Window;
  /** Not sent before. Milliseconds since the epoch. */
  notBefore: number;
}
