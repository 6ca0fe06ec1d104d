import { getFirestore } from 'firebase-admin/firestore';
import { env, hasStore, usesFirestore } from '@/lib/env';
import { type Log, log } from '@/lib/log/log';
import { adminApp } from '@/lib/shop/account/server/firebase-admin';
import { usersIn, type UserStore } from '@/lib/shop/account/server/user-store';
import { ordersIn, type OrderStore } from '@/lib/shop/orders/store';
import { firestoreDatabase } from '@/lib/store/firestore';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { type Outbox } from './submissions/kinds';

export interface Stores {
  users: UserStore;
  orders: OrderStore;
}

/** In one database. */
interface OpenStores extends Stores {
  close(): Promise<void>;
}

/** What the site keeps and sends with. Nothing else opens a store: functions get what they need. */
export interface Root {
  /** Missing on a host that cannot store. */
  readonly stores: OpenStores | undefined;
  /** Opened when it is first needed, and anew after a failure. */
  outbox(): Promise<Outbox>;
}

function openStores(): OpenStores | undefined {
  if (!hasStore(env)) return undefined;
  const database = usesFirestore(env)
    ? firestoreDatabase(getFirestore(adminApp()))
    : sqliteDatabase(env.DATA_DIR!);
  return {
    users: usersIn(database),
    orders: ordersIn(database),
    close: () => database.close(),
  };
}

/** For commands, whose log is their own. The site has one root: `root()`. */
export function openRoot(log: Log): Root {
  const stores = openStores();
  let outbox: Promise<Outbox> | undefined;
  return {
    stores,
    outbox: () =>
      (outbox ??= import('./outbox')
        .then(({ openOutbox }) => openOutbox(log, stores))
        .catch((error: unknown) => {
          outbox = undefined;
          throw error;
        })),
  };
}

// Next loads this file once for each bundle; all copies share one root.
const SLOT = Symbol.for('site-root');
const shared = globalThis as { [SLOT]?: Root };

export const root = (): Root => (shared[SLOT] ??= openRoot(log));
