import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FirestoreMock } from '@firebase-bridge/firestore-admin';
import { firestoreStore } from '@/lib/submissions/drivers/firestore-store';
import { type PayloadCipher } from '@/lib/submissions/drivers/payload-cipher';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { scratch } from './scratch';

/** One database of each driver: opens it with a key, and reads its raw bytes. */
export const databases: [
  string,
  () => { open(cipher?: PayloadCipher): SubmissionStore; bytes(): Promise<string> },
][] = [
  [
    'SQLite',
    () => {
      const directory = join(scratch().root, 'data');
      return {
        open: (cipher) => sqliteStore(directory, undefined, cipher),
        bytes: async () =>
          readdirSync(directory)
            .map((name) => readFileSync(join(directory, name), 'latin1'))
            .join('\n'),
      };
    },
  ],
  [
    'Firestore',
    () => {
      const firestore = new FirestoreMock().createDatabase().firestore();
      return {
        open: (cipher) => firestoreStore(firestore, { cipher }),
        bytes: async () => {
          const { docs } = await firestore.collection('submissions').get();
          return JSON.stringify(docs.map((document) => document.data()));
        },
      };
    },
  ],
];
