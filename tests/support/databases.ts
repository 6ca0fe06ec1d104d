import { readdirSync, readFileSync } from 'node:fs';
import { firestoreStore } from '@/lib/outbox/firestore';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { type Store } from '@/lib/outbox/store';
import { openFirestore } from './firestore';
import { scratch } from './scratch';

interface Database {
  store: Store;
  /** Everything that is stored, in the log of a database too. */
  bytes(): Promise<string>;
}

/** An empty database of each driver on a disk. */
export const databases: [driver: string, open: () => Database][] = [
  [
    'SQLite',
    () => {
      const { root } = scratch();
      const read = (name: string) => readFileSync(`${root}/${name}`, 'latin1');
      return {
        store: sqliteStore(root),
        bytes: async () => readdirSync(root).map(read).join('\n'),
      };
    },
  ],
  [
    'Firestore',
    () => {
      const firestore = openFirestore();
      return {
        store: firestoreStore(firestore),
        async bytes() {
          const collections = ['outbox', 'outbox-states'];
          const found = await Promise.all(
            collections.map((name) => firestore.collection(name).get()),
          );
          return JSON.stringify(found.flatMap(({ docs }) => docs.map((each) => each.data())));
        },
      };
    },
  ],
];
