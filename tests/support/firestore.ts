import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { type Firestore } from 'firebase-admin/firestore';

/**
 * Google's own client over an empty double in memory. The double takes two changes within one
 * millisecond for one, and then loses the first: here no two moments are the same.
 */
export function openFirestore(): Firestore {
  const mock = new FirestoreMock();
  let last = 0;
  mock.systemTime.custom(() => new Date((last = Math.max(Date.now(), last + 1))));
  return mock.createDatabase().firestore();
}
