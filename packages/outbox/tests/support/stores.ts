import { readdirSync, readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { firestoreStore } from '@sutra/outbox/stores/firestore';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { type Store } from '@sutra/outbox/store';
import { openFirestore } from './firestore-double.mjs';
import { scratch } from './scratch.ts';

/** Milliseconds: a busy machine must not cut off a write, which would be tried again. */
const PATIENT = { deadline: 30_000 };

/** Fresh, empty stores of each kind, in memory. Firestore is Google's own client over a double. */
export const drivers: [name: string, open: () => Store][] = [
  ['SQLite', () => sqliteStore(':memory:')],
  ['Firestore', () => firestoreStore(openFirestore(), PATIENT)],
];

interface Database {
  store: Store;
  /** Everything that is stored, in the log of a database too. */
  bytes(): Promise<string>;
}

function sqliteFiles(): Database {
  const { root, remove } = scratch();
  onTestFinished(remove);
  const read = (name: string) => readFileSync(`${root}/${name}`, 'latin1');
  return { store: sqliteStore(root), bytes: async () => readdirSync(root).map(read).join('\n') };
}

function firestoreDocuments(): Database {
  const firestore = openFirestore();
  const read = async (name: string) => (await firestore.collection(name).get()).docs;
  return {
    store: firestoreStore(firestore, PATIENT),
    async bytes() {
      const found = await Promise.all(['outbox', 'outbox-states'].map(read));
      return JSON.stringify(found.flat().map((each) => each.data()));
    },
  };
}

/** An empty database of each driver whose stored bytes can be read. */
export const databases: [driver: string, open: () => Database][] = [
  ['SQLite', sqliteFiles],
  ['Firestore', firestoreDocuments],
];
