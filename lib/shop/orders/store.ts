import { type Collection, collect, type Database, type Saved } from '@/lib/store/collection';
import { shapes } from '@/lib/store/databases';
import { type Order } from './order';
import { type Payment } from './payment';

export type SavedOrder = Saved<Order>;
export type SavedPayment = Saved<Payment>;

export type OrderQuery =
  | { id: string }
  | { account: string }
  | { reference: string }
  | { utr: string }
  | { state: Order['state'] }
  | { isTold: false }
  /** Whose UTR has to be erased by this time. */
  | { utrUntil: number };

type FieldOf<Query> = Query extends Query ? keyof Query : never;

type OrderKey = (typeof shapes.orders.indexed)[number];

type PaymentKey = (typeof shapes.payments.indexed)[number];

export interface OrderStore extends Collection<Order, OrderKey> {
  /** By the time of the report. Without a query, all orders. */
  list(query?: OrderQuery): Promise<SavedOrder[]>;
  payments: Collection<Payment, PaymentKey>;
}

export function ordersIn(database: Database): OrderStore {
  const orders = database.collection<Order, OrderKey>(shapes.orders);

  async function read(query?: OrderQuery): Promise<SavedOrder[]> {
    if (!query) return collect(orders.all());
    if ('utrUntil' in query) return orders.findUntil('utrUntil', query.utrUntil);
    const [[field, value]] = Object.entries(query) as [[FieldOf<typeof query>, string]];
    return orders.find(field, value);
  }

  return {
    ...orders,
    payments: database.collection<Payment, PaymentKey>(shapes.payments),
    list: async (query) =>
      (await read(query)).sort((one, other) => one.reportedAt - other.reportedAt),
  };
}
