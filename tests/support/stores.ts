import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { firestoreStore } from '@/lib/submissions/drivers/firestore-store';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';

/** Fresh, empty stores of each kind, in memory. Firestore is Google's own client over a double. */
export const drivers: [name: string, open: () => SubmissionStore][] = [
  ['SQLite', () => sqliteStore(':memory:')],
  ['Firestore', () => firestoreStore(new FirestoreMock().createDatabase().firestore())],
];
