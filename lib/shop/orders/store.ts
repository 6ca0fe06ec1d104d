import { getFirestore } from 'firebase-admin/firestore';
import { codedError } from '@sutra/outbox/error-code';
import { adminApp } from '@/lib/shop/account/server/firebase-admin';
import { env, usesFirestore } from '@/lib/env';
import { firestoreOrders } from './firestore-orders';
import { type Order } from './order';
import { sqliteOrders } from './sqlite-orders';

/** `version` changes with every write, and only its store reads it. */
export type SavedOrder = Order & { readonly version: string };

export type OrderQuery =
  | { id: string }
  | { account: string }
  | { reference: string }
  | { utr: string }
  | { state: Order['state'] }
  | { isTold: false }
  /** Whose UTR has to be erased by this time. */
  | { utrUntil: number };

/** Any method may reject when the store is down. */
export interface OrderStore {
  /** Undefined when the id exists. A returned order is on the disk. */
  insert(order: Order): Promise<SavedOrder | undefined>;
  /** Undefined when the order was changed since it was read, or is gone. */
  replace(order: SavedOrder, next: Order): Promise<SavedOrder | undefined>;
  /** From the files, too. False when the order was changed since it was read, or is gone. */
  remove(order: SavedOrder): Promise<boolean>;
  /** Without a query, all orders. */
  list(query?: OrderQuery): Promise<SavedOrder[]>;
  close(): Promise<void>;
}

function openOrderStore(): OrderStore {
  if (usesFirestore(env)) return firestoreOrders(getFirestore(adminApp()));
  if (env.DATA_DIR) return sqliteOrders(env.DATA_DIR);
  throw codedError('no-store');
}

// Next loads this file once for each bundle; all copies share one store.
const SLOT = Symbol.for('site-orders');
const shared = globalThis as { [SLOT]?: OrderStore };

/** @throws on a host that cannot store. */
export const orderStore = (): OrderStore => (shared[SLOT] ??= openOrderStore());

/** How often a write is tried that others overtake. */
const TRIES = 5;

/**
 * Writes what `change` returns. Calls it again with the current order when that was changed since it
 * was read. Undefined when `change` returns undefined or the order is gone.
 */
export async function changeOrder(
  store: OrderStore,
  order: SavedOrder,
  change: (order: SavedOrder) => Order | undefined,
): Promise<SavedOrder | undefined> {
  let current: SavedOrder | undefined = order;
  for (let tries = 0; current && tries < TRIES; tries++) {
    const next = change(current);
    const written = next && (await store.replace(current, next));
    if (!next || written) return written;
    [current] = await store.list({ id: order.id });
  }
  return undefined;
}
