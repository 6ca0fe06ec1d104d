import { FirestoreAdapter } from '@auth/firebase-adapter';
import { type Firestore } from 'firebase-admin/firestore';
import { type Adapter } from 'next-auth/adapters';
import { type UserStore } from './users';

const MAX_EXPIRED_DELETED = 20;

export function firestoreUsers(database: Firestore): UserStore {
  const revoked = database.collection('revokedSessions');
  const adapter = FirestoreAdapter(database) as Required<Adapter>;
  return {
    ...adapter,
    async listUsers(isWanted) {
      const { docs } = await database.collection('users').select('email').get();
      const found = docs.filter((doc) => isWanted(doc.get('email') as string));
      const users = await Promise.all(found.map(({ id }) => adapter.getUser(id)));
      return users.filter((user) => user !== null);
    },
    async revokeSession(id, until) {
      await revoked.doc(id).set({ until });
      const expired = revoked.where('until', '<', new Date()).limit(MAX_EXPIRED_DELETED);
      await Promise.all((await expired.get()).docs.map((doc) => doc.ref.delete()));
    },
    isSessionRevoked: async (id) => (await revoked.doc(id).get()).exists,
  };
}
