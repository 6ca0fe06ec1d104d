export { openFirestore } from '../../packages/outbox/tests/support/firestore-double.mjs';
