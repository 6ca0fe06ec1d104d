/**
 * Loaded into a server before anything else: its Firestore is a double with the documents of a file,
 * which has each write before it is acknowledged. `TEST_CLOCK` moves its clock by milliseconds.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const file = process.env.TEST_DOCUMENTS;
const shift = Number(process.env.TEST_CLOCK ?? 0);
const now = Date.now;
Date.now = () => now() + shift;

let firestore;
// Before the double is loaded, which imports this module: an import keeps the function that it finds.
const admin = createRequire(import.meta.url)('firebase-admin/firestore');
admin.getFirestore = () => firestore;
const { openFirestore } = await import('../../packages/outbox/tests/support/firestore-double.mjs');
firestore = openFirestore();
const documents = JSON.parse(readFileSync(file, 'utf8'));
for (const [path, data] of Object.entries(documents)) await firestore.doc(path).set(data);

async function keep() {
  const collections = await firestore.listCollections();
  const found = await Promise.all(collections.map((collection) => collection.get()));
  const all = found.flatMap(({ docs }) => docs.map((doc) => [doc.ref.path, doc.data()]));
  writeFileSync(`${file}.new`, JSON.stringify(Object.fromEntries(all)));
  renameSync(`${file}.new`, file);
}

function keepAfter(prototype, name) {
  const real = prototype[name];
  prototype[name] = async function (...values) {
    const result = await real.apply(this, values);
    await keep();
    return result;
  };
}
for (const name of ['create', 'set', 'update', 'delete'])
  keepAfter(admin.DocumentReference.prototype, name);
keepAfter(admin.Firestore.prototype, 'runTransaction');
