import { firestoreStore } from '@/lib/outbox/firestore';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { type Store } from '@/lib/outbox/store';
import { openFirestore } from './firestore';

/** Milliseconds: a busy machine must not cut off a write, which would be tried again. */
const DEADLINE = 30_000;

/** Fresh, empty stores of each kind, in memory. Firestore is Google's own client over a double. */
export const drivers: [name: string, open: () => Store][] = [
  ['SQLite', () => sqliteStore(':memory:')],
  ['Firestore', () => firestoreStore(openFirestore(), DEADLINE)],
];
