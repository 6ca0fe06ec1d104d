import { FirestoreAdapter } from '@auth/firebase-adapter';
import { type DocumentData, FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Adapter, type AdapterUser } from 'next-auth/adapters';
import { type UserStore } from './user-store';

const MAX_EXPIRED_DELETED = 20;

const PAGE = 200;

/** How many values Firestore compares in one query. */
const MAX_IN = 30;

const toUser = (id: string, data: DocumentData): AdapterUser =>
  Object.assign(
    { id } as AdapterUser,
    Object.fromEntries(
      Object.entries(data).map(([name, value]: [string, unknown]) => [
        name,
        value instanceof Timestamp ? value.toDate() : value,
      ]),
    ),
  );

export function firestoreUsers(database: Firestore): UserStore {
  const revoked = database.collection('revokedSessions');
  const adapter = FirestoreAdapter(database) as Required<Adapter>;

  /** By the ids of users. */
  async function readUids(ids: string[]): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (let first = 0; first < ids.length; first += MAX_IN) {
      const some = ids.slice(first, first + MAX_IN);
      const { docs } = await database.collection('accounts').where('userId', 'in', some).get();
      for (const doc of docs)
        found.set(doc.get('userId') as string, doc.get('providerAccountId') as string);
    }
    return found;
  }

  return {
    ...adapter,
    // The adapter's own one writes a user who is deleted again.
    async updateUser({ id, ...fields }) {
      const document = database.collection('users').doc(id);
      await document.update(fields);
      return toUser(id, (await document.get()).data()!);
    },
    async *users() {
      const ordered = database.collection('users').orderBy(FieldPath.documentId()).limit(PAGE);
      for (let page = ordered; ;) {
        const { docs } = await page.get();
        const uids = await readUids(docs.map(({ id }) => id));
        for (const doc of docs)
          yield { ...toUser(doc.id, doc.data()), uid: uids.get(doc.id) ?? null };
        if (docs.length < PAGE) return;
        page = ordered.startAfter(docs.at(-1)!);
      }
    },
    async revokeSession(id, until) {
      await revoked.doc(id).set({ until });
      const expired = revoked.where('until', '<', new Date()).limit(MAX_EXPIRED_DELETED);
      await Promise.all((await expired.get()).docs.map((doc) => doc.ref.delete()));
    },
    isSessionRevoked: async (id) => (await revoked.doc(id).get()).exists,
  };
}
