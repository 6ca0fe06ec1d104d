import { getFirestore } from 'firebase-admin/firestore';
import { type Store as OutboxStore } from '@sutra/outbox/store';
import { env, hasStore, usesFirestore } from '@/lib/env';
import { type Log } from '@/lib/log/log';
import { adminApp } from '@/lib/shop/account/server/firebase-admin';
import { usersIn, type UserStore } from '@/lib/shop/account/server/user-store';
import { ordersIn, type OrderStore } from '@/lib/shop/orders/store';
import { type Database } from '@/lib/store/collection';
import { firestoreDatabase } from '@/lib/store/firestore';
import { sqliteDatabase } from '@/lib/store/sqlite';

export interface Stores {
  users: UserStore;
  orders: OrderStore;
}

export interface OpenStores extends Stores {
  /** Opens the rows of the outbox, which keep a contract of their own. */
  openRows(log: Log): Promise<OutboxStore>;
  close(): Promise<void>;
}

/** The one choice between the drivers. */
function openDriver(): Pick<OpenStores, 'openRows'> & { database: Database } {
  if (usesFirestore(env)) {
    const firestore = getFirestore(adminApp());
    return {
      database: firestoreDatabase(firestore),
      async openRows() {
        const { firestoreStore } = await import('@sutra/outbox/stores/firestore');
        return firestoreStore(firestore);
      },
    };
  }
  const folder = env.DATA_DIR!;
  return {
    database: sqliteDatabase(folder),
    async openRows(log) {
      const { sqliteStore } = await import('@sutra/outbox/stores/sqlite');
      return sqliteStore(folder, { log });
    },
  };
}

/** Nothing on a host that cannot store. */
export function openStores(): OpenStores | undefined {
  if (!hasStore(env)) return undefined;
  const { database, openRows } = openDriver();
  return {
    users: usersIn(database),
    orders: ordersIn(database),
    openRows,
    close: () => database.close(),
  };
}
