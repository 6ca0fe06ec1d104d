import { MINUTE } from '@/lib/time';
import { type Order } from './order';

/** So long a decision can be undone before the buyer hears of it. */
export const UNDO_TIME = 2 * MINUTE;

/** A mail about orders, as the outbox keeps it. What it says is read when it is sent. */
export interface OrderMail {
  mail: Order['last'] | 'digest' | 'reminder';
  audience: 'owner' | 'buyer';
  /** The mail address it goes to. */
  to: string;
  /** Of the buyer; '' where it is about several. */
  name: string;
  email: string;
  /** A later event makes the mail outdated. */
  orders: { id: string; event: number }[];
  /** Not sent before. Milliseconds since the epoch. */
  notBefore: number;
}
