import {
  type DocumentData,
  type DocumentSnapshot,
  type Firestore,
  type Query as FirestoreQuery,
  Timestamp,
} from 'firebase-admin/firestore';
import { waitAtMost } from '@sutra/outbox/deadline';
import { FIRESTORE_TIMEOUT } from '@/lib/deadlines';
import { type Order } from './order';
import { type OrderQuery, type OrderStore, type SavedOrder } from './store';

// gRPC status codes.
const [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION] = [5, 6, 9];

const hasCode = (error: unknown, ...codes: number[]) =>
  codes.some((code) => (error as { code?: number }).code === code);

const toVersion = (time: Timestamp) => `${time.seconds}.${time.nanoseconds}`;

function toTimestamp(version: string): Timestamp {
  const [seconds, nanoseconds] = version.split('.');
  return new Timestamp(Number(seconds), Number(nanoseconds));
}

const toOrder = (snapshot: DocumentSnapshot) =>
  ({ ...snapshot.data(), version: toVersion(snapshot.updateTime!) }) as SavedOrder;

const withoutVersion = (order: Order & { version?: string }): DocumentData => {
  const { version, ...fields } = order;
  return version === undefined ? order : fields;
};

export function firestoreOrders(firestore: Firestore, deadline = FIRESTORE_TIMEOUT): OrderStore {
  const orders = firestore.collection('orders');
  const withDeadline = <Value>(work: Promise<Value>) => waitAtMost(work, deadline);

  function queryOf(query?: OrderQuery): FirestoreQuery {
    if (!query) return orders;
    const [[name, value]] = Object.entries(query) as [[string, unknown]];
    return orders.where(name, name === 'utrUntil' ? '<=' : '==', value);
  }

  return {
    async insert(order) {
      try {
        const { writeTime } = await withDeadline(
          orders.doc(order.id).create(withoutVersion(order)),
        );
        return { ...order, version: toVersion(writeTime) };
      } catch (error) {
        if (hasCode(error, ALREADY_EXISTS)) return undefined;
        throw error;
      }
    },
    async replace({ id, version }, next) {
      const lastUpdateTime = toTimestamp(version);
      try {
        const { writeTime } = await withDeadline(
          orders.doc(id).update(withoutVersion(next), { lastUpdateTime }),
        );
        return { ...next, version: toVersion(writeTime) };
      } catch (error) {
        if (hasCode(error, FAILED_PRECONDITION, NOT_FOUND)) return undefined;
        throw error;
      }
    },
    async remove({ id, version }) {
      try {
        const lastUpdateTime = toTimestamp(version);
        await withDeadline(orders.doc(id).delete({ lastUpdateTime }));
        return true;
      } catch (error) {
        if (hasCode(error, FAILED_PRECONDITION, NOT_FOUND)) return false;
        throw error;
      }
    },
    async list(query) {
      const { docs } = await withDeadline(queryOf(query).get());
      // Without further set-up Firestore indexes single fields only.
      return docs.map(toOrder).sort((one, other) => one.reportedAt - other.reportedAt);
    },
    close: async () => {
      // The caller owns the client.
    },
  };
}
