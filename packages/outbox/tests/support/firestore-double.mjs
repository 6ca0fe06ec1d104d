import { FirestoreMock } from '@firebase-bridge/firestore-admin';

/**
 * Google's own client over an empty double in memory. The double takes two changes within one
 * millisecond for one, and then loses the first: here no two moments are the same.
 *
 * @returns {import('firebase-admin/firestore').Firestore}
 */
export function openFirestore() {
  const mock = new FirestoreMock();
  let last = 0;
  mock.systemTime.custom(() => new Date((last = Math.max(Date.now(), last + 1))));
  return mock.createDatabase().firestore();
}
