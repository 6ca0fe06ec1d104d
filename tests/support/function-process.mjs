/** Loaded into a server before anything else: its Firestore is a double with the documents of a file. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

let firestore;
// Before the double is loaded, which imports this module: an import keeps the function that it finds.
createRequire(import.meta.url)('firebase-admin/firestore').getFirestore = () => firestore;
const { openFirestore } = await import('./firestore-double.mjs');
firestore = openFirestore();
const documents = JSON.parse(readFileSync(process.env.TEST_DOCUMENTS, 'utf8'));
for (const [path, data] of Object.entries(documents)) await firestore.doc(path).set(data);
