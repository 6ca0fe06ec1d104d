export { openFirestore } from './firestore-double.mjs';
