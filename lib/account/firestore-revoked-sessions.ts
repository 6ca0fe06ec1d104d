import { type Firestore } from 'firebase-admin/firestore';
import { type RevokedSessions } from './users';

/** How many expired ids are removed with each sign-out. */
const SWEEP = 20;

/** One document for each session that was signed out, by its id. */
export function firestoreRevokedSessions(database: Firestore): RevokedSessions {
  const collection = database.collection('revokedSessions');
  return {
    async revokeSession(id, until) {
      await collection.doc(id).set({ until });
      const expired = await collection.where('until', '<', new Date()).limit(SWEEP).get();
      await Promise.all(expired.docs.map((doc) => doc.ref.delete()));
    },
    async isSessionRevoked(id) {
      return (await collection.doc(id).get()).exists;
    },
  };
}
